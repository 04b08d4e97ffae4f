import type { FieldId } from '#product/configuration.ts';

/** What a later module says of options of a wizard beside their names, by field and code of the option. */
export type OptionNotes = ReadonlyMap<FieldId, Readonly<Record<string, string>>>;

/** Nothing is said of any option. */
export const NO_OPTION_NOTES: OptionNotes = new Map();

/** Notes in which every field that says what it said before is the very same: only the others are shown anew. */
export function sharingNotes(before: OptionNotes, now: OptionNotes): OptionNotes {
  const shared = [...now].map(([field, notes]) => {
    const known = before.get(field);
    return [field, known !== undefined && isSame(known, notes) ? known : notes] as const;
  });
  return new Map(shared);
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const codes = Object.keys(one);
  return codes.length === Object.keys(other).length && codes.every((code) => one[code] === other[code]);
}
