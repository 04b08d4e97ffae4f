import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { privacyRoutes } from '#modules/accounts/contract.ts';
import { PasswordInput } from '#modules/accounts/web/password-input.tsx';
import { CallError, call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { PATHS } from '#web/paths.ts';
import { endSession } from '#web/session/session.ts';
import { writeStored } from '#web/store/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './privacy-page.module.css';

const CONSEQUENCES = ['now', 'deleted', 'stays', 'free'] as const;

/** Says what a deletion does, and does it for whoever knows the password and has understood. */
export function EraseDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [understood, setUnderstood] = useState(false);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const wrong = refusal?.code === 'password.wrong' ? refusal.message : undefined;

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (busy || password === '' || !understood) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(privacyRoutes.eraseOwn, { body: { password } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
      setBusy(false);
      return;
    }
    onClose();
    writeStored('rememberedUsername', undefined);
    endSession();
    toasts.show({ tone: 'success', text: t('privacy.erase.done') });
    await navigate(PATHS.series);
  }

  return (
    <Dialog title={t('privacy.erase.question')} onClose={onClose} dismissable={!busy}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <ul className={styles.consequences}>
          {CONSEQUENCES.map((consequence) => (
            <li key={consequence}>{t(`privacy.erase.happens.${consequence}`)}</li>
          ))}
        </ul>
        <p>{t('privacy.erase.advice')}</p>
        <Field
          label={t('privacy.erase.password')}
          required
          error={wrong ?? (tried && password === '' && t('privacy.erase.missing'))}
        >
          {(control) => (
            <PasswordInput
              {...control}
              name={t('privacy.erase.password')}
              data-autofocus
              autoComplete="current-password"
              maxLength={128}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                setRefusal(undefined);
              }}
            />
          )}
        </Field>
        <Understood checked={understood} open={tried && !understood} onChange={setUnderstood} />
        <div role="alert">
          {refusal && wrong === undefined && (
            <p className={styles.failure}>
              <Icon name="warning" size={18} />
              {failureText(refusal, t)}
            </p>
          )}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="danger" busy={busy}>
            {t('privacy.erase.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface UnderstoodProps {
  checked: boolean;
  /** It was left open although it is needed. */
  open: boolean;
  onChange: (checked: boolean) => void;
}

function Understood({ checked, open, onChange }: UnderstoodProps): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <div>
      <label className={styles.understood}>
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={open || undefined}
          aria-describedby={open ? 'understood-open' : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('privacy.erase.understood')}
      </label>
      <span id="understood-open" className={styles.open} aria-live="polite">
        {open && (
          <>
            <Icon name="warning" size={14} />
            {t('privacy.erase.open')}
          </>
        )}
      </span>
    </div>
  );
}
