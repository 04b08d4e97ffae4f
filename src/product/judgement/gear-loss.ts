import { columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import { exceeds } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import { TORQUE_OF_POWER } from '#product/torque-of-power.ts';

/** Efficiencies less apart than so much are those of as many or one stage more of the same gearing: nobody chooses by them. */
const TELLING_EFFICIENCY = 0.05;

/** What a less efficient drive costs against another at the same load. */
export interface LossBeyond {
  /** Gear efficiencies, 0 to 1. */
  readonly own: number;
  readonly other: number;
  /** How much more of the load its gear unit turns into heat, kW. */
  readonly more: number;
}

/**
 * What a gear unit turns into heat, kW: at the torque asked for (Nm), else at its own, at the speed the row has. Not a number
 * where the line has no torque, speed or efficiency to work it out by.
 */
export function gearLoss({ columns, judged }: JudgedSearch, row: CatalogueRow, asked: number | undefined): number {
  const { load = '', speed: speeds = [], efficiency = '' } = judged ?? {};
  const speed = speeds.find((id) => columnOf({ columns }, id)?.unit === 'r/min') ?? '';
  const figure = (id: string) => rowFigure({ columns }, row, id);
  const torque = asked ?? figure(load);
  return ((torque * figure(speed)) / TORQUE_OF_POWER) * (1 / figure(efficiency) - 1);
}

type JudgedSearch = Pick<RowSearchDef, 'columns' | 'judged'>;

/** What a row costs beyond a more efficient one at the same load; undefined where their efficiencies lie too close to weigh. */
export function lossBeyond(
  search: JudgedSearch,
  row: CatalogueRow,
  other: CatalogueRow,
  asked: number | undefined,
): LossBeyond | undefined {
  const { efficiency = '' } = search.judged ?? {};
  const [own, best] = [rowFigure(search, row, efficiency), rowFigure(search, other, efficiency)];
  const more = gearLoss(search, row, asked) - gearLoss(search, other, asked);
  const isTelling = exceeds(best - own, TELLING_EFFICIENCY) && more > 0;
  return isTelling ? { own, other: best, more } : undefined;
}
