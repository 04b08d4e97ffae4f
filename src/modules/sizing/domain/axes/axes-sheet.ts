import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { both } from '#modules/sizing/domain/core/define.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { fromBase, unitIn } from '#modules/sizing/domain/core/units.ts';
import { stepsOf } from '#modules/sizing/domain/sizing.ts';
import type { UnitSystem } from '#product/unit-system.ts';
import type { AxisColumn } from './axis-columns.ts';
import { AXIS_FIGURES, type JudgedAxis, toldText } from './judge-axis.ts';

const WORDS = {
  name: both('多轴选型', 'Sizing of several axes'),
  drive: both('推荐驱动', 'Best drive'),
  told: both('说明', 'Remarks'),
} as const satisfies Record<string, BilingualText>;

/** What a table of axes is written from. */
export interface AxesOutcome {
  readonly application: Application;
  readonly columns: readonly AxisColumn[];
  readonly axes: readonly JudgedAxis[];
  /** The drive of each axis in their order, as the page tells it; empty where there is none. */
  readonly drives: readonly string[];
  readonly unit: UnitSystem;
}

/** A table of axes as it is downloaded: all that came, letter by letter, with the results, the drive and what is told behind it. */
export function axesSheet({ application, columns, axes, drives, unit }: AxesOutcome, locale: Locale) {
  const results = AXIS_FIGURES.map((id) => resultColumn(application, id, unit, locale));
  const own = columns.map(({ heading }) => ({ heading, width: 14 }));
  return {
    name: textIn(WORDS.name, locale),
    columns: [
      ...own,
      ...results.map(({ heading }) => ({ heading, width: 22 })),
      { heading: textIn(WORDS.drive, locale), width: 40 },
      { heading: textIn(WORDS.told, locale), width: 80 },
    ],
    rows: axes.map(({ row, figures, told }, at) => [
      ...own.map((_, column) => row.cells[column] ?? ''),
      ...results.map(({ id, base, shown }) => written(figures.find((one) => one.id === id)?.value, base, shown)),
      drives[at] ?? '',
      told.map((one) => textIn(toldText(one), locale)).join(' · '),
    ]),
  };
}

/** What the file is called, without its ending. */
export function axesFileName({ name }: Pick<Application, 'name'>, locale: Locale): string {
  return `${textIn(WORDS.name, locale)} ${textIn(name, locale)}`;
}

function resultColumn(application: Application, id: string, system: UnitSystem, locale: Locale) {
  const { name = both(id, id), unit: base = '' } = stepsOf(application, {}).find((step) => step.id === id) ?? {};
  const shown = unitIn(system, base);
  return { id, base, shown, heading: `${textIn(name, locale)} ${symbolOf(id)} [${shown}]` };
}

/** A figure stays one, with digits enough to reckon on with. */
function written(value: number | null | undefined, base: string, unit: string): number | string {
  const figure = value === null || value === undefined ? undefined : fromBase(value, base, unit);
  return figure === undefined ? '' : Number(figure.toPrecision(6));
}
