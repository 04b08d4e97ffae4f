import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import { CodeField } from '#modules/accounts/web/code-field.tsx';
import { CallError, call } from '#web/calls/call.ts';
import { Icon } from '#web/ui/icons.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { because } from './checks.ts';
import styles from './register.module.css';
import type { RegistrationState } from './use-registration.ts';

/** The code that proves the e-mail address: sent on demand, checked at its sixth character (spec 000 §4, §5). */
export function CodeEntry({ registration }: { registration: RegistrationState }): ReactNode {
  const { t } = useTranslation('accounts');
  const { form, nameOf, errorOf, stateOf, change, leave, passes } = registration;
  const [failure, setFailure] = useState<string>();

  async function handleSend(): Promise<boolean> {
    if (!(await passes('email'))) return false;
    setFailure(undefined);
    try {
      await call(registrationRoutes.sendCode, { query: { email: form.email } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(
        error.code === 'network' ? t('register.code.error') : because(t, t('register.code.failed'), error.message),
      );
      return false;
    }
    toasts.show({ tone: 'success', text: t('register.code.sent') });
    return true;
  }

  function handleValue(code: string): void {
    setFailure(undefined);
    change('verificationCode', code);
  }

  return (
    <CodeField
      label={nameOf('verificationCode')}
      value={form.verificationCode}
      onValue={handleValue}
      onBlur={(event) => leave('verificationCode', event)}
      onSend={handleSend}
      ready={stateOf('email') === 'fine'}
      hint={<CodeState state={stateOf('verificationCode')} isAddressed={stateOf('email') === 'fine'} />}
      error={errorOf('verificationCode') ?? failure}
    />
  );
}

interface CodeStateProps {
  state: ReturnType<RegistrationState['stateOf']>;
  /** Whether it is known where to send a code. */
  isAddressed: boolean;
}

/** What the check of the code has shown; before that, what is to be done first. */
function CodeState({ state, isAddressed }: CodeStateProps): ReactNode {
  const { t } = useTranslation('accounts');
  if (state === 'fine') {
    return (
      <span role="status" className={styles.fine}>
        <Icon name="check" size={14} />
        {t('register.hint.codeCorrect')}
      </span>
    );
  }
  const first = isAddressed ? '' : t('register.hint.code');
  return <span role="status">{state === 'asking' ? t('register.check.asking') : first}</span>;
}
