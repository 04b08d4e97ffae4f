import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { UnreadMark } from '#modules/quotes/web/unread-mark.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageList } from './message-list.tsx';
import { QuoteMessageForm } from './quote-message-form.tsx';
import styles from './quote-page.module.css';
import { mayWrite, messagesOn, unreadOn, wordsOn } from './threads.ts';
import { useReadingThread } from './use-reading-thread.ts';

interface LineThreadProps {
  quote: OpenQuoteDto;
  line: Pick<OpenQuoteDto['lines'][number], 'lineNo' | 'productName'>;
}

/** How much was said of a line; pressed, it opens what. A draft nobody has written about has nothing to open. */
export function LineThread({ quote, line }: LineThreadProps): ReactNode {
  const { t } = useTranslation('quotes');
  const [isOpen, setOpen] = useState(false);
  const { lineNo: no, productName: name } = line;
  const count = messagesOn(quote, no).length + wordsOn(quote, no).length;
  const unread = unreadOn(quote, no).length;
  const label = [t('thread.openLine', { no, name, count }), unread > 0 && t('unread', { count: unread })];
  if (count === 0 && !mayWrite(quote)) return null;
  return (
    <>
      <Button
        compact
        aria-haspopup="dialog"
        aria-label={label.filter(Boolean).join(', ')}
        onClick={() => setOpen(true)}
      >
        {t('thread.count', { count })}
        <UnreadMark count={unread} />
      </Button>
      {isOpen && <LineDialog quote={quote} line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

function LineDialog({ quote, line, onClose }: LineThreadProps & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('quotes');
  const { lineNo: no, productName: name } = line;
  const { ref, isNew } = useReadingThread(quote, no);
  const title = t('thread.ofLine', { no, name });
  return (
    // What was typed is kept for the next time, so that a press beside it takes nothing away.
    <Dialog title={title} width="form" onClose={onClose}>
      <section ref={ref} aria-label={title} className={styles.part}>
        <MessageList name={title} messages={messagesOn(quote, no)} words={wordsOn(quote, no)} isNew={isNew} />
        {mayWrite(quote) && <QuoteMessageForm quote={quote} lineNo={no} />}
      </section>
    </Dialog>
  );
}
