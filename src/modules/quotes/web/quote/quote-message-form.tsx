import { type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { CallError } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { TextArea } from '#web/ui/text-input.tsx';
import { asUnsent, type ChosenFile } from './chosen-files.ts';
import { FileChoice } from './file-choice.tsx';
import styles from './quote-page.module.css';
import { useQuoteStep } from './use-quote-step.ts';
import { useSendingFiles } from './use-sending-files.ts';

interface QuoteMessageFormProps {
  quote: OpenQuoteDto;
  /** The line that is written about; null: the quote as a whole. */
  lineNo: number | null;
  /** What is to go with it; held by whoever shows the form, so that it stays while the form is away. */
  files: readonly ChosenFile[];
  onFiles: (files: readonly ChosenFile[]) => void;
}

/**
 * Writes about a quote or one of its lines, to the other side or, as the provider, to colleagues alone, with files or without; what was
 * typed and chosen stays until it has been sent.
 */
export function QuoteMessageForm({ quote, lineNo, files, onFiles }: QuoteMessageFormProps): ReactNode {
  const { t } = useTranslation('quotes');
  const key = lineNo === null ? `message ${quote.id}` : `message ${quote.id} ${lineNo}`;
  const [text, setText] = useStored(key, (stored) => (typeof stored === 'string' ? stored : ''));
  const { onItsWay, send } = useSendingFiles(quote.id, files, onFiles);
  const [isInternal, setInternal] = useState(false);
  const [isTried, setTried] = useState(false);
  const stepping = useQuoteStep(quote);
  const isMissing = text.trim() === '' && files.length === 0;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    flushSync(() => setTried(true));
    focusFirstFault(event.currentTarget);
    if (isMissing || stepping.isPending) return;
    const step = {
      action: 'message',
      by: async (calls) =>
        calls.message({ text, isInternal, fileIds: await send(), ...(lineNo !== null && { lineNo }) }),
    } as const satisfies Parameters<typeof stepping.mutate>[0];
    stepping.mutate(step, {
      onSuccess() {
        setText('');
        onFiles([]);
        setTried(false);
      },
      onError(error) {
        if (error instanceof CallError && error.code === 'quote.file-gone') onFiles(asUnsent(files));
        notifyFailure(error, t);
      },
    });
  }

  return (
    <form noValidate className={styles.form} aria-label={t('thread.write')} onSubmit={handleSubmit}>
      <Field label={t('thread.text')} error={isTried && isMissing && t('thread.missing')}>
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <FileChoice files={files} onFiles={onFiles} onItsWay={onItsWay} isBusy={stepping.isPending} />
      {quote.view === 'provider' && (
        <label className={styles.check}>
          <input type="checkbox" checked={isInternal} onChange={(event) => setInternal(event.target.checked)} />
          {t('thread.onlyInternal')}
        </label>
      )}
      <div>
        <Button type="submit" busy={stepping.isPending}>
          {t('thread.send')}
        </Button>
      </div>
    </form>
  );
}
