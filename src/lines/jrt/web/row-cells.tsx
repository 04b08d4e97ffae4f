import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asJrt } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { type RowCellProps, useShownFigures, useWizardView } from '#modules/configurator/web/public.ts';
import { exceeds } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import styles from './row-cells.module.css';
import { SERVO_FLANGES } from './servo-flanges.ts';

/** The cells of JRT's rows that are more than a code or figure, by column. */
export const JRT_CELLS: Readonly<Record<string, (props: RowCellProps) => ReactNode>> = {
  reduceUnitSize: ({ found }) => <strong>{unitOf(asBasicType(found.row))}</strong>,
  motorFrame: ({ found }) => <InputOf row={asBasicType(found.row)} />,
};

/** What bounds the torque of a near miss, and by how much it falls short. */
export function NearReason({ found, required }: RowCellProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { withUnit, figure } = useShownFigures();
  const { search } = asJrt(useWizardView().config);
  const { reason } = found;
  const row = asBasicType(found.row);
  if (reason?.code !== 'service-factor-below-required') return reason?.text;
  const usable = withUnit('usableTorque', row.usableTorque);
  const load = row.usableTorque / (found.judged?.reserve ?? row.serviceFactor);
  const needed = withUnit('outputTorque', load * required);
  // 599.8 Nm for 600.2 Nm would print the same figure twice.
  if (usable === needed) return t('limit.barely', { needed });
  const torque = withUnit('outputTorque', load);
  const isFull = isFullMotor(row, load);
  const basis = t(`limit.basis.${isFull ? 'motor' : 'asked'}`, { torque, factor: required.toFixed(2) });
  const limit = t(`limit.${row.limit}`, { usable, needed, basis });
  const asked = search.outputTorque ?? 0;
  if (!isFull || asked === 0 || !exceeds(load, asked)) return limit;
  // What is judged is what the motor gives on the mains (ADR 41); who limits it to the torque asked for reads the other factor.
  const factors = [row.usableTorque / load, row.usableTorque / asked].map((one) => figure('serviceFactor', one));
  const both = t('limit.bothFactors', { full: factors[0], asked: factors[1], torque: withUnit('outputTorque', asked) });
  return `${limit} · ${both}`;
}

/** Whether a load is what a motor of ours gives, as it does on the mains whatever is asked; else it is the torque asked for. */
function isFullMotor({ outputTorque, inputModule, motorPoles }: BasicType, load: number): boolean {
  return inputModule === null && motorPoles !== null && !exceeds(load, outputTorque);
}

/** Type and size of the gear unit. */
export function unitOf({ gearboxModel, reduceUnitSize }: BasicType): string {
  return `${gearboxModel}${reduceUnitSize}`;
}

/** Motor frame with its poles, the module, below which a servo adapter says its flange, or that there is none. */
function InputOf({ row: { inputModule, motorFrame, motorPoles, inputType } }: { row: BasicType }): ReactNode {
  const { t } = useTranslation('configurator');
  const { words } = useWizardView();
  const flange = inputModule === null ? undefined : SERVO_FLANGES[inputModule];
  if (flange) {
    return (
      <>
        {inputModule} <small className={styles.bore}>{t('row.servoBore', { bores: flange.bores })}</small>
        <small className={styles.flange}>{t('row.servo', { ...flange })}</small>
      </>
    );
  }
  if (inputModule !== null) return inputModule;
  if (motorFrame === null) return words.value('inputType', inputType);
  const motor = `${motorFrame}\u2009/\u2009${motorPoles}P`;
  if (motorPoles !== 2) return motor;
  return (
    <>
      {motor} <small className={styles.bore}>{t('search.twoPoles.row')}</small>
    </>
  );
}

/** The tables of this line hold its rows alone. */
function asBasicType(row: CatalogueRow): BasicType {
  return row as BasicType;
}
