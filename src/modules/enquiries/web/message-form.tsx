import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainText } from '#kernel/one-line.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';

export interface MessageFormProps {
  /** What is written, as `answer` of which enquiry: it stays until it has been sent, also when the page is left. */
  storedAs: string;
  words: Readonly<Record<'title' | 'label' | 'hint' | 'missing' | 'send', string>>;
  /** Whether writing is what the enquiry waits for. */
  isNext: boolean;
  isBusy: boolean;
  onSend: (text: string) => Promise<unknown>;
}

/** Writes one message about an enquiry; what was typed stays until it has been sent. */
export function MessageForm({ storedAs, words, isNext, isBusy, onSend }: MessageFormProps): ReactNode {
  const { t } = useTranslation('enquiries');
  const [text, setText] = useStored(storedAs, (stored) => (typeof stored === 'string' ? stored : ''));
  const [isChecked, setChecked] = useState(false);
  const fault = faultOf(text);

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
    <form noValidate aria-label={words.title} onSubmit={handleSubmit}>
      <Field
        label={words.label}
        hint={words.hint}
        error={
          isChecked &&
          fault !== undefined &&
          (fault === 'missing' ? words.missing : t('form.unseen', { field: words.label }))
        }
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
        {words.send}
      </Button>
    </form>
  );
}

/** Why a message cannot be sent as it is; the server checks the same by its contract. */
function faultOf(text: string): 'missing' | 'unseen' | undefined {
  if (text.trim() === '') return 'missing';
  return isPlainText(text) ? undefined : 'unseen';
}
