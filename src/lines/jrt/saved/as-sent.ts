import { z } from 'zod';
import { JRT_WRITTEN_VALUES } from '#lines/jrt/written-values.ts';
import { asCode } from '#product/written-values.ts';
import { JRT_WIRE_FORM, JRT_WIRE_PARTS } from './wire-schema.ts';

type Sent = Readonly<Record<string, unknown>>;

/** What may be left open, in the line itself and in each of its parts. */
const MAY_BE_OPEN = openIn(JRT_WIRE_FORM);
const PARTS = new Map(Object.entries(JRT_WIRE_PARTS).map(([part, schema]) => [part, openIn(schema)]));

/**
 * A form as clients of the specification write it, in the words of the wire: values it writes out as their codes, and null for
 * what is empty or falsy where something may be left open (spec 001 §9). What is wrong is left for the wire form to refuse.
 */
export function jrtFormAsSent(sent: Sent): Sent {
  return mapped(sent, (field, value) => {
    const open = PARTS.get(field);
    if (open) return partAsSent(open, value);
    return emptyAsNull(MAY_BE_OPEN, field, asCode(JRT_WRITTEN_VALUES, field, value));
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

/** The fields that null leaves open. */
function openIn({ shape }: z.ZodObject): ReadonlySet<string> {
  const open = Object.entries(shape).filter(([, schema]) => z.safeParse(schema, null).success);
  return new Set(open.map(([name]) => name));
}

function mapped(sent: Sent, as: (name: string, value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, as(name, value)]));
}
