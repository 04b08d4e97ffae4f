import type { ReactNode } from 'react';
import { columnOf, rowCells } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import styles from './row-figures.module.css';
import { useWizardView } from './wizard-view.ts';

/** One figure of a list: its name, its sign, what it is and in what unit. */
export interface NamedFigure {
  readonly id: string;
  readonly name: string;
  readonly symbol?: string;
  readonly value: string;
  readonly unit?: string;
}

/** Figures by their names. */
export function FigureList({ figures }: { figures: readonly NamedFigure[] }): ReactNode {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, name, symbol, value, unit }) => (
        <div key={id}>
          <dt>
            {name} <span className={styles.symbol}>{symbol}</span>
          </dt>
          <dd>
            {value}
            <span className={styles.unit}>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures of a row in the columns a table of rows shows. */
export function RowFigures({ row }: { row: CatalogueRow }): ReactNode {
  const { product, words } = useWizardView();
  const { rows } = product.context.line;
  const cells = rowCells(rows, row);
  const figures = rows.shown.flatMap((id) => {
    const [column, value = null] = [columnOf(rows, id), cells[id]];
    if (column === undefined || typeof value !== 'number') return [];
    const { unit = '' } = column;
    return [{ id, name: words.column(column), value: product.panels.figure(id, value, words.locale), unit }];
  });
  return <FigureList figures={figures} />;
}
