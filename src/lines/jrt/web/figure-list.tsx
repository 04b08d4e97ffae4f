import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { FigureList, useWizardView } from '#modules/configurator/web/public.ts';
import { FIGURE_UNITS, type FigureKind, figure } from './figures.ts';

/** The figures by which a drive is judged, the most telling first. */
const FIGURES: readonly FigureKind[] = ['outputSpeed', 'outputTorque', 'serviceFactor', 'motorPower', 'ratio', 'mass'];

/** What the chosen row can do. */
export function JrtFigures({ row }: { row: BasicType }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const figures = FIGURES.map((kind) => ({
    id: kind,
    name: t(`figure.${kind}`),
    symbol: t(`symbol.${kind}`),
    value: figure(kind, row[kind], words.locale),
    unit: FIGURE_UNITS[kind],
  }));
  return <FigureList figures={figures} />;
}
