/** What a loud table does to a walk: mends, speaks out of turn, says things at a glance, and taps too fast. */
import { emptySheet, type Player as Seated } from '../../src/games/virtus/rules/sheet';
import { faults } from './axe';
import { expect, test, type Page } from './fixtures';
import { golden, seed, upTo } from './seed';
import { hydrated } from './ready';
import { kept, sit } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const people = (...names: string[]): Seated[] => names.map((name, i) => ({ id: `p${i + 1}`, name }));
const key = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name, exact: true });
const player = (page: Page, name: string) => page.getByRole('group').getByRole('button', { name });
const row = (page: Page, name: string) => page.locator('.rows > li').filter({ hasText: name });
const asks = (page: Page, what: string) =>
	expect(page.getByRole('group', { name: what, exact: true })).toBeVisible();
const go = (page: Page) => page.locator('main .go');
const seated = (page: Page, ...names: string[]) => sit(page, emptySheet(people(...names)));
/** The counts of a call, in the order of the seats. */
async function counts(page: Page, names: readonly string[], ...cards: number[]) {
	for (const [i, count] of cards.entries()) {
		await asks(page, `How many does ${names[i]} show?`);
		await key(page, String(count)).tap();
	}
}
async function mend(page: Page, name: string, from: number, to: number) {
	await page.getByRole('button', { name: `${name} shows ${from}: change it`, exact: true }).tap();
	await key(page, String(to)).tap();
	await expect(page.getByRole('button', { name: `${name} shows ${to}: change it` })).toBeVisible();
}

test('an answer belongs to whoever gave it, and comes back with the place', async ({ page }) => {
	const names = ['Anna', 'Bruno', 'Carla'];
	await seated(page, ...names);
	await counts(page, names, 3, 2, 1);
	for (let i = 1; i <= 3; i++) {
		await asks(page, 'What does Anna discard?');
		await key(page, 'Flame').tap();
		if (i < 3) await expect(page.locator('.given .card')).toHaveCount(i);
	}
	await asks(page, 'What does Bruno discard?');
	await key(page, 'Light').tap();
	await expect(go(page)).toHaveText('Call Faith');
	await expect(row(page, 'Anna')).toContainText('+5 +9');

	await mend(page, 'Bruno', 2, 4);
	await expect(page.getByRole('alert')).toContainText(
		'Anna discarded this as 1st: Flame, Flame, and Flame. Now Bruno is 1st.'
	);
	await asks(page, 'What does Bruno discard?');
	await expect(row(page, 'Bruno')).toContainText('+5');
	await expect(row(page, 'Bruno')).not.toContainText('+9');
	expect(await faults(page)).toEqual([]);
	await go(page).tap(); // Bruno keeps every card
	await expect(page.getByRole('alert')).toContainText('Bruno discarded this as 2nd: Light. Now Anna is 2nd.');
	await asks(page, 'What does Anna discard?');
	await key(page, 'Water').tap();
	await expect(go(page)).toHaveText('Call Faith');
	await expect(row(page, 'Anna')).toContainText('+2 +3');

	await mend(page, 'Bruno', 4, 2);
	await expect(go(page)).toHaveText('Call Faith');
	await expect(row(page, 'Anna')).toContainText('+5 +9');
	await expect(row(page, 'Bruno')).toContainText('+2');
	await page.reload();
	await expect(row(page, 'Anna')).toContainText('+5 +9');
});

test('discards that are changed start with what was given, and can be left as it was', async ({ page }) => {
	const names = ['Anna', 'Bruno', 'Carla'];
	await seated(page, ...names);
	await counts(page, names, 3, 0, 0);
	await key(page, 'Flame').tap();
	await expect(page.locator('.given .card')).toHaveCount(1);
	await go(page).tap();
	await expect(go(page)).toHaveText('Call Faith');
	const change = page.getByRole('button', { name: 'Anna gave up Flame Change' });
	await change.tap();
	await expect(page.locator('.given .card')).toHaveCount(1);
	await expect(go(page)).toHaveText('Keep it as it was');
	await go(page).tap();
	await expect(row(page, 'Anna')).toContainText('+5 +3');
	await change.tap();
	await page.getByRole('button', { name: 'Take back: Flame' }).tap();
	await expect(page.locator('.given .card')).toHaveCount(0);
	for (const i of [1, 2, 3]) {
		await key(page, 'Light').tap();
		if (i < 3) await expect(page.locator('.given .card')).toHaveCount(i);
	}
	await expect(go(page)).toHaveText('Call Faith');
	await expect(row(page, 'Anna')).not.toContainText('+3');
	// Three are all that may be given up: the keys say so, beside the cards and not upon them.
	await page.getByRole('button', { name: /Anna gave up/ }).tap();
	await key(page, 'Water').tap({ force: true });
	await expect(page.locator('.off')).toContainText('That is as many as may be discarded.');
	await page.getByRole('button', { name: 'Take back: Light' }).first().tap();
	await expect(page.locator('.given .card')).toHaveCount(2);
});

