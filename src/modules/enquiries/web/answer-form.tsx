import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainText } from '#kernel/one-line.ts';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { reachOf } from './reach-of.ts';

const HINTS = { mail: 'answer.byMail', telephone: 'answer.byTelephone', none: 'answer.unreachable' } as const;

export interface AnswerFormProps {
  enquiry: OpenEnquiryDto;
  /** Whether answering is what the enquiry waits for. */
  isNext: boolean;
  isBusy: boolean;
  onSend: (text: string) => Promise<unknown>;
}

/** Answers an enquiry; what was typed stays until it has been sent. */
export function AnswerForm({ enquiry, isNext, isBusy, onSend }: AnswerFormProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const [text, setText] = useStored(`answer ${enquiry.id}`, (stored) => (typeof stored === 'string' ? stored : ''));
  const [isChecked, setChecked] = useState(false);
  const fault = faultOf(text);
  const reach = reachOf(enquiry);

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (fault !== undefined || isBusy) return;
    // A failure has been told by whoever sends; the text stays.
    const isSent = await onSend(text).then(
      () => true,
      () => false,
    );
    if (!isSent) return;
    setText('');
    setChecked(false);
  }

  return (
    <form noValidate aria-label={t('answer.title')} onSubmit={handleSubmit}>
      <Field
        label={t('answer.text')}
        hint={t(HINTS[reach], { telephone: enquiry.telephone })}
        error={isChecked && fault !== undefined && t(fault, { field: t('answer.text') })}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={6000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look={isNext ? 'primary' : 'plain'} busy={isBusy}>
        {t(reach === 'mail' ? 'answer.send' : 'answer.save')}
      </Button>
    </form>
  );
}

/** Why an answer cannot be sent as it is; the server checks the same by its contract. */
function faultOf(text: string): 'answer.missing' | 'form.unseen' | undefined {
  if (text.trim() === '') return 'answer.missing';
  return isPlainText(text) ? undefined : 'form.unseen';
}
