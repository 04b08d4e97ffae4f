import type { TFunction } from 'i18next';
import { textIn } from '#kernel/locale.ts';
import { columnOf, rowFigure } from '#product/column.ts';
import { fallsShort, judgeReserve, reserveWords } from '#product/judgement/reserve.ts';
import { demandInBrief, type EngineerQuestion } from './engineer-question.ts';
import type { FoundRow } from './line-panels.ts';
import type { Measure } from './search/measure.ts';
import { shortInWords } from './short-in-words.ts';
import { figuresInSi } from './shown-figures.ts';
import type { WizardView } from './wizard-view.ts';

/** So many rows go with the question, the nearest first. */
const MOST = 5;
/** As long as a title and the value of a figure may be told. */
const LONGEST = 200;

export interface NearAsked {
  readonly view: WizardView;
  readonly t: TFunction<'configurator'>;
  /** What they are measured against. */
  readonly measure: Pick<Measure, 'required' | 'torque'>;
  /** How many others meet the demand. */
  readonly found: number;
}

/**
 * Rows that only nearly meet the demand, the nearest with what each lacks: once, as figures that readers of each language read
 * alike. The title names the nearest, the message asks.
 */
export function questionOfNear(rows: readonly FoundRow[], asked: NearAsked): EngineerQuestion {
  const { view, t, found } = asked;
  const demand = demandInBrief(view);
  const nearest = rows
    .slice(0, MOST)
    .map((one) => ({ row: rowInFigures(one, asked), lack: lackInFigures(one, asked) }));
  const kind = found === 0 ? 'nearOnly' : 'near';
  return {
    asked: t(`engineer.${kind}`, { demand, row: nearest[0]?.row ?? '' }).slice(0, LONGEST),
    message: t(`engineer.${kind}Message`, { demand }),
    near: nearest.map(({ row, lack }, at) => ({
      name: t('engineer.nearRow', { number: at + 1 }),
      value: (lack === '' ? row : `${row}: ${lack}`).slice(0, LONGEST),
      of: { field: NEAR_MISS, code: String(at + 1) },
    })),
  };
}

/** What the server calls them by, who tells their names to readers of each language. */
const NEAR_MISS = 'nearMiss';

/** A row by its name and figures, in SI: `K47 · 50.8 r/min · 282 Nm · fB 1.22`; where that is too little, `fB 1.22 < 1.40 (−13 %)`. */
function rowInFigures({ row, judged }: FoundRow, { view, t, measure }: NearAsked): string {
  const { product, words } = view;
  const { rows } = product.context.line;
  const figures = figuresInSi(view);
  const told = { rows, torque: measure.torque, figures, t };
  const inShort = [product.panels.rowInShort(row, words.locale, figures), ...shortInWords(row, told)].join(' · ');
  const { reserve: id = '' }: Partial<NonNullable<typeof rows.judged>> = rows.judged ?? {};
  const column = columnOf(rows, id);
  const reserve = judged?.reserve ?? rowFigure(rows, row, id);
  if (column === undefined || Number.isNaN(reserve)) return inShort;
  const short = judgeReserve(reserve, measure.required);
  const reached = fallsShort(short) ? textIn(reserveWords(short), 'en') : figures.withUnit(id, reserve);
  return `${inShort} · ${column.symbol ?? ''}\u00a0${reached}`;
}

/** What it lacks besides: `n2 +3.02 %`; in a sentence where neither the speed nor the reserve is to blame. */
function lackInFigures({ row, judged, reason }: FoundRow, { view, measure }: NearAsked): string {
  const { config, product } = view;
  const { rows } = product.context.line;
  const beside = columnOf(rows, reason?.column ?? '');
  const wanted = Number(config.search[beside?.wire ?? beside?.id ?? ''] ?? 0);
  if (beside !== undefined && wanted > 0) {
    const percent = (rowFigure(rows, row, beside.id) / wanted - 1) * 100;
    return `${beside.symbol ?? beside.id}\u00a0${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(2)}\u00a0%`;
  }
  return judged && fallsShort(judgeReserve(judged.reserve, measure.required)) ? '' : (reason?.text ?? '');
}
