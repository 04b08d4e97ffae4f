import { type FocusEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedMailCode } from '#modules/accounts/domain/field-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import styles from './code-field.module.css';
import { RESEND_AFTER, useCountdown } from './use-countdown.ts';

export interface CodeFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** Asks for a code; resolves whether one was sent. Where one cannot be sent, it says why. */
  onSend: () => Promise<boolean>;
  /** False while it is not known where to send it. */
  ready?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** Six characters that a mail brings, and the button that asks for it: again a minute later at the earliest (spec 000 §9). */
export function CodeField({
  label,
  value,
  onValue,
  onBlur,
  onSend,
  ready = true,
  hint,
  error,
}: CodeFieldProps): ReactNode {
  const { t } = useTranslation('accounts');
  const [left, start] = useCountdown();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);

  async function handleSend(): Promise<void> {
    if (left > 0 || busy) return;
    setBusy(true);
    const isSent = await onSend().finally(() => setBusy(false));
    if (!isSent) return;
    setAsked(true);
    start(RESEND_AFTER);
  }

  return (
    <div>
      <Field label={label} required hint={hint} error={error}>
        {(control) => (
          <span className={styles.row}>
            <TextInput
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              value={value}
              onChange={(event) => onValue(typedMailCode(event.target.value))}
              onBlur={onBlur}
            />
            <Button busy={busy} aria-disabled={!ready || left > 0 || undefined} onClick={() => void handleSend()}>
              {t(asked ? 'register.code.again' : 'register.code.send')}
              {left > 0 && <span aria-hidden="true">{t('register.code.wait', { seconds: left })}</span>}
            </Button>
          </span>
        )}
      </Field>
      <p role="status" className={styles.said}>
        {asked && t(left > 0 ? 'register.code.sent' : 'register.code.ready')}
      </p>
    </div>
  );
}
