import type { FieldId } from './configuration.ts';

/** Values as the specification writes them, each with the code that stands for it, by field: `DN(IE3)` is the code DN. */
export type WrittenValues = Readonly<Record<FieldId, Readonly<Record<string, string>>>>;

/** What was sent for a field with the code in the place of a written value; anything else is what it was. */
export function asCode(written: WrittenValues, field: FieldId, sent: unknown): unknown {
  return typeof sent === 'string' ? (written[field]?.[sent] ?? sent) : sent;
}
