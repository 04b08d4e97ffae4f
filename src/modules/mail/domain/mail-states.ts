import { transitions } from '#kernel/transitions.ts';

/** What becomes of a mail: it waits, it has gone out, or it was given up; one that was given up may be tried again. */
export const MAIL_STATES = transitions<'queued' | 'sent' | 'failed', 'send' | 'give-up' | 'retry'>(
  'queued',
  ['send', 'give-up', 'retry'],
  {
    queued: { send: 'sent', 'give-up': 'failed' },
    sent: {},
    failed: { retry: 'queued' },
  },
);
