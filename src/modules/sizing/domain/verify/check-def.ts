import type { BilingualText } from '#kernel/locale.ts';
import type { Figures } from '#modules/sizing/domain/core/formula.ts';
import type { FindingLevel } from '#modules/sizing/domain/core/model.ts';

/** A limit of a drive: what it has against what it needs, by the ids of figures, or a number. */
export interface CheckDef {
  readonly id: string;
  /** The number in sizing notes §6. */
  readonly no: number;
  /** Of the rules of options. */
  readonly rule?: number;
  readonly have: string;
  readonly rel: '<=' | '>=' | '>';
  readonly need: string | number;
  /** What it means where it is not kept. */
  readonly level: FindingLevel;
  readonly unit: string;
  readonly text: BilingualText;
  /** Holds always, or where this does. */
  readonly when?: (figures: Figures) => boolean;
  readonly written?: 'reserve';
  /** It is broken wherever it is looked at: by what is not there at all, which no figure could keep. */
  readonly isAbsence?: true;
}

/** Rule 69: the brake of a hoist has so many times the torque that holds its load. */
export const HOLDING = 2;

export const onMains = ({ is_inverter = 0 }: Figures) => is_inverter === 0;
export const onInverter = ({ is_inverter = 0 }: Figures) => is_inverter === 1;
/** Where nothing but the motor accelerates the load, or it has to stop at a place: its inertia counts. */
export const isInertiaFelt = (figures: Figures) => onMains(figures) || isIndexing(figures);
export const isInertiaRamped = (figures: Figures) => !isInertiaFelt(figures);
const isIndexing = ({ is_indexing = 0 }: Figures) => is_indexing === 1;
export const lowering = ({ sgn = 1 }: Figures) => sgn < 0;

type Compared = readonly [have: string, rel: CheckDef['rel'], need: string | number];

/** A limit in one line: what is compared, in which unit, and what it means where it is not kept. */
export function limit(
  id: string,
  no: number,
  [have, rel, need]: Compared,
  unit: string,
  level: FindingLevel,
  text: BilingualText,
  more: Pick<CheckDef, 'rule' | 'when' | 'written' | 'isAbsence'> = {},
): CheckDef {
  return { id, no, have, rel, need, unit, level, text, ...more };
}
