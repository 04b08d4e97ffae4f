import { expect, test } from 'vitest';
import { reminderDue } from './reminders.ts';

const OFFER = { offeredAt: new Date('2026-01-05T08:00:00Z'), validUntil: '2026-02-01', zone: 'Asia/Shanghai' };

test.each([
  ['eight days before', '2026-01-24T15:59:59Z', undefined],
  ['seven days before, from midnight in the buyer’s zone on', '2026-01-24T16:00:00Z', 7],
  ['two days before, where the first was missed', '2026-01-30T15:59:59Z', 7],
  ['the day before', '2026-01-30T16:00:00Z', 1],
  ['on the last day', '2026-02-01T15:59:59Z', 1],
])('%s the reminder that is due is the right one', (_, now, due) => {
  expect(reminderDue(OFFER, new Date(now))).toBe(due);
});

test.each([
  ['a week', '2026-01-25T08:00:00Z', '2026-01-25T09:00:00Z', undefined],
  ['eight days', '2026-01-24T08:00:00Z', '2026-01-25T09:00:00Z', 7],
  ['less, later', '2026-01-27T08:00:00Z', '2026-01-31T09:00:00Z', 1],
  ['one day', '2026-01-31T08:00:00Z', '2026-01-31T09:00:00Z', undefined],
])('an offer that holds for %s is reminded of when that is news', (_, offeredAt, now, due) => {
  expect(reminderDue({ ...OFFER, offeredAt: new Date(offeredAt) }, new Date(now))).toBe(due);
});
