import type { ReactNode } from 'react';
import { fallsShort } from '#product/judgement/reserve.ts';
import type { CatalogueRow } from '#product/row.ts';
import { rowFigures } from '#product/row-figures.ts';
import { ReserveNote, useReserve } from './demand/reserve-note.tsx';
import styles from './row-figures.module.css';
import { useUnitSystem } from './unit-memory.ts';
import { useWizardView } from './wizard-view.ts';

interface RowFiguresProps {
  row: CatalogueRow;
  /** How the list is laid out where it is not the narrow one of the summary. */
  className?: string;
}

/** The figures a product is known by: each with its name, its sign and its unit, and by how much it is below its demand. */
export function RowFigures({ row, className = styles.figures ?? '' }: RowFiguresProps): ReactNode {
  const { config, description, product, words } = useWizardView();
  const reserve = useReserve();
  const system = useUnitSystem();
  const told = { row, standing: description.standing, search: config.search };
  const { rows } = product.context.line;
  return (
    <dl className={className}>
      {rowFigures(product.context.line, told, system).map(({ column, unit, value }) => (
        <div key={column.id}>
          <dt>
            {words.column(column)} <span className={styles.symbol}>{column.symbol}</span>
          </dt>
          <dd>
            {value}
            <span className={styles.unit}>{unit}</span>
          </dd>
          {column.id === rows.judged?.reserve && fallsShort(reserve) && (
            <dd className={styles.note}>
              <ReserveNote reserve={reserve} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
