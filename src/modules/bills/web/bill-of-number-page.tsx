import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { BILL_KINDS } from '#modules/bills/domain/bill-body.ts';
import { BILL_PATHS, pathOfBill } from '#modules/bills/domain/paths.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { billOfNumberQuery } from './bill-queries.ts';

/** Where the code on a paper leads: to the bill of its number, where it is within reach. */
export function Component(): ReactNode {
  const { number = '' } = useParams();
  const { t } = useTranslation('bills');
  const found = useQuery(billOfNumberQuery(number, useActedFor()?.id));
  if (found.isError) return <ErrorState onRetry={() => void found.refetch()}>{failureText(found.error, t)}</ErrorState>;
  if (found.data === undefined) return <Skeleton shape="rows" count={6} />;
  if (found.data !== null) return <Navigate to={pathOfBill(found.data)} replace />;
  const kind = BILL_KINDS.find((one) => number.toLowerCase().startsWith(one)) ?? 'pi';
  return (
    <EmptyState
      title={t('ofNumber.none', { number })}
      next={<Link to={BILL_PATHS[kind]}>{t('toAll', { what: t(`kinds.${kind}`) })}</Link>}
    >
      {t('ofNumber.why')}
    </EmptyState>
  );
}
