import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { useStored } from '#web/tabs/own-tab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import styles from './quote-page.module.css';
import { useQuoteStep } from './use-quote-step.ts';

interface QuoteMessageFormProps {
  quote: OpenQuoteDto;
  /** The line that is written about; null: the quote as a whole. */
  lineNo: number | null;
}

/** Writes about a quote or one of its lines, to the other side or, as the provider, to colleagues alone; what was typed stays until it has been sent. */
export function QuoteMessageForm({ quote, lineNo }: QuoteMessageFormProps): ReactNode {
  const { t } = useTranslation('quotes');
  const key = lineNo === null ? `message ${quote.id}` : `message ${quote.id} ${lineNo}`;
  const [text, setText] = useStored(key, (stored) => (typeof stored === 'string' ? stored : ''));
  const [isInternal, setInternal] = useState(false);
  const [isTried, setTried] = useState(false);
  const stepping = useQuoteStep(quote);
  const isMissing = text.trim() === '';

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isMissing || stepping.isPending) return;
    const step = {
      action: 'message',
      by: (calls) => calls.message({ text, isInternal, ...(lineNo !== null && { lineNo }) }),
    } as const satisfies Parameters<typeof stepping.mutate>[0];
    stepping.mutate(step, {
      onSuccess() {
        setText('');
        setTried(false);
      },
      onError: (error) => notifyFailure(error, t),
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
