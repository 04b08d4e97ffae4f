import type { FieldId } from './configuration.ts';

/** Values as the specification writes them, each with the code that stands for it, by field: `DN(IE3)` is the code DN. */
export type WrittenValues = Readonly<Record<FieldId, Readonly<Record<string, string>>>>;

/** Choices with codes in the place of written values, one by one where there are several. */
export function asCodes<Choice>(
  written: WrittenValues,
  choices: Readonly<Record<FieldId, Choice>>,
): Record<FieldId, Choice> {
  const coded = Object.entries(choices).map(([field, choice]) => {
    const codes = Array.isArray(choice)
      ? choice.map((one) => asCode(written, field, one))
      : asCode(written, field, choice);
    return [field, codes as Choice] as const;
  });
  return Object.fromEntries(coded);
}

/** What was sent for a field with the code in the place of a written value; anything else is what it was. */
export function asCode(written: WrittenValues, field: FieldId, sent: string): string;
export function asCode(written: WrittenValues, field: FieldId, sent: unknown): unknown;
export function asCode(written: WrittenValues, field: FieldId, sent: unknown): unknown {
  const codes = Object.hasOwn(written, field) ? written[field] : undefined;
  return typeof sent === 'string' && codes && Object.hasOwn(codes, sent) ? codes[sent] : sent;
}
