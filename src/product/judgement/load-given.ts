import { columnOf, type RowSearchDef } from '#product/column.ts';

/** What is asked and chosen where a load may be named: figures by column, codes by variable. */
export interface NamedLoad {
  /** What says whether there is a motor of the line's own; undefined where nothing does. */
  readonly powered: unknown;
  readonly askedOf: (field: string) => unknown;
}

/**
 * Whether rows have a load to be judged by: a motor of the line's own, or a power or torque that is asked for. Without one a
 * module shows what it bears at the fB asked for: its own fB is that figure again, and says nothing (product decisions §11).
 * No unit of a line without motors of its own has one, whatever is chosen.
 */
export function isLoadGiven({ columns, judged }: RowSearchDef, { powered, askedOf }: NamedLoad): boolean {
  const { powered: own, power = [] } = judged ?? {};
  const mayBeOwn = own === undefined || (powered === undefined && own.codes.length > 0);
  if (mayBeOwn || own.codes.some((code) => code === powered)) return true;
  const fields = power.flatMap((id) => [id, columnOf({ columns }, id)?.wire ?? id]);
  return fields.some((field) => Number(askedOf(field) ?? 0) > 0);
}
