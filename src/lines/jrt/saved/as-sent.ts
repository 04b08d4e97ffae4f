import { JRT_WRITTEN_VALUES } from '#lines/jrt/written-values.ts';
import type { SavedPartShape } from '#product/saved-part.ts';
import { asCode } from '#product/written-values.ts';
import { INSTALLATION_PART, MOTOR_PART, REDUCER_PART } from './saved-parts.ts';

type Sent = Readonly<Record<string, unknown>>;

const PARTS: Readonly<Record<string, SavedPartShape>> = {
  motorConfig: MOTOR_PART,
  installationMethodConfig: INSTALLATION_PART,
  reduceConfig: REDUCER_PART,
};

/**
 * A form as clients of the specification write it, in the words of the wire: values it writes out as their codes, and null for
 * what is empty or falsy where something may be wanted (spec 001 §9). What is wrong is left for the wire form to refuse.
 */
export function jrtFormAsSent(sent: Sent): Sent {
  return mapped(sent, (field, value) => {
    const part = PARTS[field];
    return part === undefined ? asCode(JRT_WRITTEN_VALUES, field, value) : partAsSent(part, value);
  });
}

function partAsSent({ entries }: SavedPartShape, part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
  return mapped({ ...part }, (name, value) => (entries[name]?.mayBeNone ? value || null : value));
}

function mapped(sent: Sent, as: (name: string, value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, as(name, value)]));
}
