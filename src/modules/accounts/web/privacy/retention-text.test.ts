import { expect, it } from 'vitest';
import { RETENTION } from '#modules/accounts/domain/retention.ts';
import { retentionText } from './retention-text.ts';

it.each([
  ['events', '3 years', '3年'],
  ['mails', '30 days', '30天'],
  ['browsers', '400 days', '400天'],
  ['answers', '1 day', '1天'],
  ['attempts', '1 hour', '1小时'],
  ['codes', '5 minutes', '5分钟'],
] as const)('%s are kept %s, %s', (category, english, chinese) => {
  const { retainedFor } = RETENTION[category];
  expect([retentionText(retainedFor, 'en'), retentionText(retainedFor, 'zh-cn')]).toEqual([english, chinese]);
});
