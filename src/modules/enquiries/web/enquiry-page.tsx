import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import { failureText, isRefusal } from '#web/errors/failure-text.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { useTabDetail } from '#web/tabs/own-tab.ts';
import { ListHead } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { ConfigurationFacts } from './configuration-facts.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import styles from './enquiry-page.module.css';
import { openEnquiryQuery } from './enquiry-queries.ts';
import { EnquirySteps } from './enquiry-steps.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';

/** One enquiry: what was asked, what was answered, and the step it waits for. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const { t } = useTranslation('enquiries');
  const enquiry = useQuery(openEnquiryQuery(id));
  useTabDetail(enquiry.data?.subject);
  if (enquiry.data) return <Enquiry enquiry={enquiry.data} />;
  if (isRefusal(enquiry.error, 'record.unknown')) return <NotFoundPage />;
  if (enquiry.isError)
    return <ErrorState onRetry={() => void enquiry.refetch()}>{failureText(enquiry.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}

function Enquiry({ enquiry }: { enquiry: OpenEnquiryDto }): ReactNode {
  const { t } = useTranslation('enquiries');
  return (
    <>
      <ListHead title={`${enquiry.productLine} · ${enquiry.subject}`}>
        <Link to={ENQUIRY_PATHS.desk}>{t('toAll')}</Link>
      </ListHead>
      <div className={styles.page}>
        <EnquiryFacts enquiry={enquiry} />
        <div className={styles.talk}>
          {enquiry.configuration && <ConfigurationFacts enquiry={enquiry} configuration={enquiry.configuration} />}
          <EnquiryThread enquiry={enquiry} />
          <EnquirySteps key={enquiry.id} enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}
