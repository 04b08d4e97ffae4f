import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';

interface ReasonDialogProps extends Omit<StepDialogProps, 'onTake'> {
  action: string;
  isOptional?: boolean;
  onSay: (reason: string) => void;
}

/** Asks why a step is taken. */
export function ReasonDialog({ action, isOptional = false, onSay, ...dialog }: ReasonDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = !isOptional && reason.trim() === '';

  function handleSubmit(): void {
    setTried(true);
    if (!isMissing) onSay(reason);
  }

  return (
    <DialogFrame title={t(`step.${action}`)} confirm={t(`step.${action}`)} onSubmit={handleSubmit} {...dialog}>
      <p>{t(`step.text.${action}`)}</p>
      <Field
        label={t(isOptional ? 'step.comment' : 'step.reason')}
        required={!isOptional}
        error={isTried && isMissing && t('step.reasonMissing')}
      >
        {(control) => (
          <TextArea {...control} maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </DialogFrame>
  );
}
