import { expect, test } from 'vitest';
import en from '#modules/audit/locales/en.json' with { type: 'json' };
import zh from '#modules/audit/locales/zh-cn.json' with { type: 'json' };
import { COMPOSED } from '#testing/composed.ts';
import { AUDIT_ACTIONS, isShippedAction } from './audit-actions.ts';

test.each([
  ['zh-cn', zh],
  ['en', en],
])('every action that can be recorded has a text in %s, and every text an action', (_, texts) => {
  expect(Object.keys(texts.action).sort()).toEqual([...AUDIT_ACTIONS].sort());
});

/** The words in quotes behind `action:`, `audit:` or `audited:` in what is shipped; what records has the type of the list, too. */
const SOURCES = import.meta.glob<string>(['/src/modules/**/*.ts', '/src/server/**/*.ts', '!/src/**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every action of the list is recorded somewhere, and no other', () => {
  const recorded = Object.values(SOURCES).flatMap((text) =>
    [...text.matchAll(/\b(?:action|audit|audited): ((?:'[a-z-]+\.[a-z-]+'(?: \| )?)+)/g)].flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ),
  );
  expect([...new Set(recorded)].sort()).toEqual([...AUDIT_ACTIONS].sort());
  expect(isShippedAction('user.invented')).toBe(false);
});

test('the page offers exactly what the modules declare', () => {
  expect([...AUDIT_ACTIONS].sort()).toEqual([...COMPOSED.auditActions.keys()].sort());
});
