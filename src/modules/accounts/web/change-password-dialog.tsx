import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { passwordRoutes } from '#modules/accounts/contract.ts';
import { LENGTHS, newPasswordProblem, repetitionProblem } from '#modules/accounts/domain/field-rules.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { HTML_LANG, localeOfInterface } from '#web/language/language.ts';
import { WITHOUT_ASKING } from '#web/leaving/leaving.ts';
import { PATHS } from '#web/paths.ts';
import type { AccountDialogProps } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { isPasswordDue, settlePasswordChange } from '#web/session/password-due.ts';
import { sessionOwner, suspendSession } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { FormFailure } from './form-failure.tsx';
import styles from './password-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { signOut } from './sign-in.ts';
import { type FormRules, usePasswordForm } from './use-password-form.ts';

type ChangeField = 'oldPassword' | 'newPassword' | 'confirmPassword';

const RULES: FormRules<ChangeField> = {
  oldPassword: (value) => (value === '' ? 'missing' : undefined),
  newPassword: (value, { oldPassword }) =>
    newPasswordProblem(value) ?? (value === oldPassword ? 'password-same' : undefined),
  confirmPassword: (value, { newPassword }) => repetitionProblem(newPassword, value),
};

/**
 * The dialog to change the own password (spec 000 §4). Afterwards the person logs in with the new one. Where the change is
 * demanded, only the cross and the button close it, and that logs out.
 */
export function ChangePasswordDialog({ request, onClose }: AccountDialogProps): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const navigate = useNavigate();
  const [isForced] = useState(isPasswordDue);
  const labels = {
    oldPassword: t('password.current'),
    newPassword: t('password.new'),
    confirmPassword: t('password.confirm'),
  };
  const form = usePasswordForm(RULES, labels);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { values } = form;
  const locale = localeOfInterface(i18n);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      await call(passwordRoutes.changePassword, {
        body: {
          curPwd: values.oldPassword,
          newPwd: values.newPassword,
          confirmPwd: values.confirmPassword,
          userId: sessionOwner() ?? '',
        },
      });
      handleChanged();
    } catch (error) {
      setBusy(false);
      handleRefusal(error);
    }
  }

  /** Every session of the account has ended: the person logs in again, and goes on where they are or wanted to be. */
  function handleChanged(): void {
    settlePasswordChange();
    suspendSession();
    onClose();
    const { origin } = request;
    const notice = { tone: 'success', text: t('password.success') } as const;
    requestLogin(origin === undefined ? { stay: true, notice } : { origin, notice });
  }

  function handleRefusal(error: unknown): void {
    if (isRefusal(error, 'password.wrong')) form.refuse('oldPassword', t('problem.password-wrong'));
    else setFailure(t('password.failed', { reason: refusalText(error, t) }));
  }

  async function handleClose(): Promise<void> {
    if (!isForced) {
      onClose();
      return;
    }
    await navigate(PATHS.series, { state: WITHOUT_ASKING });
    onClose();
    // What was said to the person goes with them; this is said to whoever sits there still.
    const signedOut = signOut();
    toasts.show({ tone: 'info', text: t('password.declined') });
    await signedOut;
  }

  const passwordField = (name: ChangeField, hint?: string) => (
    <Field label={labels[name]} required hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <PasswordInput
          {...control}
          name={labels[name]}
          data-autofocus={name === 'oldPassword' || undefined}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          maxLength={name === 'oldPassword' ? 128 : LENGTHS.password.most}
          value={values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  );

  return (
    <Dialog
      title={t('password.title')}
      width={locale === 'en' ? 'medium' : 'narrow'}
      dismissable={!isForced}
      onClose={() => void handleClose()}
    >
      {isForced && <p className={styles.lede}>{t('password.due')}</p>}
      <form
        ref={form.ref}
        lang={HTML_LANG[locale]}
        className={classes(styles.form, styles.beside)}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        {passwordField('oldPassword')}
        {passwordField('newPassword', t('problem.password-simple'))}
        {passwordField('confirmPassword')}
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Button onClick={() => void handleClose()}>{isForced ? t('logout.confirm') : t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('password.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