test('a second tap before the next question is drawn is no answer', async ({ page }) => {
	await seated(page, 'Anna', 'Bruno', 'Carla');
	await asks(page, 'How many does Anna show?');
	await key(page, '2').evaluate((button: HTMLElement) => {
		button.click();
		button.click();
	});
	await asks(page, 'How many does Bruno show?');
	await expect.poll(async () => (await kept(page)).edits.length).toBe(1);
});

test('whoever speaks up is asked next, the rest follow, and nobody else has any', async ({ page }) => {
	await seated(page, 'Anna', 'Bruno', 'Carla', 'Dario');
	await asks(page, 'How many does Anna show?');
	// Where the last tap has called the Virtue, a thumb that falls twice says nothing.
	await expect(go(page)).toHaveText('4 players to go');
	await row(page, 'Carla').tap({ position: { x: 80, y: 24 } });
	await asks(page, 'How many does Carla show?');
	await key(page, '3').tap();
	await asks(page, 'How many does Anna show?');
	await expect(page.getByRole('button', { name: 'Carla shows 3: change it' })).toBeVisible();
	await page.getByRole('button', { name: 'Ask Dario now' }).focus();
	await page.keyboard.press('Enter');
	await asks(page, 'How many does Dario show?');
	await key(page, '1').tap();
	await asks(page, 'How many does Anna show?');
	await expect(go(page)).toHaveText('The other 2 show none');
	await go(page).tap();
	await asks(page, 'What does Carla discard?');
	await page.getByRole('button', { name: 'Undo', exact: true }).tap();
	await asks(page, 'How many does Anna show?');
});

test('a tie is one tap, three for most are two, and values are the other way', async ({ page }) => {
	const names = ['Anna', 'Bruno', 'Carla'];
	await seated(page, ...names);
	await counts(page, names, 2, 2, 2);
	await asks(page, 'Who has the highest card?');
	await player(page, 'Carla').tap();
	await asks(page, 'Who has the higher card?');
	await expect(player(page, 'Carla')).toBeHidden();
	await player(page, 'Anna').tap();
	await expect(row(page, 'Carla')).toContainText('1st');
	await expect(row(page, 'Anna')).toContainText('2nd');
	for (let i = 0; i < 2; i++) {
		await page.getByRole('button', { name: 'Undo', exact: true }).tap();
		await expect.poll(async () => (await kept(page)).at).toBe(4 - i);
	}
	await asks(page, 'Who has the highest card?');
	await go(page).tap(); // Enter the values
	await asks(page, 'Which is Anna’s highest Charity card?');
	await go(page).tap(); // Just say who is higher
	await player(page, 'Carla').tap();
	await asks(page, 'Who has the higher card?');
	// The values take the place of what was said at a glance: Carla is asked like the others.
	await go(page).tap();
	await asks(page, 'Which is Anna’s highest Charity card?');
	await key(page, '9').tap();
	await asks(page, 'Which is Bruno’s highest Charity card?');
	await expect(row(page, 'Anna')).toContainText('highest 9');
	// Nine is Anna's: the key is off, and says whose it is and where to mend it.
	await key(page, '9').tap({ force: true });
	await expect(page.locator('.off')).toContainText('The 9 is Anna’s highest card.');
	await expect(page.getByRole('button', { name: 'Change Anna: 9' })).toBeVisible();
	await key(page, '14').tap();
	await asks(page, 'Which is Carla’s highest Charity card?');
	await key(page, '3').tap();
	await expect(row(page, 'Bruno')).toContainText('1st');
	await expect(row(page, 'Anna')).toContainText('2nd');
});

test('trios are one tap a player, as far as the icons allow, or counted icon by icon', async ({ page }) => {
	const seven = golden('seven-players-three-way-tie-shared-victory');
	await page.goto('./');
	await seed(
		page,
		upTo(seven, 'trios', ({ kind }) => kind === 'trios')
	);
	await page.goto('./play/?game=trios');
	await hydrated(page);
	await asks(page, 'How many trios does Ada have?');
	await key(page, '1').tap();
	await asks(page, 'How many trios does Carlo have?');
	await expect(page.getByRole('button', { name: 'Ada has 1 trio: change it' })).toBeVisible();
	await go(page).tap(); // Count the icons
	await asks(page, 'How many Flames does Carlo hold?');
	await key(page, '1').tap();
	await asks(page, 'How many Waters does Carlo hold?');
	await key(page, '0').tap();
	await asks(page, 'How many Flames does Gino hold?');
	await go(page).tap(); // Just count the trios
	await asks(page, 'How many trios does Gino have?');
});

