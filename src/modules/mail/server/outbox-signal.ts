import { createSignal } from '#server/process/signal.ts';

/** Tells the workers of this process that there is, or in a moment will be, a mail to send. */
export const OUTBOX_SIGNAL = createSignal();
export const { ring } = OUTBOX_SIGNAL;
