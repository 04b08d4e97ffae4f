import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { useWizardView } from '#modules/configurator/web/public.ts';
import styles from './figure-list.module.css';
import { FIGURE_UNITS, type FigureKind, figure } from './figures.ts';

/** The figures by which a drive is judged, the most telling first. */
const FIGURES: readonly FigureKind[] = ['outputSpeed', 'outputTorque', 'serviceFactor', 'motorPower', 'ratio', 'mass'];

/** What the chosen row can do. */
export function FigureList({ row }: { row: BasicType }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  return (
    <dl className={styles.figures}>
      {FIGURES.map((kind) => (
        <div key={kind}>
          <dt>
            {t(`figure.${kind}`)} <span className={styles.symbol}>{t(`symbol.${kind}`)}</span>
          </dt>
          <dd>
            {figure(kind, row[kind], words.locale)}
            <span className={styles.unit}>{FIGURE_UNITS[kind]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
