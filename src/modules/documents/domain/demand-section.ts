import type { BilingualText } from '#kernel/locale.ts';
import { columnOf, type RowSearchDef, requiredColumn } from '#product/column.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { figureText } from '#product/figure-text.ts';
import { type DemandCheck, demandChecks } from '#product/judgement/demand-checks.ts';
import { toleratedSpan } from '#product/judgement/tolerated.ts';
import type { SheetRow, SheetSection } from '#product/sheet.ts';
import { SHEET_WORDS } from './sheet-words.ts';

/**
 * What the drive was chosen for: each figure that was asked, with the tolerance it was looked for with, and how far the drive lies
 * from it; the service factor asked for. Without rows where nothing was asked.
 */
export function demandSection(config: Configuration, rows: RowSearchDef, standing: Values): SheetSection {
  const checks = demandChecks(config, rows, standing).map((check) => checkRow(check, { config, rows, standing }));
  return { heading: SHEET_WORDS.demand, rows: [...checks, ...reserveRows(config, rows)] };
}

interface Asked {
  readonly config: Configuration;
  readonly rows: RowSearchDef;
  readonly standing: Values;
}

/** `50 r/min (48.5 to 51.5), drive 50.4 r/min (+0.8 %)`. */
function checkRow({ column, asked, actual, percent }: DemandCheck, { config, rows, standing }: Asked): SheetRow {
  const { id, label = { zh: id, en: id }, symbol, unit } = column;
  const written = (figure: number) => figureText({ written: 'listed' }, figure);
  const withUnit = (figure: string) => (unit === undefined ? figure : `${figure}\u00a0${unit}`);
  const span = isTolerated(column.ask) ? toleratedSpan(rows, id, asked, standing, config.tolerance) : undefined;
  const share = written((config.tolerance ?? rows.tolerance.found) * 100);
  const off = percent === 0 ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}`;
  const drive = withUnit(figureText(column, actual));
  const less = percent < 0 && id === rows.judged?.load ? LESS : NOTHING;
  const value: BilingualText = {
    zh: `${withUnit(written(asked))}${span ? ` ±${share}%` : ''}；本机 ${drive}${off && `（${off}%${less.zh}）`}`,
    en: `${withUnit(written(asked))}${span ? ` ±${share} %` : ''}; this drive ${drive}${off && ` (${off} %${less.en})`}`,
  };
  return { label, value, ...(symbol !== undefined && { symbol }) };
}

/** Said of a torque within the tolerance as on the overview (ADR 73). */
const LESS: BilingualText = { zh: '，低于要求', en: ', less than asked for' };
const NOTHING: BilingualText = { zh: '', en: '' };

function isTolerated(ask: DemandCheck['column']['ask']): boolean {
  return ask?.kind === 'near';
}

function reserveRows({ search }: Configuration, rows: RowSearchDef): readonly SheetRow[] {
  const { id = '' } = requiredColumn(rows) ?? {};
  const column = columnOf(rows, id);
  const asked = search[id];
  if (column?.label === undefined || typeof asked !== 'number') return [];
  const { label, symbol } = column;
  return [{ label, value: figureText(column, asked), ...(symbol !== undefined && { symbol }) }];
}
