import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordRoutes } from '#modules/accounts/contract.ts';
import {
  codeProblem,
  contactProblem,
  LENGTHS,
  newPasswordProblem,
  repetitionProblem,
} from '#modules/accounts/domain/field-rules.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import type { AccountDialogProps } from '#web/session/account-dialog.ts';
import { requestLogin } from '#web/session/login-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CodeField } from './code-field.tsx';
import { FormFailure } from './form-failure.tsx';
import styles from './password-form.module.css';
import { PasswordInput } from './password-input.tsx';
import { type FormRules, usePasswordForm } from './use-password-form.ts';

type ForgotField = 'userId' | 'verificationCode' | 'newPwd' | 'confirmPwd';

const RULES: FormRules<ForgotField> = {
  userId: (value) => contactProblem(value.trim()),
  verificationCode: codeProblem,
  newPwd: newPasswordProblem,
  confirmPwd: (value, { newPwd }) => repetitionProblem(newPwd, value),
};

/** The dialog for a forgotten password: neither Esc nor a click outside closes it, and it is empty whenever it opens (spec 000 §2). */
export function ForgotDialog({ onClose }: AccountDialogProps): ReactNode {
  const { t } = useTranslation('accounts');
  const labels = {
    userId: t('forgot.userId'),
    verificationCode: t('register.field.verificationCode'),
    newPwd: t('password.new'),
    confirmPwd: t('password.confirm'),
  };
  const form = usePasswordForm(RULES, labels);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { values } = form;

  async function sendCode(): Promise<boolean> {
    setFailure(undefined);
    const problem = contactProblem(values.userId.trim());
    if (problem !== undefined) {
      form.refuse('userId', t(`problem.${problem}`, { field: labels.userId }));
      return false;
    }
    try {
      await call(passwordRoutes.sendResetCode, { query: { emailorphone: values.userId.trim() } });
      return true;
    } catch (error) {
      const why = refusalText(error, t, { unreachable: t('register.code.error') });
      const isPlain = isRefusal(error, 'code.slowed') || isRefusal(error, 'network');
      form.refuse('verificationCode', isPlain ? why : t('register.because', { what: t('register.code.failed'), why }));
      return false;
    }
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    if (busy || !form.check()) return;
    setBusy(true);
    try {
      await call(passwordRoutes.resetPassword, { body: { ...values, userId: values.userId.trim() } });
      onClose();
      requestLogin({ notice: { tone: 'success', text: t('forgot.success') } });
    } catch (error) {
      setBusy(false);
      const reason = refusalText(error, t, { unreachable: t('forgot.unreachable') });
      if (isRefusal(error, 'code.wrong')) form.refuse('verificationCode', reason);
      else setFailure(reason);
    }
  }

  const passwordField = (name: 'newPwd' | 'confirmPwd', hint?: string) => (
    <Field label={labels[name]} required hint={hint} error={form.errorOf(name)}>
      {(control) => (
        <PasswordInput
          {...control}
          name={labels[name]}
          autoComplete="new-password"
          maxLength={LENGTHS.password.most}
          value={values[name]}
          onChange={(event) => form.change(name, event.target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  );

  return (
    <Dialog title={t('forgot.title')} width="form" dismissable={false} onClose={onClose}>
      <p className={styles.lede}>{t('forgot.lede')}</p>
      <form ref={form.ref} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label={labels.userId} required error={form.errorOf('userId')}>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LENGTHS.contact}
              value={values.userId}
              onChange={(event) => form.change('userId', event.target.value)}
              onBlur={() => form.leave('userId')}
            />
          )}
        </Field>
        <CodeField
          label={labels.verificationCode}
          value={values.verificationCode}
          onValue={(value) => form.change('verificationCode', value)}
          onBlur={() => form.leave('verificationCode')}
          onSend={sendCode}
          error={form.errorOf('verificationCode')}
        />
        {passwordField('newPwd', t('problem.password-simple'))}
        {passwordField('confirmPwd')}
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('forgot.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
