import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDto, AgreementsDto } from '#modules/prices/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { toasts } from '#web/ui/toasts.ts';
import { AgreementDialog } from './agreement-dialog.tsx';
import { AgreementEnd } from './agreement-end.tsx';
import { type AgreedWith, agreementsQuery, useAgreementSteps } from './agreement-queries.ts';
import { AgreementTable } from './agreement-table.tsx';
import styles from './terms.module.css';

/** The prices agreed with a customer beside its terms. */
export function AgreementSection({ customer }: { customer: AgreedWith }): ReactNode {
  const { t } = useTranslation('prices');
  const title = useId();
  const [asked, setAsked] = useState<'add' | AgreementDto>();
  const answer = useQuery(agreementsQuery(customer));
  const steps = useAgreementSteps(customer, (done) => {
    setAsked(undefined);
    toasts.show({ tone: 'success', text: t(`agreements.done.${done}`) });
  });

  function close(): void {
    setAsked(undefined);
    steps.making.reset();
    steps.ending.reset();
  }

  function content({ agreements, currency, families }: AgreementsDto): ReactNode {
    const hint = hintOf({ currency, families });
    const add = hint === undefined && <Button onClick={() => setAsked('add')}>{t('agreements.add.action')}</Button>;
    const empty = (
      <EmptyState title={t('agreements.empty.title')} next={add}>
        {t(`agreements.empty.${hint ?? 'text'}`)}
      </EmptyState>
    );
    return (
      <>
        {agreements.length === 0 ? empty : <AgreementTable agreements={agreements} onEnd={setAsked} />}
        {agreements.length > 0 && <div className={styles.below}>{add}</div>}
        {asked === 'add' && currency !== null && (
          <AgreementDialog {...{ customer, currency, families }} making={steps.making} onClose={close} />
        )}
      </>
    );
  }

  function standing(): ReactNode {
    if (answer.data !== undefined) return content(answer.data);
    if (answer.isError)
      return <ErrorState onRetry={() => void answer.refetch()}>{failureText(answer.error, t)}</ErrorState>;
    return <Skeleton shape="rows" count={2} />;
  }

  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t('agreements.title')}</h2>
      <p className={styles.lead}>{t('agreements.lead')}</p>
      {standing()}
      {asked !== undefined && asked !== 'add' && (
        <AgreementEnd agreement={asked} ending={steps.ending} onClose={close} />
      )}
    </section>
  );
}

/** Why nothing can be agreed yet; undefined where it can. */
function hintOf({ currency, families }: Pick<AgreementsDto, 'currency' | 'families'>) {
  if (currency === null) return 'noTerms';
  return families.length === 0 ? 'noVersion' : undefined;
}
