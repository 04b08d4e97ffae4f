import { expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const sent = { text: 'old', version: 3, isSent: true };
const changed = { text: 'mine', version: 3, isSent: false };
const visitors = { text: 'mine', version: undefined, isSent: false };
const none = { text: null, version: 0 };
const gone = { text: null, version: 4 };
const newer = { text: 'theirs', version: 4 };

it.each([
  ['what is here, where the server cannot be asked', changed, undefined, 'local'],
  ['nothing, where there is nothing', undefined, none, 'local'],
  ['what another device left, where nothing is here', undefined, newer, 'server'],
  ['what another device left since, where nothing was changed here', sent, newer, 'server'],
  ['what was changed here since, where nobody else has changed it', changed, { text: 'old', version: 3 }, 'local'],
  ['both, where it was changed here and elsewhere', changed, newer, 'both'],
  ['both, where a visitor’s meets one of the account', visitors, newer, 'both'],
  ['a visitor’s, where the account has none', visitors, none, 'local'],
  ['what is here, where the server has the same', visitors, { text: 'mine', version: 7 }, 'local'],
  ['nothing, where it was completed elsewhere and not changed here', sent, gone, 'server'],
  ['what was changed here, where it was completed elsewhere', changed, gone, 'local'],
] as const)('goes on with %s', (_what, local, server, expected) => {
  expect(openingOf(local, server)).toBe(expected);
});
