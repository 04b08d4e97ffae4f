import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#kernel/locale.ts';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { partName } from '#modules/drawings/domain/sheet/form/sheet-words.ts';
import { dimensionId } from '#modules/drawings/domain/sheet/layout/view-content.ts';
import { localeOfInterface } from '#web/language/language.ts';
import styles from './solid.module.css';

interface DimensionTableProps {
  dimensions: readonly ToldDimension[];
  /** The dimension that is marked in the drawing, by its id. */
  chosen: string | undefined;
  /** Which can be marked there. */
  isMarkable: (id: string) => boolean;
  onChoose: (id: string) => void;
}

/** The dimensions a drive was drawn by, mm, as the tables name them; those nobody has published are approximate. A press shows one in the drawing. */
export function DimensionTable({ dimensions, ...rest }: DimensionTableProps): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const parts = [...new Set(dimensions.map(({ view }) => view))];
  return (
    <section className={styles.dimensions} aria-label={t('solid.dimensions')}>
      <h3>{t('solid.dimensions')}</h3>
      {parts.map((part) => (
        <table key={part}>
          <caption>{partName(part, localeOfInterface(i18n))}</caption>
          <tbody>
            {dimensions
              .filter(({ view }) => view === part)
              .map((dimension) => (
                <DimensionRow key={dimension.letter} dimension={dimension} {...rest} />
              ))}
          </tbody>
        </table>
      ))}
      <p className={styles.note}>{t('solid.legend')}</p>
    </section>
  );
}

type DimensionRowProps = Omit<DimensionTableProps, 'dimensions'> & { dimension: ToldDimension };

function DimensionRow({ chosen, dimension, isMarkable, onChoose }: DimensionRowProps): ReactNode {
  const { t, i18n } = useTranslation('documents');
  const { confidence, letter, means, tolerance, value } = dimension;
  const meaning = means && textIn(means, localeOfInterface(i18n));
  const id = dimensionId(dimension);
  const isChosen = chosen === id;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <tr ref={row} className={isChosen ? styles.chosen : undefined} title={meaning}>
      <th scope="row">
        {isMarkable(id) ? (
          <button type="button" aria-pressed={isChosen} onClick={() => onChoose(id)}>
            {letter}
          </button>
        ) : (
          letter
        )}
      </th>
      <td>
        {confidence === 'approximate' && <abbr title={t('solid.approximate')}>≈ </abbr>}
        {value}
      </td>
      <td>{tolerance}</td>
      <td className={styles.meaning}>{meaning}</td>
    </tr>
  );
}
