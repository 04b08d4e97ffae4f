import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './enquiry-page.module.css';

interface Entry {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly text: string;
  readonly isAnswer: boolean;
}

/** What was asked, then the answers and replies, the earliest first. */
export function EnquiryThread({ enquiry }: { enquiry: OpenEnquiryDto }): ReactNode {
  const { t, i18n } = useTranslation('enquiries');
  const { answers, createdAt, id, message, name } = enquiry;
  const entries: Entry[] = [
    { id, by: name || t('erased'), at: createdAt, text: message, isAnswer: false },
    ...answers.map(({ actorName, isReply, ...said }) => ({ ...said, by: actorName, isAnswer: !isReply })),
  ];
  return (
    <ol aria-label={t('thread')} className={styles.thread}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes(styles.entry, entry.isAnswer && styles.answer)}>
          <p className={styles.by}>
            {entry.by} · {dateAndTime(entry.at, localeOfInterface(i18n))}
          </p>
          <p className={styles.text}>{entry.text}</p>
        </li>
      ))}
    </ol>
  );
}
