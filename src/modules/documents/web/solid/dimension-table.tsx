import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import styles from './solid.module.css';

/** The dimensions a drive was drawn by, mm, as the tables name them; those nobody has published are approximate. */
export function DimensionTable({ dimensions }: { dimensions: readonly ToldDimension[] }): ReactNode {
  const { t } = useTranslation('documents');
  const views = [...new Set(dimensions.map(({ view }) => view))];
  return (
    <section className={styles.dimensions} aria-label={t('solid.dimensions')}>
      <h3>{t('solid.dimensions')}</h3>
      {views.map((view) => (
        <table key={view}>
          <caption>{t(`solid.part.${view}`, { defaultValue: view })}</caption>
          <tbody>
            {dimensions
              .filter((dimension) => dimension.view === view)
              .map(({ confidence, letter, tolerance, value }) => (
                <tr key={letter}>
                  <th scope="row">{letter}</th>
                  <td>
                    {confidence === 'approximate' && <abbr title={t('solid.approximate')}>≈ </abbr>}
                    {value}
                  </td>
                  <td>{tolerance}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
      <p className={styles.note}>{t('solid.legend')}</p>
    </section>
  );
}
