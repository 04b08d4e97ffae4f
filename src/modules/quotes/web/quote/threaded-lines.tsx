import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { UnreadMark } from '#modules/quotes/web/unread-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ChosenFile } from './chosen-files.ts';
import { MessageList } from './message-list.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteMessageForm } from './quote-message-form.tsx';
import styles from './quote-page.module.css';
import { mayWrite, messagesOn, unreadOn, wordsOn } from './threads.ts';
import { useReadingThread } from './use-reading-thread.ts';

interface ThreadedLinesProps {
  quote: OpenQuoteDto;
}

/**
 * The lines of a quote, each with what was said of it. The open thread is held here and not in its row: rows are drawn anew where the
 * window becomes as narrow as a phone, and what is read, typed or chosen stays.
 */
export function ThreadedLines({ quote }: ThreadedLinesProps): ReactNode {
  const { t } = useTranslation('quotes');
  const [openNo, setOpenNo] = useState<number>();
  const [filesOf, setFilesOf] = useState<Readonly<Record<number, readonly ChosenFile[]>>>({});
  const { currency, lines } = quote;
  const open = lines.find(({ lineNo }) => lineNo === openNo);
  return (
    <>
      <QuoteLines
        caption={t('line.title')}
        currency={currency}
        lines={lines}
        thread={(line) => <ThreadButton quote={quote} line={line} onOpen={() => setOpenNo(line.lineNo)} />}
      />
      {open && (
        <LineDialog
          quote={quote}
          line={open}
          files={filesOf[open.lineNo] ?? []}
          onFiles={(files) => setFilesOf((before) => ({ ...before, [open.lineNo]: files }))}
          onClose={() => setOpenNo(undefined)}
        />
      )}
    </>
  );
}

interface LineThreadProps {
  quote: OpenQuoteDto;
  line: Pick<OpenQuoteDto['lines'][number], 'lineNo' | 'productName'>;
}

/** How much was said of a line, as the way to it; where nobody has written and nobody may there is none. */
function ThreadButton({ quote, line, onOpen }: LineThreadProps & { onOpen: () => void }): ReactNode {
  const { t } = useTranslation('quotes');
  const { lineNo: no, productName: name } = line;
  const count = messagesOn(quote, no).length + wordsOn(quote, no).length;
  const unread = unreadOn(quote, no).length;
  const label = [t('thread.openLine', { no, name, count }), unread > 0 && t('unread', { count: unread })];
  if (count === 0 && !mayWrite(quote)) return null;
  return (
    <Button compact aria-haspopup="dialog" aria-label={label.filter(Boolean).join(', ')} onClick={onOpen}>
      {t('thread.count', { count })}
      <UnreadMark count={unread} />
    </Button>
  );
}

interface LineDialogProps extends LineThreadProps {
  files: readonly ChosenFile[];
  onFiles: (files: readonly ChosenFile[]) => void;
  onClose: () => void;
}

function LineDialog({ quote, line, files, onFiles, onClose }: LineDialogProps): ReactNode {
  const { t } = useTranslation('quotes');
  const { lineNo: no, productName: name } = line;
  const { ref, isNew } = useReadingThread(quote, no);
  const title = t('thread.ofLine', { no, name });
  return (
    // What was typed is kept for the next time, so that a press beside it takes nothing away.
    <Dialog title={title} width="form" onClose={onClose}>
      <section ref={ref} aria-label={title} className={styles.part}>
        <MessageList
          name={title}
          quoteId={quote.id}
          messages={messagesOn(quote, no)}
          words={wordsOn(quote, no)}
          isNew={isNew}
        />
        {mayWrite(quote) && <QuoteMessageForm quote={quote} lineNo={no} files={files} onFiles={onFiles} />}
      </section>
    </Dialog>
  );
}
