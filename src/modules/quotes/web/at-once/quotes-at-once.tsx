import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentLanguage } from '#modules/cart/web/public.ts';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { openTo, type StepAtOnce, withPaper } from '#modules/quotes/domain/quotes-at-once.ts';
import { localeOfInterface } from '#web/language/language.ts';
import type { Marks } from '#web/lists/use-marks.ts';
import { QuotesBar } from './quotes-bar.tsx';
import { StepQuestion } from './step-question.tsx';
import { printing, type Task } from './tasks.ts';
import { useWorkAtOnce } from './use-work-at-once.ts';
import { WorkDialog } from './work-dialog.tsx';

interface QuotesAtOnceProps {
  rows: readonly ListedQuoteDto[];
  marks: Marks<ListedQuoteDto>;
}

/** What is done with the marked quotes of the list at once: the bar, what is asked first, and what became of each. */
export function QuotesAtOnce({ rows, marks }: QuotesAtOnceProps): ReactNode {
  const { t, i18n } = useTranslation('quotes');
  const [asked, setAsked] = useState<StepAtOnce>();
  const { work, run, stop, close } = useWorkAtOnce(marks);
  const marked = rows.filter(({ id }) => marks.marked.has(id));
  const open = asked === undefined ? [] : openTo(marked, asked);

  function runAsked(task: Task): void {
    setAsked(undefined);
    void run(task, open);
  }

  function print(language: DocumentLanguage): void {
    const printed = withPaper(marked);
    const unsent = marked.filter((quote) => !printed.includes(quote));
    void run(
      printing(language, localeOfInterface(i18n)),
      printed,
      unsent.map((quote) => ({ quote, fault: t('atOnce.unsent') })),
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
      {work && <WorkDialog work={work} onStop={stop} onClose={close} />}
    </>
  );
}
