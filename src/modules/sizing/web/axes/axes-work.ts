import type { Application } from '#modules/sizing/domain/core/model.ts';
import { UNIT_SYSTEMS, type UnitSystem } from '#product/unit-system.ts';

/** A table of axes that is to be judged: of which machine, as it was pasted, and in whose units. */
export interface AxesWork {
  readonly application: Application;
  readonly text: string;
  readonly unit: UnitSystem;
}

/** What was typed of a table, by the machine it is of, and what of it was last judged. */
export interface TypedTable {
  readonly text: string;
  readonly unit: UnitSystem;
  readonly judged: string;
}

const EMPTY: TypedTable = { text: '', unit: 'si', judged: '' };

/** What was kept with the tab, whoever wrote it. */
export function typedTableOf(stored: unknown): TypedTable {
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { text, unit, judged }: Partial<Record<keyof TypedTable, unknown>> = stored;
  return {
    text: typeof text === 'string' ? text : '',
    unit: UNIT_SYSTEMS.find((system) => system === unit) ?? 'si',
    judged: typeof judged === 'string' ? judged : '',
  };
}
