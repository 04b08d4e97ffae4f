import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { type OrganisationDto, userRoutes } from '#modules/accounts/contract.ts';
import { LENGTHS, typedAccount } from '#modules/accounts/domain/field-rules.ts';
import { INVITEES, type InvitationField, invitationProblem } from '#modules/accounts/domain/invitation.ts';
import { FormFailure } from '#modules/accounts/web/form-failure.tsx';
import { OrganisationChoice, useSoleOrganisation } from '#modules/accounts/web/organisation-choice.tsx';
import { call } from '#web/calls/call.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { type ControlProps, Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { MailLanguageField, RoleField } from './account-fields.tsx';
import { LinkAddressNote } from './link-address-note.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import styles from './users-page.module.css';
import { USERS_KEY } from './users-query.ts';

interface InviteForm {
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly organisation: Pick<OrganisationDto, 'id' | 'name'> | undefined;
  readonly department: string;
  readonly locale: Locale;
  /** The own one, where the person becomes an administrator. */
  readonly password: string;
}

/** Invites a person: who they are, what they become and where; the rest they do themselves by the link they get. */
export function InviteDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const cache = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState<InviteForm>({
    username: '',
    email: '',
    role: 'customer-lv1',
    organisation: undefined,
    department: '',
    locale: localeOfInterface(i18n),
    password: '',
  });
  /** Faults are shown once the form was sent, and then while they last. */
  const [isTried, setTried] = useState(false);
  const invitation = useMutation({
    mutationFn: ({ organisation, ...rest }: InviteForm) =>
      call(userRoutes.invite, { body: { ...rest, organisationId: organisation?.id ?? '' } }),
    onSuccess: async ({ email }) => {
      toasts.show({ tone: 'success', text: t('users.invite.done', { email }) });
      onClose();
      await cache.invalidateQueries({ queryKey: USERS_KEY });
    },
    onError: (error) => {
      if (isRefusal(error, 'password.wrong')) ref.current?.querySelector<HTMLElement>('[data-own-password]')?.focus();
    },
  });
  const isWrong = invitation.isError && isRefusal(invitation.error, 'password.wrong');
  const sole = useSoleOrganisation(INVITEES[form.role].of);
  const organisation = form.organisation ?? sole;
  const change = (changes: Partial<InviteForm>) => setForm((before) => ({ ...before, ...changes }));

  function errorOf(name: InvitationField, field: string): string | undefined {
    const problem = isTried ? invitationProblem(name, form) : undefined;
    return problem === undefined ? undefined : t(`problem.${problem}`, { field });
  }

  function passwordError(): string | undefined {
    if (isWrong) return refusalText(invitation.error, t);
    const isMissing = isTried && form.password === '';
    return isMissing ? t('problem.missing', { field: t('users.invite.password') }) : undefined;
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (invitation.isPending) return;
    flushSync(() => setTried(true));
    if (!focusFirstFault(ref.current)) invitation.mutate({ ...form, organisation });
  }

  const textField = (name: InvitationField, options: { hint?: string; required?: boolean; maxLength: number }) => {
    const label = t(`users.invite.${name}`);
    const { hint, required = true, maxLength } = options;
    return (
      <Field label={label} required={required} hint={hint} error={errorOf(name, label)}>
        {(control: ControlProps) => (
          <TextInput
            {...control}
            type={name === 'email' ? 'email' : 'text'}
            data-autofocus={name === 'username' || undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            value={form[name]}
            onChange={({ target: { value } }) => change({ [name]: name === 'username' ? typedAccount(value) : value })}
          />
        )}
      </Field>
    );
  };

  return (
    <Dialog title={t('users.invite.title')} onClose={onClose} dismissable={!invitation.isPending}>
      <form ref={ref} className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>{t('users.invite.text')}</p>
        <LinkAddressNote />
        <div className={styles.fields}>
          {textField('username', { hint: t('users.invite.usernameHint'), maxLength: LENGTHS.account.most })}
          {textField('email', { maxLength: LENGTHS.email })}
          <RoleField
            roles={ROLES}
            value={form.role}
            onChoose={(role) => change({ role, organisation: undefined, password: '' })}
          />
          <OrganisationChoice
            key={form.role}
            label={t('users.organisation.label')}
            kind={INVITEES[form.role].of}
            chosen={organisation}
            onChoose={(chosen) => change({ organisation: chosen })}
            error={
              isTried && organisation === undefined
                ? t('problem.missing', { field: t('users.organisation.label') })
                : undefined
            }
          />
          {textField('department', {
            hint: t('users.invite.departmentHint'),
            required: false,
            maxLength: LENGTHS.text,
          })}
          <MailLanguageField value={form.locale} onChoose={(locale) => change({ locale })} />
          {INVITEES[form.role].provesPassword && (
            <OwnPasswordField
              value={form.password}
              hint={t('users.invite.passwordHint')}
              error={passwordError()}
              onType={(password) => {
                change({ password });
                if (isWrong) invitation.reset();
              }}
            />
          )}
        </div>
        <FormFailure>{invitation.isError && !isWrong && refusalText(invitation.error, t)}</FormFailure>
        <DialogActions>
          <Button onClick={onClose}>{t('web:ui.cancel')}</Button>
          <Button type="submit" look="primary" busy={invitation.isPending}>
            {t('users.invite.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
