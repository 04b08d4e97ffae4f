/** What is frozen in a version: texts, whole numbers, and what is made of them. */
export type Frozen = string | number | boolean | null | readonly Frozen[] | { readonly [name: string]: Frozen };

/**
 * The one text of a value, whoever writes it and in which order (RFC 8785, for whole numbers): names sorted, no spaces. What is left
 * undefined is left out.
 * @throws RangeError for a number that is not whole
 */
export function canonicalJson(value: Frozen): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
  return JSON.stringify(value);
}
