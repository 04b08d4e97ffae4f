import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '#modules/accounts/web/public.ts';
import type { OpenedTermsDto } from '#modules/prices/contract.ts';
import { isRefusal, refusalText } from '#web/errors/failure-text.ts';
import { LeaveQuestion } from '#web/leaving/leave-question.tsx';
import { focusFirstFault } from '#web/ui/first-fault.ts';
import { Tag } from '#web/ui/tag.tsx';
import { toasts } from '#web/ui/toasts.ts';
import styles from './terms.module.css';
import { TermsActions } from './terms-actions.tsx';
import { TermsFields } from './terms-fields.tsx';
import { useTermsForm } from './use-terms-form.ts';

/** The terms of a customer, to be set and changed. */
export function TermsSection({ opened }: { opened: OpenedTermsDto }): ReactNode {
  const { t } = useTranslation('prices');
  const title = useId();
  const ref = useRef<HTMLFormElement>(null);
  /** What was left out is told once the form was sent, and then while it lasts. */
  const [isTried, setTried] = useState(false);
  const terms = useTermsForm(opened, () => {
    setTried(false);
    toasts.show({ tone: 'success', text: t('terms.saved', { name: opened.name }) });
  });
  const { form, isDirty, change, discard, saving, theirs } = terms;
  const mayLeave = useCallback(() => !isDirty, [isDirty]);

  function failure(): string | undefined {
    if (!saving.isError) return undefined;
    if (theirs === undefined || !isRefusal(saving.error, 'version.conflict')) return refusalText(saving.error, t);
    return t(Object.keys(theirs).length > 0 ? 'terms.clash' : 'terms.outdated');
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!isDirty || saving.isPending) return;
    flushSync(() => setTried(true));
    if (!focusFirstFault(ref.current)) saving.mutate();
  }

  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('terms.heading')}
        {opened.terms === null && <Tag tone="near">{t('terms.none')}</Tag>}
      </h2>
      <p className={styles.lead}>{t(opened.terms === null ? 'terms.onRequest' : 'terms.effect')}</p>
      <form ref={ref} className={styles.form} noValidate onSubmit={handleSubmit}>
        <TermsFields {...{ form, theirs, isTried }} lists={opened.lists} onChange={change} />
        <FormFailure>{failure()}</FormFailure>
        <TermsActions {...{ isDirty, discard }} isBusy={saving.isPending} onUndo={() => change(form)} />
      </form>
      <LeaveQuestion
        mayLeave={mayLeave}
        title={t('terms.leave.title')}
        text={t('terms.leave.text')}
        confirm={t('terms.leave.confirm')}
      />
    </section>
  );
}
