import type { HandleClientError } from '@sveltejs/kit';
import { SHELF } from '$games/shelf';
import { m } from '$lib/paraglide/messages.js';
import { notices } from '$lib/state/notices.svelte';
import { provide } from '$lib/shelf';
import { report } from '$lib/state/report';

provide(SHELF);

/** Kit shows the error page; a bug is also told to whoever looks at the console. A wrong address is no bug. */
export const handleError: HandleClientError = ({ error, status, message }) => {
	if (status !== 404) report(error);
	return { message };
};

/** What goes wrong outside of pages and their rendering (a tap, a timer) leaves the screen as it is, and says so. */
function sayMishap() {
	notices.say({
		id: 'mishap',
		text: m.notice_mishap,
		action: { label: m.notice_reload, run: () => location.reload() },
		stays: true
	});
}

// The browser writes both to the console by itself.
addEventListener('unhandledrejection', sayMishap);
addEventListener('error', (event) => {
	// Without an error it is the browser's own grumbling (a ResizeObserver that ran late), not a bug of ours.
	if (event.error) sayMishap();
});
