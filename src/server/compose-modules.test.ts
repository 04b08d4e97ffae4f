import { expect, test } from 'vitest';
import { auditReads, composeModules, isAuditAction } from './compose-modules.ts';
import type { ServerModule } from './module.ts';

/** As a module writes it whose categories the compiler knows. */
const FORGETS = { bulbs: async () => 1 } as NonNullable<ServerModule['forgets']>;

const bulbs: ServerModule = {
  name: 'bulbs',
  declares: {
    permissions: { 'bulbs.write': ['admin'] },
    auditActions: { 'bulb.read': 'read', 'bulb.lit': 'deed' },
    failures: { 'bulb.broken': { status: 409, envelope: 409 } },
    retention: { bulbs: { basis: 'contract', retainedFor: 1000, atErasure: 'deleted', tables: ['bulbs'] } },
    mails: { 'bulb-lit': { secret: false, sample: { bulb: 'A60' } } },
  },
  failureTexts: { 'zh-cn': { 'bulb.broken': '灯泡坏了' }, en: { 'bulb.broken': 'The bulb is broken' } },
  mailWords: {
    'zh-cn': { 'bulb-lit': { name: '灯亮了', subject: '灯亮了', body: '{bulb}' } },
    en: { 'bulb-lit': { name: 'Bulb lit', subject: 'Lit', body: '{bulb}' } },
  },
  forgets: FORGETS,
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
  expect(composed.mails.get('bulb-lit')).toMatchObject({
    sample: { bulb: 'A60' },
    words: { en: { name: 'Bulb lit' } },
  });
  expect(composed.forgets.map(({ retainedFor }) => retainedFor)).toEqual([1000]);
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
  ['a mail', { name: 'lamps', declares: { mails: { ...bulbs.declares?.mails } } }],
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

test('a mail without its words, and a category forgotten by an age it does not have, do not start', () => {
  const dumb = { name: 'lamps', declares: { mails: { 'lamp-lit': { secret: false, sample: {} } } } };
  expect(() => composeModules([dumb])).toThrow('mail lamp-lit: no module has its words in zh-cn');
  expect(() => composeModules([{ name: 'lamps', forgets: FORGETS }])).toThrow(
    'bulbs: no module declares a time for it',
  );
});
