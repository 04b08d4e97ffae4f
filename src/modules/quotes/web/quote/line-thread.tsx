import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { MessageList } from './message-list.tsx';
import { QuoteMessageForm } from './quote-message-form.tsx';
import styles from './quote-page.module.css';
import { mayWrite, messagesOn, wordsOn } from './threads.ts';

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
  if (count === 0 && !mayWrite(quote)) return null;
  return (
    <>
      <Button
        compact
        aria-haspopup="dialog"
        aria-label={t('thread.openLine', { no, name, count })}
        onClick={() => setOpen(true)}
      >
        {t('thread.count', { count })}
      </Button>
      {isOpen && <LineDialog quote={quote} line={line} onClose={() => setOpen(false)} />}
    </>
  );
}

function LineDialog({ quote, line, onClose }: LineThreadProps & { onClose: () => void }): ReactNode {
  const { t } = useTranslation('quotes');
  const { lineNo: no, productName: name } = line;
  const title = t('thread.ofLine', { no, name });
  return (
    // What was typed is kept for the next time, so that a press beside it takes nothing away.
    <Dialog title={title} width="form" onClose={onClose}>
      <div className={styles.part}>
        <MessageList name={title} messages={messagesOn(quote, no)} words={wordsOn(quote, no)} />
        {mayWrite(quote) && <QuoteMessageForm quote={quote} lineNo={no} />}
      </div>
    </Dialog>
  );
}
