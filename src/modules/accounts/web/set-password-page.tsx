import type { TFunction } from 'i18next';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLinkRoutes } from '#modules/accounts/contract.ts';
import { LENGTHS, registrationPasswordProblem, repetitionProblem } from '#modules/accounts/domain/field-rules.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { PATHS } from '#web/paths.ts';
import { openAccountDialog } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { passwordLinkInHand } from '#web/session/ticket.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FormFailure } from './form-failure.tsx';
import { PasswordInput } from './password-input.tsx';
import styles from './set-password-page.module.css';
import { type FormRules, usePasswordForm } from './use-password-form.ts';

/** What became of the link so far. */
type Progress =
  | { readonly step: 'looking' }
  | { readonly step: 'open'; readonly link: string; readonly username: string }
  | { readonly step: 'done'; readonly username: string }
  | { readonly step: 'refused'; readonly why: string; readonly isSpent: boolean };

/** /account/set-password: an invited person, or the first administrator, sets the password a link was made for, and logs in with it. */
export function Component(): ReactNode {
  const { t } = useTranslation('accounts');
  const [progress, setProgress] = useState<Progress>({ step: 'looking' });
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const link = passwordLinkInHand.get();
    passwordLinkInHand.set(undefined);
    if (link === undefined) {
      setProgress({ step: 'refused', why: t('setPassword.missing'), isSpent: false });
      return;
    }
    call(passwordLinkRoutes.look, { body: { link } }).then(
      ({ username }) => setProgress({ step: 'open', link, username }),
      (error: unknown) => setProgress({ step: 'refused', ...refusalOf(error, t) }),
    );
  }, [t]);

  const login = (username?: string) =>
    requestLogin({ origin: PATHS.home, ...(username !== undefined && { username }) });

  function handleSet(username: string): void {
    setProgress({ step: 'done', username });
    requestLogin({ origin: PATHS.home, username, notice: { tone: 'success', text: t('setPassword.success') } });
  }

  return (
    <div className={styles.page}>
      <h1>{t(progress.step === 'refused' ? 'setPassword.failed' : 'setPassword.title')}</h1>
      {progress.step === 'looking' && <Skeleton shape="block" />}
      {progress.step === 'open' && <PasswordForm {...progress} onSet={handleSet} />}
      {progress.step === 'refused' && <p role="alert">{progress.why}</p>}
      {progress.step === 'refused' && progress.isSpent && <OtherWay />}
      {progress.step === 'done' && <p>{t('setPassword.success')}</p>}
      {(progress.step === 'refused' || progress.step === 'done') && (
        <Button look="primary" onClick={() => login(progress.step === 'done' ? progress.username : undefined)}>
          {t('setPassword.login')}
        </Button>
      )}
    </div>
  );
}

interface Refused {
  readonly why: string;
  /** Whether the link is at fault, and not the way to the portal. */
  readonly isSpent: boolean;
}

function refusalOf(error: unknown, t: TFunction<'accounts'>): Refused {
  return { why: refusalText(error, t), isSpent: isRefusal(error, 'link.spent') };
}

/** Whoever was invited at an address proves it by a code as well as by a link, and needs to ask nobody for another. */
function OtherWay(): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <div className={styles.other}>
      <p>{t('setPassword.other')}</p>
      <Button onClick={() => openAccountDialog('forgot')}>{t('login.forgot')}</Button>
    </div>
  );
}

type FieldName = 'password' | 'repeat';

const RULES: FormRules<FieldName> = {
  password: registrationPasswordProblem,
  repeat: (value, { password }) => repetitionProblem(password, value),
};

interface PasswordFormProps {
  link: string;
  username: string;
  onSet: (username: string) => void;
}

function PasswordForm({ link, username, onSet }: PasswordFormProps): ReactNode {
  const { t } = useTranslation('accounts');
  const labels = { password: t('setPassword.password'), repeat: t('setPassword.repeat') };
  const form = usePasswordForm(RULES, labels);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Refused>();

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (busy || !form.check()) return;
    setBusy(true);
    const { password, repeat } = form.values;
    try {
      await call(passwordLinkRoutes.redeem, { body: { link, password, passwordTwo: repeat } });
      onSet(username);
    } catch (error) {
      setBusy(false);
      setFailure(refusalOf(error, t));
    }
  }

  const passwordField = (name: FieldName, hint?: string) => (
    <Field label={labels[name]} required hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <PasswordInput
          {...control}
          name={labels[name]}
          autoComplete="new-password"
          maxLength={LENGTHS.password.most}
          value={form.values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  );

  return (
    <>
      <p>{t('setPassword.text', { username })}</p>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label={t('setPassword.username')}>
          {(control) => <TextInput {...control} autoComplete="username" readOnly value={username} />}
        </Field>
        {passwordField('password', t('register.hint.password'))}
        {passwordField('repeat')}
        <FormFailure>{failure?.why}</FormFailure>
        {failure?.isSpent && <OtherWay />}
        <div>
          <Button type="submit" look="primary" busy={busy}>
            {t('setPassword.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
