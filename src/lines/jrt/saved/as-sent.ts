import { JRT_WRITTEN_VALUES } from '#lines/jrt/written-values.ts';
import { asCode } from '#product/written-values.ts';
import { JRT_OPEN_FIELDS, JRT_OPEN_IN_PARTS } from './wire-schema.ts';

type Sent = Readonly<Record<string, unknown>>;

/**
 * A form as clients of the specification write it, in the words of the wire: values it writes out as their codes, and null for
 * what is empty or falsy where something may be left open (spec 001 §9). What is wrong is left for the wire form to refuse.
 */
export function jrtFormAsSent(sent: Sent): Sent {
  return mapped(sent, (field, value) => {
    const open = JRT_OPEN_IN_PARTS.get(field);
    if (open) return partAsSent(open, value);
    return emptyAsNull(JRT_OPEN_FIELDS, field, asCode(JRT_WRITTEN_VALUES, field, value));
  });
}

function partAsSent(open: ReadonlySet<string>, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return mapped({ ...part }, (name, value) => emptyAsNull(open, name, value));
}

function emptyAsNull(open: ReadonlySet<string>, name: string, value: unknown): unknown {
  const isEmpty = Array.isArray(value) ? value.length === 0 : !value;
  return isEmpty && open.has(name) ? null : value;
}

function mapped(sent: Sent, as: (name: string, value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, as(name, value)]));
}
