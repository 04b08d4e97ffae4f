import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DECLINE_REASONS, type DeclineReason } from '#modules/quotes/domain/quote-words.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { DialogFrame, type StepDialogProps } from './dialog-frame.tsx';
import styles from './quote-page.module.css';

/** Asks why an offer is declined. */
export function DeclineDialog({ onTake, ...dialog }: StepDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const [reasonCode, setReason] = useState<DeclineReason>('price');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reasonCode === 'other' && text.trim() === '';

  function handleSubmit(): void {
    setTried(true);
    if (!isMissing) onTake((calls) => calls.decline({ reasonCode, text }));
  }

  return (
    <DialogFrame title={t('step.decline')} confirm={t('step.decline')} danger onSubmit={handleSubmit} {...dialog}>
      <fieldset className={styles.group}>
        <legend>{t('step.reason')}</legend>
        {DECLINE_REASONS.map((reason) => (
          <label key={reason} className={styles.check}>
            <input
              type="radio"
              name="decline-reason"
              checked={reason === reasonCode}
              onChange={() => setReason(reason)}
            />
            {t(`step.declined.${reason}`)}
          </label>
        ))}
      </fieldset>
      <Field
        label={t('step.comment')}
        required={reasonCode === 'other'}
        error={isTried && isMissing && t('step.reasonMissing')}
      >
        {(control) => (
          <TextArea {...control} maxLength={1000} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </DialogFrame>
  );
}
