/** Every sentence there is, of the house and of its games, for tests that look for them. */
import houseEn from '../messages/en.json' with { type: 'json' };
import houseIt from '../messages/it.json' with { type: 'json' };
import virtusEn from '../src/games/virtus/messages/en.json' with { type: 'json' };
import virtusIt from '../src/games/virtus/messages/it.json' with { type: 'json' };

export const en = { ...houseEn, ...virtusEn };
export const it = { ...houseIt, ...virtusIt };
