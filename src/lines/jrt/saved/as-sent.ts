import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { BASIC_FIELDS } from '#lines/jrt/fields/selection-fields.ts';
import { JRT_WRITTEN_VALUES } from '#lines/jrt/written-values.ts';
import { NONE } from '#product/field.ts';
import { asCode } from '#product/written-values.ts';
import { JRT_OPEN_FIELDS, JRT_OPEN_IN_PARTS } from './wire-schema.ts';

type Sent = Readonly<Record<string, unknown>>;

/**
 * A form as clients of the specification write it, in the words of the wire: values it writes out as their codes, null for
 * what is empty or falsy where something may be left open, and nothing of the route it is not on where that says nothing
 * (spec 001 §3, §9). What is wrong is left for the wire form to refuse.
 */
export function jrtFormAsSent(sent: Sent): Sent {
  return withoutOtherRoute(
    mapped(sent, (field, value) => {
      const open = JRT_OPEN_IN_PARTS.get(field);
      if (open) return isPart(value) ? mapped(value, inWords(open)) : value;
      return inWords(JRT_OPEN_FIELDS)(field, value);
    }),
  );
}

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
    if (!parts.some((part) => part === name) || !isPart(value)) return unset(name, value);
    const said = mapped(value, unset);
    return saysNothing(said) ? null : said;
  });
}

/** Whether nothing is wanted of a part; its id says nothing of it. */
function saysNothing(part: Sent): boolean {
  return Object.entries(part).every(([name, value]) => name === 'id' || value === NONE || isEmpty(value));
}

function inWords(open: ReadonlySet<string>): (name: string, value: unknown) => unknown {
  return (name, value) => {
    const code = asCode(JRT_WRITTEN_VALUES, name, value);
    return isEmpty(code) && open.has(name) ? null : code;
  };
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : !value;
}

function isModule(inputType: unknown): boolean {
  return MODULE_INPUTS.some((input) => input === inputType);
}

function isPart(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped(sent: Sent, as: (name: string, value: unknown) => unknown): Sent {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, as(name, value)]));
}
