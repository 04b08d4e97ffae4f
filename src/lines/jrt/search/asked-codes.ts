import { MODULE_INPUTS } from '#lines/jrt/fields/inputs.ts';
import { codesAsked, type RowFilters } from '#product/row-query.ts';

/** Filters that say nothing of a module (product decisions §2). */
const OF_MOTORS = [
  'motorType',
  'motorFrequency',
  'efficiencyClass',
  'durationFactor',
  'motorPower',
  'motorPoles',
  'motorFrame',
];

const MODULE_CODES: readonly string[] = MODULE_INPUTS;

/** What the filters say of a product, a code by variable of the release; what is asked of one column aside. */
export function askedCodes(filters: RowFilters, column: string): Readonly<Record<string, string>> {
  const code = (id: string) => codesAsked(filters, id)?.[0];
  const module = code('inputModule');
  const inputType = column === 'inputType' || module ? code('inputType') : (code('inputType') ?? 'motor');
  const onModule = inputType === undefined ? module !== undefined : MODULE_CODES.includes(inputType);
  const silent = [column, ...(onModule ? OF_MOTORS : [])];
  const said = { ...Object.fromEntries(Object.keys(filters).map((id) => [id, code(id)])), inputType };
  return Object.fromEntries(
    Object.entries(said).flatMap(([id, value]) =>
      value === undefined || silent.includes(id) ? [] : [[id === 'motorFrame' ? 'motorSize' : id, value] as const],
    ),
  );
}