test('nothing opens by itself: Prudence is settled, the trios too, and a tap reveals the result', async ({
	page
}) => {
	const two = golden('two-players');
	await page.goto('./');
	await seed(
		page,
		upTo(two, 'two', ({ call }) => call === 'trios', false)
	);
	await page.goto('./play/?game=two');
	await hydrated(page);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prudence');
	await expect(page.locator('.rows')).toContainText('1st');
	await expect(go(page)).toHaveText('Count the trios');
	await go(page).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trios');
	while ((await page.getByRole('group').count()) > 0) {
		const before = (await kept(page)).at;
		await key(page, '0').tap();
		await expect.poll(async () => (await kept(page)).at).toBe(before + 1);
	}
	await expect(go(page)).toHaveText('Reveal the result');
	await expect(page.locator('.rows .cards')).toHaveText(['0', '0']);
	expect(new URL(page.url()).pathname).toBe('/play/');
	await go(page).tap();
	await page.waitForURL(/\/result\//);
});

test('with two players the walk says why Hope asks nothing', async ({ page }) => {
	await page.goto('./');
	await seed(
		page,
		upTo(golden('two-players'), 'two', ({ call }) => call === 'fortitude', false)
	);
	await page.goto('./play/?game=two');
	await expect(page.locator('main')).toContainText('is protected: Hope takes nothing. Now open both hands.');
});

test('a Hope that nobody holds still opens the hands', async ({ page }) => {
	await page.goto('./');
	await seed(
		page,
		upTo(golden('nobody-holds-hope'), 'none', ({ call }) => call === 'fortitude', false)
	);
	await page.goto('./play/?game=none');
	await expect(page.locator('main')).toContainText('Even so, everyone opens their whole hand now.');
	await expect(go(page)).toHaveText('Call Fortitude');
});

test('a key that is off says why, and leads to what may be wrong; what follows is shown with its reason', async ({
	page
}) => {
	const names = ['Gus', 'Ada', 'Bea', 'Carlo'];
	await seated(page, ...names);
	await counts(page, names, 7, 5);
	await asks(page, 'How many does Bea show?');
	await key(page, '4').tap({ force: true });
	await expect(page.locator('.off')).toContainText('Gus and Ada have shown 12 of the 14.');
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Change Ada: 5' }).tap();
	await asks(page, 'How many does Ada show?');
	await key(page, '6').tap();
	// By keyboard as well: the focus is enough.
	await asks(page, 'How many does Bea show?');
	await key(page, '1').focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('.off')).toContainText('Gus and Ada have shown 13 of the 14.');
	// It stays while the focus goes on to what may be wrong, and Escape closes it.
	await page.keyboard.press('ArrowLeft');
	await expect(page.getByRole('button', { name: 'Change Ada: 6' })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(page.getByRole('button', { name: 'Change Ada: 6' })).toBeHidden();
	await key(page, '1').tap();
	await expect(row(page, 'Carlo')).toContainText('none are left');
	await expect(row(page, 'Carlo').locator('.cards')).toHaveText('0');
});

test('the table can change in the middle of a game, and one undo takes it back', async ({ page }) => {
	const names = ['Anna', 'Brumo', 'Carla'];
	await seated(page, ...names);
	await counts(page, names, 3, 2, 1);
	await asks(page, 'What does Anna discard?');
	await key(page, 'Flame').tap();
	await expect(page.locator('.given .card')).toHaveCount(1);
	await page.getByRole('link', { name: 'Change the table' }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table');
	await page.getByLabel('Name at seat 3').fill('Clara');
	await page.getByRole('button', { name: 'Back to the game' }).tap();
	await expect(page.locator('.given .card'), 'a list that was begun').toHaveCount(1);
	for (const at of [4, 3]) {
		await page.getByRole('button', { name: 'Undo', exact: true }).tap();
		await expect.poll(async () => (await kept(page)).at).toBe(at);
	}
	await page.getByRole('link', { name: 'Change the table' }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table');
	await page.getByLabel('Name at seat 2').fill('Bruno');
	await page.getByRole('button', { name: 'Add a seat' }).tap();
	await page.getByLabel('Name at seat 4').fill('Dario');
	await page.getByRole('button', { name: 'Change the seat of Anna' }).focus();
	await page.keyboard.press('ArrowDown');
	await page.reload(); // and nothing of it is lost
	await expect(page.getByLabel('Name at seat 2')).toHaveValue('Anna');
	expect(await faults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Back to the game' }).tap();
	// What was said of the others stays, and whoever has come is asked.
	await asks(page, 'How many does Dario show?');
	await expect(page.locator('.rows .name')).toHaveText(['Bruno', 'Anna', 'Carla', 'Dario']);
	await expect(page.getByRole('button', { name: 'Anna shows 3: change it' })).toBeVisible();
	await key(page, '0').tap();
	await asks(page, 'What does Anna discard?');
	expect((await kept(page)).record.players.map(({ id, name }) => `${id} ${name}`)).toEqual([
		'p2 Bruno',
		'p1 Anna',
		'p3 Carla',
		// No other phone that seats somebody meanwhile gives them this id.
		expect.stringMatching(/^p[0-9a-f]{6} Dario$/)
	]);
	for (const at of [4, 3]) {
		await page.getByRole('button', { name: 'Undo', exact: true }).tap();
		await expect.poll(async () => (await kept(page)).at).toBe(at);
	}
	await expect(page.locator('.rows .name')).toHaveText(names);
	await asks(page, 'What does Anna discard?');

	await page.getByRole('link', { name: 'Change the table' }).tap();
	await page.getByRole('button', { name: 'Change the seat of Anna' }).tap();
	await page.getByRole('button', { name: 'Remove Anna' }).tap();
	await page.getByRole('link', { name: 'Back' }).tap();
	await asks(page, 'What does Brumo discard?');
	await expect(page.locator('.rows .name')).toHaveText(['Brumo', 'Carla']);
	await page.goto('./');
	await expect(page.getByText('Brumo and Carla')).toBeVisible();
});

test('a table that was only looked at stays as it is, whatever its names', async ({ page }) => {
	const twins = [
		{ id: 'a', name: 'Ada' },
		{ id: 'b', name: 'Ada' },
		{ id: 'c', name: 'Bea  B' }
	];
	await page.goto('./');
	await seed(
		page,
		upTo(emptySheet(twins), 'twins', () => true)
	);
	await page.goto('./play/?game=twins');
	await key(page, '3').tap();
	await expect.poll(async () => (await kept(page)).edits.length).toBe(1);
	await page.getByRole('button', { name: 'Undo', exact: true }).tap();
	await page.getByRole('link', { name: 'Change the table' }).tap();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table');
	await page.getByRole('button', { name: 'Back to the game' }).tap();
	await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeEnabled();
	await page.getByRole('link', { name: 'Change the table' }).tap();
	await page.getByLabel('Name at seat 3').fill('Cleo');
	await page.getByRole('button', { name: 'Back to the game' }).tap();
	await expect(page.locator('.rows .name')).toHaveText(['Ada', 'Ada', 'Cleo']);
});

test('what no longer fits is settled before the result is revealed', async ({ page }) => {
	await page.goto('./');
	await seed(
		page,
		upTo(golden('example-2'), 'ended', () => false)
	);
	await page.goto('./play/?game=ended');
	await page.getByRole('navigation').getByRole('button', { name: 'Hope' }).tap();
	await mend(page, 'Camilla', 3, 0);
	await mend(page, 'Stefano', 2, 0);
	await mend(page, 'Sofia', 1, 0);
	await page.getByRole('button', { name: 'Back to Trios' }).tap();
	await expect(page.getByRole('alert')).toContainText('Hope: an answer no longer fits.');
	await expect(go(page)).toHaveText('First settle what no longer fits');
	await page.getByRole('button', { name: 'Take it back' }).tap();
	await expect(go(page)).toHaveText('Reveal the result');
	await go(page).tap();
	await page.waitForURL(/\/result\//);
});

test.describe('on the smallest phone', () => {
	test.use({ viewport: { width: 320, height: 568 } });

	test('whoever is asked stands above the keys, in a correction too', async ({ page }) => {
		await page.goto('./');
		await seed(
			page,
			upTo(golden('example-2'), 'hope', ({ call }) => call === 'fortitude', false)
		);
		await page.goto('./play/?game=hope');
		await page.getByRole('button', { name: /Light/ }).last().tap();
		const edge = (locator: ReturnType<typeof row>, side: 'top' | 'bottom') =>
			locator.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), side);
		await expect
			.poll(
				async () => (await edge(page.locator('.dock'), 'top')) - (await edge(row(page, 'Sofia'), 'bottom'))
			)
			.toBeGreaterThanOrEqual(0);
	});
});
