import { inWireWords, type Sent } from '#lines/shared/saved/as-sent.ts';
import { JRP_OPEN } from './wire-schema.ts';

/** A form as clients of the specification write it, in the words of the wire (spec 001 §3, §9). */
export function jrpFormAsSent(sent: Sent): Sent {
  return inWireWords(sent, { ...JRP_OPEN, written: {} });
}
