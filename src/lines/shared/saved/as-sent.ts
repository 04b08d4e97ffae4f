import { isRecord } from '#kernel/is-record.ts';
import { asCode, type WrittenValues } from '#product/written-values.ts';

/** A form, or a part of it, as it was sent. */
export type Sent = Readonly<Record<string, unknown>>;

/** What null leaves open in a form and in each of its parts, and which values the specification writes out. */
export interface WireWords {
  readonly open: ReadonlySet<string>;
  readonly openInParts: ReadonlyMap<string, ReadonlySet<string>>;
  readonly written: WrittenValues;
}

/**
 * A form in the words of the wire: values the specification writes out as their codes, null for what is empty or falsy where
 * something may be left open (spec 001 §3, §9). What is wrong is left for the wire form to refuse.
 */
export function inWireWords(sent: Sent, { open, openInParts, written }: WireWords): Sent {
  const inWords = (of: ReadonlySet<string>) => (name: string, value: unknown) => {
    const code = asCode(written, name, value);
    return isEmpty(code) && of.has(name) ? null : code;
  };
  return mapped(sent, (field, value) => {
    const ofPart = openInParts.get(field);
    if (ofPart) return isRecord(value) ? mapped(value, inWords(ofPart)) : value;
    return inWords(open)(field, value);
  });
}

/** Whether nothing is said by a value. */
export function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
}

/** The same names with other values. */
export function mapped(sent: Sent, as: (name: string, value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, as(name, value)]));
}
