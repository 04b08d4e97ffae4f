import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepForm } from '#modules/bills/web/step-form.tsx';
import { useSaid } from '#modules/bills/web/use-said.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Field } from '#web/ui/field.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { onTheirWay } from './on-their-way.ts';
import type { AskedShipmentStep } from './shipment-steps.tsx';

/** Reports goods as arrived: all of them unless less is typed, for which a reason is asked. */
export function ArriveDialog({ onClose, shipment, stepping }: AskedShipmentStep): ReactNode {
  const { t } = useTranslation('bills');
  const said = useSaid();
  const lines = onTheirWay(shipment);
  const [pieces, setPieces] = useState<Readonly<Record<number, number | undefined>>>(() =>
    Object.fromEntries(lines.map(({ left, lineNo }) => [lineNo, left])),
  );
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const arrived = lines.map(({ lineNo }) => ({ lineNo, pieces: pieces[lineNo] ?? 0 }));
  const isPart = lines.some(({ left, lineNo }) => (pieces[lineNo] ?? 0) < left);
  const isFaulty = (lineNo: number, left: number) => !isCount(pieces[lineNo] ?? 0, left);
  const isMissing = isPart && reason.trim() === '';
  const isNothing = arrived.every((line) => line.pieces === 0);

  function handleSubmit(): void {
    setTried(true);
    if (isMissing || isNothing || lines.some(({ left, lineNo }) => isFaulty(lineNo, left))) return;
    const some = arrived.filter((line) => line.pieces > 0);
    const body = isPart ? { lines: some, reason: reason.trim() } : {};
    stepping.mutate({ action: 'arrive', body }, { onSuccess: onClose });
  }

  return (
    <StepForm
      title={t('shipment.ask.arrive')}
      confirm={t('shipment.step.arrive')}
      isBusy={stepping.isPending}
      failure={failureOf()}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>{t('shipment.text.arrive')}</p>
      {lines.map(({ left, lineNo, name }) => (
        <Field
          key={lineNo}
          label={t('shipment.arrived', { no: lineNo, name: said(name) })}
          hint={t('shipment.onTheirWay', { count: left })}
          error={isTried && isFaulty(lineNo, left) && t('packing.most', { most: left })}
        >
          {(control) => (
            <NumberInput
              {...control}
              step={1}
              maxLength={6}
              value={pieces[lineNo]}
              onValue={(typed) => setPieces({ ...pieces, [lineNo]: typed })}
            />
          )}
        </Field>
      ))}
      {isPart && (
        <Field label={t('step.reason')} required error={isTried && isMissing && t('step.reasonMissing')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      )}
    </StepForm>
  );

  function failureOf(): string | undefined {
    if (isTried && isNothing) return t('shipment.nothingArrived');
    return stepping.isError ? failureText(stepping.error, t) : undefined;
  }
}

function isCount(pieces: number, most: number): boolean {
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= most;
}
