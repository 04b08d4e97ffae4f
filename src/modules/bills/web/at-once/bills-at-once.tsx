import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedBillDto } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { drafts, issued } from '#modules/bills/domain/bills-at-once.ts';
import { BILLS_KEY } from '#modules/bills/web/bill-queries.ts';
import { useBillName } from '#modules/bills/web/use-bill-name.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { useAtOnceWords } from '#web/lists/at-once/use-at-once-words.ts';
import { useWorkAtOnce } from '#web/lists/at-once/use-work-at-once.ts';
import { WorkDialog } from '#web/lists/at-once/work-dialog.tsx';
import type { Marks } from '#web/lists/use-marks.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { BillsBar } from './bills-bar.tsx';
import { issuing, printing, type Task } from './tasks.ts';

interface BillsAtOnceProps {
  kind: BillKind;
  rows: readonly ListedBillDto[];
  marks: Marks<ListedBillDto>;
}

/** What is done with the marked papers of the list at once: the bar, what is asked first, and what became of each. */
export function BillsAtOnce({ kind, rows, marks }: BillsAtOnceProps): ReactNode {
  const { t, i18n } = useTranslation('bills');
  const [isAsked, setAsked] = useState(false);
  const words = useAtOnceWords('bills');
  const nameOf = useBillName();
  const { work, run, stop, close } = useWorkAtOnce(marks, words, BILLS_KEY);
  const marked = rows.filter(({ id }) => marks.marked.has(id));
  const open = drafts(marked);

  function named({ deed, ...task }: Task) {
    return {
      ...task,
      title: (count: number) => t(`atOnce.title.${deed}`, { count }),
      success: (count: number) => t(`atOnce.success.${deed}`, { count }),
    };
  }

  function issue(): void {
    setAsked(false);
    void run(named(issuing((number) => t('atOnce.issuedAs', { number }))), open);
  }

  function print(): void {
    const left = open.map((row) => ({ row, fault: t('atOnce.unissued') }));
    void run(named(printing(kind, localeOfInterface(i18n))), issued(marked), left);
  }

  return (
    <>
      <BillsBar marked={marked} onIssue={() => setAsked(true)} onPrint={print} onClear={() => marks.set([])} />
      {isAsked && (
        <ConfirmDialog
          title={t('atOnce.title.issue', { count: open.length })}
          confirm={t('step.name.issue')}
          onConfirm={issue}
          onCancel={() => setAsked(false)}
        >
          {open.length < marked.length && <p>{t('atOnce.some', { open: open.length, count: marked.length })}</p>}
          <p>{t('atOnce.text')}</p>
        </ConfirmDialog>
      )}
      {work && <WorkDialog {...{ work, words, nameOf }} onStop={stop} onClose={close} />}
    </>
  );
}
