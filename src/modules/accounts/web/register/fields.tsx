import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { PasswordInput } from '#modules/accounts/web/password-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { TextField } from './form.ts';
import type { RegistrationState } from './use-registration.ts';

export interface TextEntryProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  registration: RegistrationState;
  field: TextField;
  hint?: ReactNode;
}

/** One field of the form that a text is written into. */
export function TextEntry({ registration, field, hint, type, ...rest }: TextEntryProps): ReactNode {
  const { form, nameOf, isRequired, errorOf, change, leave } = registration;
  const name = nameOf(field);
  return (
    <Field label={name} hint={hint} error={errorOf(field)} required={isRequired(field)}>
      {(control) => {
        const input = {
          ...rest,
          ...control,
          value: form[field],
          onChange: (event: { target: { value: string } }) => change(field, event.target.value),
          onBlur: (event: FocusEvent) => leave(field, event),
        };
        return type === 'password' ? <PasswordInput {...input} name={name} /> : <TextInput {...input} type={type} />;
      }}
    </Field>
  );
}

/** Fields under a common heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
