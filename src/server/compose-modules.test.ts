import { expect, test } from 'vitest';
import { auditReads, composeModules, isAuditAction } from './compose-modules.ts';
import type { ServerModule } from './module.ts';

const bulbs: ServerModule = {
  name: 'bulbs',
  declares: {
    permissions: { 'bulbs.write': ['admin'] },
    auditActions: { 'bulb.read': 'read', 'bulb.lit': 'deed' },
    failures: { 'bulb.broken': { status: 409, envelope: 409 } },
    retention: { bulbs: { basis: 'contract', keptFor: 1000, atErasure: 'deleted', tables: ['bulbs'] } },
  },
  failureTexts: { 'zh-cn': { 'bulb.broken': '灯泡坏了' }, en: { 'bulb.broken': 'The bulb is broken' } },
  services: { mayActFor: async () => true },
};

test('what modules bring is known by name, and so are the refusals of the platform', () => {
  const composed = composeModules([bulbs]);
  expect([...composed.permissions]).toEqual([['bulbs.write', ['admin']]]);
  expect(isAuditAction(composed, 'bulb.lit')).toBe(true);
  expect(isAuditAction(composed, 'bulb.thrown')).toBe(false);
  expect(auditReads(composed)).toEqual(['bulb.read']);
  expect(composed.failures.get('bulb.broken')?.status).toBe(409);
  expect(composed.failures.get('server.busy')?.status).toBe(503);
});

test.each<[string, ServerModule]>([
  ['a module', { name: 'bulbs' }],
  ['a permission', { name: 'lamps', declares: { permissions: { 'bulbs.write': ['staff'] } } }],
  ['an audit action', { name: 'lamps', declares: { auditActions: { 'bulb.lit': 'deed' } } }],
  ['a failure', { name: 'lamps', declares: { failures: { 'bulb.broken': { status: 400, envelope: 400 } } } }],
  [
    'a failure of the platform',
    { name: 'lamps', declares: { failures: { 'server.busy': { status: 500, envelope: 1 } } } },
  ],
  ['a category of what is kept', { name: 'lamps', declares: { retention: { ...bulbs.declares?.retention } } }],
  ['a service', { name: 'lamps', services: { mayActFor: async () => false } }],
])('%s that is brought twice does not start', (_, other) => {
  expect(() => composeModules([bulbs, other])).toThrow(/is brought twice/);
});

test('records of a category nobody declares, and texts of a refusal nobody knows, do not start', () => {
  const records = { category: 'account', read: async () => [] } as const;
  expect(() => composeModules([{ name: 'lamps', personalRecords: [records] }])).toThrow(
    'account: no module declares it',
  );
  const failureTexts = { 'zh-cn': {}, en: { 'lamp.dark': 'It is dark' } };
  expect(() => composeModules([{ name: 'lamps', failureTexts }])).toThrow('lamp.dark: no module declares it');
});
