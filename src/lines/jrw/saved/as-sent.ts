import { JRW_WRITTEN_VALUES } from '#lines/jrw/written-values.ts';
import { inWireWords, type Sent } from '#lines/shared/saved/as-sent.ts';
import { JRW_OPEN } from './wire-schema.ts';

/** A form as clients of the specification write it, in the words of the wire (spec 001 §3, §9). */
export function jrwFormAsSent(sent: Sent): Sent {
  return inWireWords(sent, { ...JRW_OPEN, written: JRW_WRITTEN_VALUES });
}
