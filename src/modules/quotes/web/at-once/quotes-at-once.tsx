import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentLanguage } from '#modules/cart/web/public.ts';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { openTo, type StepAtOnce, withPaper } from '#modules/quotes/domain/quotes-at-once.ts';
import { QUOTES_KEY } from '#modules/quotes/web/quote-queries.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useAtOnceWords } from '#web/lists/at-once/use-at-once-words.ts';
import { useWorkAtOnce } from '#web/lists/at-once/use-work-at-once.ts';
import { WorkDialog } from '#web/lists/at-once/work-dialog.tsx';
import type { Marks } from '#web/lists/use-marks.ts';
import { QuotesBar } from './quotes-bar.tsx';
import { StepQuestion } from './step-question.tsx';
import { printing, type Task } from './tasks.ts';

interface QuotesAtOnceProps {
  rows: readonly ListedQuoteDto[];
  marks: Marks<ListedQuoteDto>;
}

/** What is done with the marked quotes of the list at once: the bar, what is asked first, and what became of each. */
export function QuotesAtOnce({ rows, marks }: QuotesAtOnceProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const [asked, setAsked] = useState<StepAtOnce>();
  const words = useAtOnceWords('quotes');
  const { work, run, stop, close } = useWorkAtOnce(marks, words, QUOTES_KEY);
  const marked = rows.filter(({ id }) => marks.marked.has(id));
  const open = asked === undefined ? [] : openTo(marked, asked);

  function runAsked(task: Task): void {
    setAsked(undefined);
    void run(named(task), open);
  }

  function named({ deed, ...task }: Task) {
    return {
      ...task,
      title: (count: number) => t(`atOnce.title.${deed}`, { count }),
      success: (count: number) => t(`atOnce.success.${deed}`, { count }),
    };
  }

  function print(language: DocumentLanguage): void {
    const printed = withPaper(marked);
    const unsent = marked.filter((quote) => !printed.includes(quote));
    void run(
      named(printing(language, localeOfInterface(i18n))),
      printed,
      unsent.map((row) => ({ row, fault: t('atOnce.unsent') })),
    );
  }

  return (
    <>
      <QuotesBar marked={marked} onAsk={setAsked} onPrint={print} onClear={() => marks.set([])} />
      {asked !== undefined && (
        <StepQuestion
          action={asked}
          quotes={open}
          marked={marked.length}
          onRun={runAsked}
          onClose={() => setAsked(undefined)}
        />
      )}
      {work && <WorkDialog {...{ work, words }} nameOf={({ number }) => number} onStop={stop} onClose={close} />}
    </>
  );
}
