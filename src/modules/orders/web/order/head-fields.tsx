import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenOrderLineDto } from '#modules/orders/contract.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import type { StepForm } from './step-forms.ts';
import { isHeadMissing, type TypedStep } from './typed-step.ts';

export interface StepFieldsProps {
  form: StepForm;
  typed: TypedStep;
  lines: readonly OpenOrderLineDto[];
  isTried: boolean;
  onType: (typed: TypedStep) => void;
}

/** What is said once for a step: its number in SAP, how it is shipped, or why. */
export function HeadFields({ form, isTried, lines, onType, typed }: StepFieldsProps): ReactNode {
  const { t } = useTranslation('orders');
  return form.head.map((field) => {
    const { isLong, most, name, needed } = field;
    const said = {
      maxLength: most,
      value: typed.head[name] ?? '',
      onChange: ({ target }: { target: { value: string } }) =>
        onType({ ...typed, head: { ...typed.head, [name]: target.value } }),
    };
    return (
      <Field
        key={name}
        label={t(`step.field.${name}`)}
        required={needed === true}
        hint={needed === 'later' && t('step.laterHint')}
        error={isTried && isHeadMissing(field, typed, lines) && t(`step.missing.${name}`)}
      >
        {(control) => (isLong ? <TextArea {...control} {...said} /> : <TextInput {...control} {...said} />)}
      </Field>
    );
  });
}
