import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import {
  ASSIGNABLE_ROLES,
  correctedDepartmentProblem,
  correctedEmailProblem,
  correctionProvesPassword,
  isAssignable,
} from '#modules/accounts/domain/correction.ts';
import { LENGTHS } from '#modules/accounts/domain/field-rules.ts';
import { INVITEES } from '#modules/accounts/domain/invitation.ts';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { FormFailure } from '#modules/accounts/web/form-failure.tsx';
import { OrganisationChoice } from '#modules/accounts/web/organisation-choice.tsx';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { MailLanguageField, RoleField } from './account-fields.tsx';
import { EditClash } from './edit-clash.tsx';
import { type EditForm, isSameField } from './edit-form.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useEditForm } from './use-edit-form.ts';
import styles from './users-page.module.css';

/** Corrects an account: its address, department and mail language, and whom the person works for as what. */
export function EditDialog({ user, onClose }: { user: AdminUserDto; onClose: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const ref = useRef<HTMLFormElement>(null);
  /** Faults are shown once the form was sent, and then while they last. */
  const [isTried, setTried] = useState(false);
  const { read, form, change, theirs, password, setPassword, saving } = useEditForm(user, (saved, before) => {
    const isInvitedAnew = saved.state === 'invited' && saved.email !== before.email;
    const done = isInvitedAnew
      ? t('users.edit.invited', { email: saved.email })
      : t('users.edit.done', { name: saved.username });
    toasts.show({ tone: 'success', text: done });
    onClose();
  });
  const { role } = form;
  const isMoved = role !== read.role || form.organisation?.id !== read.organisationId;

  function textOf(problem: Problem | undefined, field: string): string | undefined {
    return isTried && problem !== undefined ? t(`problem.${problem}`, { field }) : undefined;
  }

  const isWrong = saving.isError && isRefusal(saving.error, 'password.wrong');

  function passwordError(): string | undefined {
    if (isWrong) return refusalText(saving.error, t);
    return textOf(password === '' ? 'missing' : undefined, t('users.invite.password'));
  }

  function failure(): string | undefined {
    if (!saving.isError || isWrong) return undefined;
    if (theirs === undefined || !isRefusal(saving.error, 'version.conflict')) return refusalText(saving.error, t);
    return Object.keys(theirs).length > 0 ? t('users.edit.clash') : t('users.edit.outdated');
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (saving.isPending) return;
    flushSync(() => setTried(true));
    if (!focusFirstFault(ref.current)) saving.mutate(undefined, { onError: focusOnWrongPassword });
  }

  function focusOnWrongPassword(error: unknown): void {
    if (isRefusal(error, 'password.wrong')) ref.current?.querySelector<HTMLElement>('[data-own-password]')?.focus();
  }

  const clash = (field: keyof EditForm) => <EditClash field={field} form={form} theirs={theirs} onTake={change} />;
  const textField = (name: 'email' | 'department', problem: Problem | undefined, maxLength: number) => {
    const label = t(`users.invite.${name}`);
    const isRequired = name === 'email' && read.email !== null;
    return (
      <div>
        <Field label={label} required={isRequired} error={textOf(problem, label)}>
          {(control) => (
            <TextInput
              {...control}
              type={name === 'email' ? 'email' : 'text'}
              data-autofocus={name === 'email' || undefined}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLength}
              value={form[name]}
              onChange={({ target: { value } }) => change({ [name]: value })}
            />
          )}
        </Field>
        {clash(name)}
      </div>
    );
  };

  return (
    <Dialog title={t('users.edit.title', { name: user.username })} onClose={onClose} dismissable={!saving.isPending}>
      <form ref={ref} className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={styles.fields}>
          {textField('email', correctedEmailProblem(read, form.email), LENGTHS.email)}
          <div>
            <MailLanguageField value={form.locale} onChoose={(locale) => change({ locale })} />
            {clash('locale')}
          </div>
          {isAssignable(role) && (
            <>
              <div>
                <RoleField
                  roles={ASSIGNABLE_ROLES}
                  value={role}
                  onChoose={(chosen) => chosen !== role && change({ role: chosen, organisation: undefined })}
                />
                {clash('role')}
              </div>
              <div>
                <OrganisationChoice
                  key={role}
                  label={t('users.organisation.label')}
                  kind={INVITEES[role].of}
                  chosen={form.organisation}
                  onChoose={(organisation) => change({ organisation })}
                  error={textOf(form.organisation === undefined ? 'missing' : undefined, t('users.organisation.label'))}
                />
                {clash('organisation')}
              </div>
            </>
          )}
          {textField('department', correctedDepartmentProblem(read, form), LENGTHS.text)}
          {correctionProvesPassword(read, form.email) && (
            <OwnPasswordField
              value={password}
              hint={t('users.edit.passwordHint')}
              error={passwordError()}
              onType={(typed) => {
                setPassword(typed);
                if (isWrong) saving.reset();
              }}
            />
          )}
        </div>
        {!isAssignable(role) && <p className={styles.reason}>{t('users.edit.administrator')}</p>}
        <div>
          <div aria-live="polite">
            {isMoved && <p>{t('users.edit.moved', { name: user.username })}</p>}
            {read.state === 'invited' && !isSameField(form.email, read.email ?? '') && (
              <p>{t('users.edit.reinvited')}</p>
            )}
          </div>
          <FormFailure>{failure()}</FormFailure>
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={saving.isPending}>
            {t('users.edit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
