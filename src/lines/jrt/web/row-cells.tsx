import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { type RowCellProps, useShownFigures, useWizardView } from '#modules/configurator/web/public.ts';
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
  const { withUnit } = useShownFigures();
  const { reason } = found;
  const row = asBasicType(found.row);
  if (reason?.code !== 'service-factor-below-required') return reason?.text;
  const usable = withUnit('usableTorque', row.usableTorque);
  const needed = withUnit('outputTorque', (row.usableTorque / (found.judged?.reserve ?? row.serviceFactor)) * required);
  // 599.8 Nm for 600.2 Nm would print the same figure twice.
  return usable === needed ? t('limit.barely', { needed }) : t(`limit.${row.limit}`, { usable, needed });
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
  return motorFrame === null ? words.value('inputType', inputType) : `${motorFrame}\u2009/\u2009${motorPoles}P`;
}

/** The tables of this line hold its rows alone. */
function asBasicType(row: CatalogueRow): BasicType {
  return row as BasicType;
}
