import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { ChosenFile } from './chosen-files.ts';
import { MessageList } from './message-list.tsx';
import { QuoteMessageForm } from './quote-message-form.tsx';
import styles from './quote-page.module.css';
import { mayWrite, messagesOn } from './threads.ts';
import { useReadingThread } from './use-reading-thread.ts';

/** What both sides wrote about a quote as a whole, and the provider among themselves; below it the next word. */
export function QuoteThread({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t } = useTranslation('quotes');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const { ref, isNew } = useReadingThread(quote, null);
  return (
    <section ref={ref} className={styles.part} aria-labelledby="quote-thread">
      <h2 id="quote-thread">{t('thread.title')}</h2>
      <p className={styles.soft}>{t('thread.ofWhole')}</p>
      <MessageList name={t('thread.title')} quoteId={quote.id} messages={messagesOn(quote, null)} isNew={isNew} />
      {mayWrite(quote) && (
        <QuoteMessageForm key={quote.id} quote={quote} lineNo={null} files={files} onFiles={setFiles} />
      )}
    </section>
  );
}
