import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { TextField as TextFieldId } from '#product/configuration.ts';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';

export interface TextFieldProps {
  field: TextFieldId;
  hint?: string;
  required?: boolean;
  /** More than one line makes it a larger box. */
  lines?: number;
  /** What speaks against a text though the product can be saved with it. */
  complaintOf?: (text: string) => string | false;
}

/** The fields whose complaint is shown beside them: an empty one only once it was left. */
const COMPLAINTS = { 'email-format': true, 'special-wishes-empty': true } as const;

/** A free text of the overview; it becomes a step of the configuration when it is left. */
export function TextField({ field, hint, required = false, lines = 1, complaintOf }: TextFieldProps): ReactNode {
  const { t } = useTranslation('configurator');
  const { config, description, words, dispatch } = useWizardView();
  const [draft, setDraft] = useState<string>();
  const [wasLeft, setLeft] = useState(false);
  const text = draft ?? config.texts[field];
  const point = description.openPoints.find((open) => open.field === field && open.code in COMPLAINTS);
  const isTold = point !== undefined && draft === undefined && (wasLeft || text !== '');

  function settle(): void {
    setLeft(true);
    setDraft(undefined);
    if (draft !== undefined && draft !== config.texts[field])
      dispatch({ type: 'change', change: { kind: 'write', field, text: draft } });
  }

  const shared = {
    value: text,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: settle,
  };
  return (
    <div data-field={field}>
      <Field
        label={words.field(field)}
        {...(hint && { hint })}
        required={required}
        error={isTold ? t(`check.${point.code}`, { field: words.field(field) }) : complaintOf?.(text)}
      >
        {(control) =>
          lines > 1 ? (
            <TextArea {...control} {...shared} rows={lines} maxLength={4000} />
          ) : (
            <TextInput {...control} {...shared} maxLength={1000} autoComplete="email" inputMode="email" />
          )
        }
      </Field>
    </div>
  );
}
