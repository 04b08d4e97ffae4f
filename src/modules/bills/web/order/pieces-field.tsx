import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { leftOf, readyOf, type ShippableLine } from './left-to-ship.ts';

interface PiecesFieldProps {
  label: string;
  line: ShippableLine;
  pieces: number | undefined;
  isTried: boolean;
  onPieces: (pieces: number | undefined) => void;
}

/** How many pieces of a line are shipped: no more than are left. */
export function PiecesField({ isTried, label, line, onPieces, pieces }: PiecesFieldProps): ReactNode {
  const { t } = useTranslation('bills');
  return (
    <Field
      label={label}
      hint={t('ofOrder.hint', { ready: readyOf(line), left: leftOf(line) })}
      error={isTried && !isCount(pieces, line) && t('packing.most', { most: leftOf(line) })}
    >
      {(control) => <NumberInput {...control} step={1} maxLength={6} value={pieces} onValue={onPieces} />}
    </Field>
  );
}

/** Whether so many pieces of a line can be shipped; none may be. */
export function isCount(pieces = 0, line: ShippableLine): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= leftOf(line);
}
