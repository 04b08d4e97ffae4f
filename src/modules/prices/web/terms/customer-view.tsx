import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { failureText } from '#web/errors/failure-text.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { AgreementSection } from './agreement-section.tsx';
import styles from './terms.module.css';
import { searchOfCustomers } from './terms-address.ts';
import { termsQuery } from './terms-queries.ts';
import { TermsSection } from './terms-section.tsx';

/** One customer: what is agreed with it, section by section. */
export function CustomerView({ id }: { id: string }): ReactNode {
  const { t } = useTranslation('prices');
  const [params] = useSearchParams();
  const answer = useQuery(termsQuery(id));
  const opened = answer.data;

  function content(): ReactNode {
    if (opened !== undefined)
      return (
        <div className={styles.sections}>
          <TermsSection opened={opened} />
          <AgreementSection customer={opened} />
        </div>
      );
    if (answer.isError)
      return <ErrorState onRetry={() => void answer.refetch()}>{failureText(answer.error, t)}</ErrorState>;
    return <Skeleton shape="rows" count={8} />;
  }

  return (
    <>
      <ListHead title={opened?.name ?? t('terms.title')}>
        <Link to={{ search: searchOfCustomers(params) }} className={buttonClass('plain')}>
          {t('terms.back')}
        </Link>
      </ListHead>
      {content()}
    </>
  );
}
