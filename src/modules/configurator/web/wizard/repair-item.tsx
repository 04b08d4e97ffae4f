import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewedRepair } from '#modules/configurator/domain/explain/preview-repairs.ts';
import { columnOf, rowCells, rowFigure } from '#product/column.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { Button } from '#web/ui/button.tsx';
import { carriedText } from './carried-text.ts';
import styles from './prompt-panel.module.css';
import { type ShownFigures, useShownFigures } from './shown-figures.ts';
import { useWizardView, type WizardView } from './wizard-view.ts';
import type { Words } from './words.ts';

export interface RepairItemProps {
  repair: PreviewedRepair;
  variable: FieldId;
  /** What its button says. */
  label: string;
  look: 'primary' | 'plain';
  /** Said where it changes nothing besides what the button says; left out, that is told like any other change. */
  alone?: string;
  /** What helps to choose it, as it stands on the option itself. */
  note?: string | undefined;
}

/** One way to an option: its button, and all it would do. */
export function RepairItem({ repair, variable, label, look, alone, note }: RepairItemProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { words, asking, config } = useWizardView();
  const { change, outcome } = repair;
  const others = Object.entries(change.choices).filter(([id]) => alone === undefined || id !== variable);
  const named = [...Object.keys(change.choices), variable];
  const held = flatConfiguration(config);
  const after = flatConfiguration(outcome.config);
  const gone = givenUp(change.clears, config);
  const kept = gone.filter(({ field, from }) => after.get(field) === from).map(({ field }) => field);
  const lost = [...outcome.cleared, ...gone].filter(({ field }) => ![...named, ...kept].includes(field));
  return (
    <li>
      <Button look={look} compact onClick={() => asking.apply(change)}>
        {label}
      </Button>
      <div className={styles.effects}>
        {note && <span>{note}</span>}
        {others.map(([id, code]) => (
          <span key={id}>{becomes({ field: id, from: held.get(id), to: code }, words, t)}</span>
        ))}
        {change.row && <OtherRow row={change.row} told={named} />}
        {lost.map((loss) => (
          <span key={loss.field} className={styles.lost}>
            {t(loss.to === null ? 'ask.clears' : 'ask.changes', {
              field: words.field(loss.field),
              from: words.value(loss.field, loss.from, config),
              to: loss.to === null ? '' : words.value(loss.field, loss.to),
            })}
          </span>
        ))}
        {kept.length > 0 && <span>{carriedText(kept, config, words, t)}</span>}
        {others.length + lost.length + kept.length === 0 && !isOtherRow(change.row, config) && <span>{alone}</span>}
      </div>
    </li>
  );
}

/** What is chosen, and in place of what, where something else was. */
function becomes(
  { field, from, to }: { field: FieldId; from: string | undefined; to: string },
  words: Words,
  t: TFunction<'configurator'>,
): string {
  const said = { field: words.field(field), value: words.value(field, to) };
  if (from === undefined || from === to) return t('pair', said);
  return t('ask.changes', { field: said.field, from: words.value(field, from), to: said.value });
}

/** The row a way out takes in place of the chosen one: by how much it is heavier, its reserve, and what else of it differs. */
function OtherRow({ row, told }: { row: CatalogueRow; told: readonly FieldId[] }): ReactNode {
  const { t } = useTranslation('configurator');
  const view = useWizardView();
  const figures = useShownFigures();
  const { words, config } = view;
  const { basicType } = config;
  if (basicType === null || !isOtherRow(row, config)) return null;
  const names = { to: words.row(row), from: words.row(basicType) };
  const mass = massChange(row, basicType, { view, figures });
  return (
    <>
      <span>{mass === undefined ? t('ask.row', names) : t('ask.rowWithMass', { ...names, mass })}</span>
      {replacedFigures(row, basicType, { view, figures, told }).map(({ field, from, to }) => (
        <span key={field}>{from === to ? t('pair', { field, value: to }) : t('ask.changes', { field, from, to })}</span>
      ))}
    </>
  );
}

/** The reserve of both rows, and what else a line tells of a row that takes the place of another, where it differs. */
function replacedFigures(
  row: CatalogueRow,
  before: CatalogueRow,
  { view, figures, told }: { view: WizardView; figures: ShownFigures; told: readonly FieldId[] },
): readonly { field: string; from: string; to: string }[] {
  const { rows } = view.product.context.line;
  const { reserve, replaced = [] } = rows.judged ?? {};
  const cells = { from: rowCells(rows, before), to: rowCells(rows, row) };
  return [...(reserve === undefined ? [] : [reserve]), ...replaced].flatMap((id) => {
    const column = columnOf(rows, id);
    const { [id]: from = null } = cells.from;
    const { [id]: to = null } = cells.to;
    if (
      column === undefined ||
      told.includes(column.wire ?? id) ||
      from === null ||
      to === null ||
      (from === to && id !== reserve)
    )
      return [];
    const written = (cell: string | number) => (typeof cell === 'number' ? figures.withUnit(id, cell) : cell);
    return [{ field: column.symbol ?? view.words.field(column.wire ?? id), from: written(from), to: written(to) }];
  });
}

function isOtherRow(row: CatalogueRow | undefined, { basicType }: Configuration): boolean {
  return row !== undefined && basicType !== null && basicType.id !== row.id;
}

/** With its sign and unit; undefined where nobody knows a mass, or both weigh the same. */
function massChange(
  row: CatalogueRow,
  before: CatalogueRow,
  { view, figures }: { view: WizardView; figures: ShownFigures },
): string | undefined {
  const { rows } = view.product.context.line;
  const { mass = '' } = rows.judged ?? {};
  const difference = rowFigure(rows, row, mass) - rowFigure(rows, before, mass);
  const figure = figures.figure(mass, Math.abs(difference));
  if (!(Number(figure) !== 0 && Math.abs(difference) > 0)) return undefined;
  return `${difference > 0 ? '+' : '\u2212'}${figures.withUnit(mass, Math.abs(difference))}`;
}

/** What a way out gives up without another choice in its place. */
function givenUp(
  clears: readonly FieldId[],
  config: Configuration,
): readonly { field: FieldId; from: string; to: null }[] {
  const held = flatConfiguration(config);
  return clears.flatMap((field) => {
    const from = held.get(field);
    return from === undefined ? [] : [{ field, from, to: null }];
  });
}
