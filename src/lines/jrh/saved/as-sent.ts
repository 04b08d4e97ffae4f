import { inWireWords, type Sent } from '#lines/shared/saved/as-sent.ts';
import { JRH_OPEN } from './wire-schema.ts';

/** A form as clients of the specification write it, in the words of the wire (spec 001 §3, §9). */
export function jrhFormAsSent(sent: Sent): Sent {
  return inWireWords(sent, { ...JRH_OPEN, written: {} });
}
