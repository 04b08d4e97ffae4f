import { expect, test } from 'vitest';
import type { ROLES } from '#kernel/actor.ts';
import { lineAbilities } from './line-access.ts';

const actorOf = (role: (typeof ROLES)[number]) => ({
  id: 'me',
  username: 'me',
  role,
  organisationId: 'own',
  rights: [],
});
const scope = { readable: ['own', 'child'], writable: ['own'], serviced: [], visitors: false };

test.each(['customer-lv1', 'customer-lv2', 'staff'] as const)(
  '%s edits and deletes lines of the own organisation only',
  (role) => {
    expect(lineAbilities(actorOf(role), scope, 'own')).toEqual({ edit: true, delete: true });
    expect(lineAbilities(actorOf(role), scope, 'child')).toEqual({ edit: false, delete: false });
  },
);

test('the administrator changes no line, whatever the scope says', () => {
  expect(lineAbilities(actorOf('admin'), scope, 'own')).toEqual({ edit: false, delete: false });
});
