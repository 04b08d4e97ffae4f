import { describe, expect, it } from 'vitest';
import { invitationState } from './invitation-state.ts';

const now = new Date('2026-01-05T08:00:00.000Z');
const later = '2026-01-05T08:00:00.001Z';

describe('an invitation', () => {
  it.each([
    ['valid', { until: later, mail: 'queued' }],
    ['valid', { until: later, mail: 'sent' }],
    ['valid', { until: later, mail: null }],
    ['mail-failed', { until: later, mail: 'failed' }],
    ['expired', { until: now.toISOString(), mail: 'sent' }],
    ['expired', { until: now.toISOString(), mail: 'failed' }],
    ['expired', { until: null, mail: null }],
  ] as const)('is %s with %j', (state, invitation) => {
    expect(invitationState(invitation, now)).toBe(state);
  });
});
