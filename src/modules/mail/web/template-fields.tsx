import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TextFault, TextFaults } from '#modules/mail/domain/check-mail-text.ts';
import { type MailText, written } from '#modules/mail/domain/mail-text.ts';
import { type Fillable, factsOf, isCommon, placeholdersOf } from '#modules/mail/domain/placeholders.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import styles from './template-page.module.css';

export interface TemplateFieldsProps {
  mail: Fillable;
  /** The language that is written. */
  lang: string;
  text: MailText;
  faults: TextFaults;
  isLocked: boolean;
  onChange: (changes: Partial<MailText>) => void;
}

/** Subject and body, and the placeholders to put into them. */
export function TemplateFields({ mail, lang, text, faults, isLocked, onChange }: TemplateFieldsProps): ReactNode {
  const { t } = useTranslation('mail');
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** Where the cursor was last; placeholders go to the end of the body before it was anywhere. */
  const last = useRef<keyof MailText>(undefined);
  const placeholders = placeholdersOf(mail);
  const told = (fault: TextFault | undefined) =>
    fault && t(`fault.${fault.problem}`, { names: fault.names, most: fault.most });

  function insert(name: string): void {
    const part = last.current === 'subject' && factsOf(name).inSubject ? 'subject' : 'body';
    const field = part === 'subject' ? subject.current : body.current;
    if (field === null || isLocked) return;
    const end = text[part].length;
    const [from, to] = last.current === part ? [field.selectionStart ?? end, field.selectionEnd ?? end] : [end, end];
    flushSync(() => onChange({ [part]: text[part].slice(0, from) + written(name) + text[part].slice(to) }));
    field.focus();
    field.setSelectionRange(from + written(name).length, from + written(name).length);
  }

  return (
    <div className={styles.fields}>
      <Field label={t('edit.subject')} required error={told(faults.subject)}>
        {(control) => (
          <TextInput
            {...control}
            ref={subject}
            lang={lang}
            maxLength={1000}
            autoComplete="off"
            readOnly={isLocked}
            value={text.subject}
            onFocus={() => {
              last.current = 'subject';
            }}
            onChange={(event) => onChange({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('edit.body')}
        required
        hint={t(placeholders.includes('code') ? 'edit.bodyHintCode' : 'edit.bodyHint')}
        error={told(faults.body)}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={body}
            lang={lang}
            rows={16}
            maxLength={40_000}
            readOnly={isLocked}
            value={text.body}
            onFocus={() => {
              last.current = 'body';
            }}
            onChange={(event) => onChange({ body: event.target.value })}
          />
        )}
      </Field>
      <Placeholders names={placeholders} onInsert={insert} />
    </div>
  );
}

interface PlaceholdersProps {
  names: readonly string[];
  onInsert: (name: string) => void;
}

function Placeholders({ names, onInsert }: PlaceholdersProps): ReactNode {
  const { t } = useTranslation('mail');
  return (
    <fieldset className={styles.placeholders}>
      <legend>{t('edit.placeholders')}</legend>
      {names.map((name) => (
        <Button key={name} compact onClick={() => onInsert(name)}>
          {isCommon(name) && `${t(`edit.placeholder.${name}`)} `}
          <code>{written(name)}</code>
        </Button>
      ))}
    </fieldset>
  );
}
