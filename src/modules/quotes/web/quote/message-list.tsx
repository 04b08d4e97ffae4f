import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { LineWords } from '#modules/quotes/domain/line-words.ts';
import { dateAndTime } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Tag } from '#web/ui/tag.tsx';
import { MessageFiles } from './message-files.tsx';
import styles from './quote-page.module.css';

interface MessageListProps {
  /** What the thread is called, for screen readers. */
  name: string;
  messages: OpenQuoteDto['messages'];
  /** What was said of it in what was sent; it stands among the messages by its time. */
  words?: readonly LineWords[];
  quoteId: string;
  /** What is new to whoever reads. */
  isNew: (message: OpenQuoteDto['messages'][number]) => boolean;
}

/** What was written in a thread, the first first; what only colleagues read says so. */
export function MessageList({ name, quoteId, messages, isNew, words = [] }: MessageListProps): ReactNode {
  const { t } = useTranslation('quotes');
  const entries = [
    ...words.map((word) => ({ ...word, id: `${word.no} ${word.text}`, isInternal: false, isNew: false, files: [] })),
    ...messages.map((message) => ({ ...message, no: null, kind: null, isNew: isNew(message) })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (entries.length === 0) return <p className={styles.soft}>{t('thread.empty')}</p>;
  return (
    <ol aria-label={name} className={styles.thread}>
      {entries.map((entry) => (
        <Entry key={entry.id} quoteId={quoteId} entry={entry} />
      ))}
    </ol>
  );
}

interface EntryProps {
  quoteId: string;
  entry: Pick<LineWords, 'at' | 'actorName' | 'text'> & {
    readonly isInternal: boolean;
    readonly isNew: boolean;
    readonly no: number | null;
    readonly kind: LineWords['kind'] | null;
    readonly files: OpenQuoteDto['messages'][number]['files'];
  };
}

function Entry({ quoteId, entry: { actorName, at, files, isInternal, isNew, kind, no, text } }: EntryProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  return (
    <li className={classes(styles.entry, isInternal && styles.internal)}>
      <p className={styles.by}>
        {actorName} · {dateAndTime(at, localeOfInterface(i18n))}
        {kind !== null && ` · ${t('history.versionOf', { no, kind: t(`history.kind.${kind}`) })}`}{' '}
        {isNew && <Tag tone="chosen">{t('thread.new')}</Tag>}{' '}
        {isInternal && <Tag tone="near">{t('thread.internal')}</Tag>}
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      <MessageFiles quoteId={quoteId} files={files} />
    </li>
  );
}
