import type { BilingualText } from '#kernel/locale.ts';
import type { Values } from '#product/configuration.ts';
import { type FieldValue, HIDDEN, text, value } from '#product/field.ts';

/** Stands for every machine the list of factors does not name. */
export const OTHER_MACHINE = value('other', '其他，f1 自行填写', 'Other, f1 as entered');

/** The field that says which factor the list has for a machine and its hours; f1 itself is a figure, and free. */
export const LISTED_FACTOR = 'listedFactor';

/** The factor the list has, as far as it stands; null where the list has none. */
export function listedFactor({ [LISTED_FACTOR]: listed = HIDDEN }: Values): number | null {
  return listed === HIDDEN ? null : Number(listed);
}

/** How long a machine runs a day, in the order of the columns of the list of factors. */
export const HOURS: readonly FieldValue[] = [
  value('0.5', '≤ 0.5 h', '≤ 0.5 h'),
  value('10', '0.5–10 h', '0.5–10 h'),
  value('24', '> 10 h', '> 10 h'),
];

/** Taken where nothing is said: it asks for the most. */
export const USUAL_HOURS = 24;

/** What the machines of the list are called; one that a list of a maker's own adds keeps the name it has there. */
const NAMES: Readonly<Record<string, BilingualText>> = {
  'conveyor, uniform': text('输送机，均匀载荷', 'Conveyor, uniform'),
  'conveyor, heavy': text('输送机，重载', 'Conveyor, heavy'),
  'bucket elevator': text('斗式提升机', 'Bucket elevator'),
  'crane hoist': text('起重机起升机构', 'Crane hoist'),
  'crane travel': text('起重机运行机构', 'Crane travel'),
  'agitator, thin liquid': text('搅拌机，稀液', 'Agitator, thin liquid'),
  'agitator, thick or uneven': text('搅拌机，稠液或不均匀', 'Agitator, thick or uneven'),
  'mill, tube or ball': text('管磨机、球磨机', 'Mill, tube or ball'),
  crusher: text('破碎机', 'Crusher'),
  'fan, light': text('风机，轻载', 'Fan, light'),
  'pump, centrifugal': text('离心泵', 'Pump, centrifugal'),
  'pump, piston': text('柱塞泵', 'Pump, piston'),
  'rolling mill': text('轧机', 'Rolling mill'),
  'screw, extruder': text('螺杆挤出机', 'Screw, extruder'),
};

/** The code of a machine of the list: `conveyor-uniform`. */
export function machineCode(machine: string): string {
  return machine.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The words of a type code for them: a machine that a list of a maker's own adds is written by its code. */
export const MACHINE_WORDS: Values = {
  'conveyor-uniform': 'CONVU',
  'conveyor-heavy': 'CONVH',
  'bucket-elevator': 'ELEV',
  'crane-hoist': 'HOIST',
  'crane-travel': 'TRAVEL',
  'agitator-thin-liquid': 'AGITL',
  'agitator-thick-or-uneven': 'AGITH',
  'mill-tube-or-ball': 'MILL',
  crusher: 'CRUSH',
  'fan-light': 'FAN',
  'pump-centrifugal': 'PUMPC',
  'pump-piston': 'PUMPP',
  'rolling-mill': 'ROLL',
  'screw-extruder': 'EXTR',
};

/** The machines of the list as options, as it orders them, and any other. */
export function machineOptions(machines: readonly string[]): readonly FieldValue[] {
  const listed = machines.map((machine) => ({
    code: machineCode(machine),
    label: NAMES[machine] ?? text(machine, machine),
  }));
  return [OTHER_MACHINE, ...listed];
}

/** Every factor the list has. */
export function factorOptions(
  machines: readonly { readonly factors: readonly (number | null)[] }[],
): readonly FieldValue[] {
  const factors = machines.flatMap((machine) => machine.factors).filter((factor) => factor !== null);
  return [...new Set(factors)]
    .toSorted((one, other) => one - other)
    .map((factor) => value(String(factor), factor.toFixed(1), factor.toFixed(1)));
}
