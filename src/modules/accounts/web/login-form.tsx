import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalText } from '#web/errors/failure-text.ts';
import { readStored } from '#web/store/storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormFailure } from './form-failure.tsx';
import styles from './login-dialog.module.css';
import { type Arrival, signIn } from './sign-in.ts';

export interface LoginFormProps {
  /** The name to start with; else the one this browser remembers. */
  username?: string | undefined;
  onSignedIn: (arrival: Arrival) => void;
}

/** No name of an account is longer. */
const MAX_LETTERS = 64;

/** User name, password, remember-me; checked when left (spec 000 §5). */
export function LoginForm({ username: given, onSignedIn }: LoginFormProps): ReactNode {
  const { t } = useTranslation('accounts');
  const remembered = readStored('rememberedUsername')?.slice(0, MAX_LETTERS);
  const known = given ?? remembered;
  const [username, setUsername] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== undefined);
  const [touched, setTouched] = useState({ username: false, password: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const missing = { username: username.trim() === '', password: password === '' };

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTouched({ username: true, password: true });
    if (busy || missing.username || missing.password) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onSignedIn(await signIn({ username: username.trim(), password, remember }));
    } catch (error) {
      setFailure(refusalText(error, t));
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field
        label={t('login.username')}
        required
        error={touched.username && missing.username && t('login.usernameMissing')}
      >
        {(control) => (
          <TextInput
            {...control}
            data-autofocus={known === undefined || undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={MAX_LETTERS}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            onBlur={() => setTouched((before) => ({ ...before, username: true }))}
          />
        )}
      </Field>
      <Field
        label={t('login.password')}
        required
        error={touched.password && missing.password && t('login.passwordMissing')}
      >
        {(control) => (
          <TextInput
            {...control}
            type="password"
            data-autofocus={known !== undefined || undefined}
            autoComplete="current-password"
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            onBlur={() => setTouched((before) => ({ ...before, password: true }))}
          />
        )}
      </Field>
      <label className={styles.remember}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {t('login.remember')}
      </label>
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" look="primary" busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
