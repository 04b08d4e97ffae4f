import type { ReactNode } from 'react';
import type { SharedRowDto, SharedSectionDto } from '#modules/shares/contract.ts';
import { cardClass } from '#web/ui/card.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './shared-product.module.css';

/** The figures a product is chosen by, large. */
export function Figures({ rows }: { rows: readonly SharedRowDto[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {rows.map((row) => (
        <div key={row.label}>
          <dt>{labelOf(row)}</dt>
          <dd>{said(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A group of what is told of the product. */
export function Section({ section: { heading, rows, note } }: { section: SharedSectionDto }): ReactNode {
  return (
    <section className={classes(cardClass, styles.section)}>
      <h2>{heading}</h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={`${row.label} ${row.value}`}>
            <dt>{labelOf(row)}</dt>
            <dd>{said(row)}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** Sentences below a heading; nothing where there are none. */
export function Lines({ heading, lines }: { heading: string; lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section className={classes(cardClass, styles.section)}>
      <h2>{heading}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function labelOf({ label, symbol }: SharedRowDto): string {
  return symbol === null ? label : `${label} ${symbol}`;
}

function said({ value, unit }: SharedRowDto): string {
  return unit === null ? value : `${value}\u00a0${unit}`;
}
