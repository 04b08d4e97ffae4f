import { isRecord } from '#kernel/is-record.ts';
import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { BASIC_FIELDS } from '#lines/jrt/fields/selection-fields.ts';
import { JRT_WRITTEN_VALUES } from '#lines/jrt/written-values.ts';
import { inWireWords, isEmpty, mapped, type Sent } from '#lines/shared/saved/as-sent.ts';
import { NONE } from '#product/field.ts';
import { JRT_OPEN } from './wire-schema.ts';

/**
 * A form as clients of the specification write it, in the words of the wire: values it writes out as their codes, null for
 * what is empty or falsy where something may be left open, and nothing of the route it is not on where that says nothing
 * (spec 001 §3, §9). What is wrong is left for the wire form to refuse.
 */
export function jrtFormAsSent(sent: Sent): Sent {
  return withoutOtherRoute(inWireWords(sent, WORDS));
}

const WORDS = { ...JRT_OPEN, written: JRT_WRITTEN_VALUES };

/** What an empty form holds of a motor (spec 001 §3): the common fields stand in the form of every input. */
const MOTOR_PRESETS: ReadonlyMap<string, string | undefined> = new Map(
  BASIC_FIELDS.filter(({ id }) =>
    ['motorType', 'efficiencyClass', 'motorFrequency', 'durationFactor'].includes(id),
  ).map((field) => [field.id, field.default ?? field.usual]),
);

/** What a form holds of the route it is not on. */
const OTHER_ROUTE = {
  motor: { parts: ['inputModule'], presets: new Map<string, string | undefined>() },
  module: { parts: ['basicType', 'motorConfig'], presets: MOTOR_PRESETS },
} as const;

function withoutOtherRoute(form: Sent): Sent {
  const { parts, presets } = OTHER_ROUTE[isModule(form.inputType) ? 'module' : 'motor'];
  const unset = (name: string, value: unknown) => (presets.has(name) && presets.get(name) === value ? null : value);
  return mapped(form, (name, value) => {
    if (!parts.some((part) => part === name) || !isRecord(value)) return unset(name, value);
    const said = mapped(value, unset);
    return saysNothing(said) ? null : said;
  });
}

/** Whether nothing is wanted of a part; its id says nothing of it. */
function saysNothing(part: Sent): boolean {
  return Object.entries(part).every(([name, value]) => name === 'id' || value === NONE || isEmpty(value));
}

function isModule(inputType: unknown): boolean {
  return MODULE_INPUTS.some((input) => input === inputType);
}
