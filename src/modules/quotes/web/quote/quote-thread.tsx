import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { QuoteMessageForm } from './quote-message-form.tsx';
import styles from './quote-page.module.css';

/** What both sides wrote about a quote, and the provider among themselves; below it the next word. */
export function QuoteThread({ quote }: { quote: OpenQuoteDto }): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const { abilities, messages } = quote;
  return (
    <section className={styles.part} aria-labelledby="quote-thread">
      <h2 id="quote-thread">{t('thread.title')}</h2>
      {messages.length === 0 ? (
        <p className={styles.soft}>{t('thread.empty')}</p>
      ) : (
        <ol aria-label={t('thread.title')} className={styles.thread}>
          {messages.map(({ actorName, at, id, isInternal, lineNo, text }) => (
            <li key={id} className={classes(styles.entry, isInternal && styles.internal)}>
              <p className={styles.by}>
                {actorName} · {dateAndTime(at, localeOfInterface(i18n))}
                {lineNo !== null && ` · ${t('line.ofNo', { no: lineNo })}`}{' '}
                {isInternal && <Tag tone="near">{t('thread.internal')}</Tag>}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {abilities.some(({ action }) => action === 'message') && <QuoteMessageForm key={quote.id} quote={quote} />}
    </section>
  );
}
