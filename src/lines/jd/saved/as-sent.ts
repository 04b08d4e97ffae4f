import { JD_WRITTEN_VALUES } from '#lines/jd/written-values.ts';
import { inWireWords, type Sent } from '#lines/shared/saved/as-sent.ts';
import { JD_OPEN } from './wire-schema.ts';

const WORDS = { ...JD_OPEN, written: JD_WRITTEN_VALUES };

/** A form as clients of the specification write it, in the words of the wire (spec 001 §3, §9). */
export function jdFormAsSent(sent: Sent): Sent {
  return inWireWords(sent, WORDS);
}
