import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { HsCodes } from './hs-codes.tsx';
import { rulesQuery } from './rule-queries.ts';
import { Rules } from './rules.tsx';

/** The HS codes goods begin with, and what papers must say. */
export function PapersRules(): ReactNode {
  const { t } = useTranslation('bills');
  const read = useQuery(rulesQuery());
  if (read.data)
    return (
      <>
        <HsCodes codes={read.data.codes} />
        <Rules rules={read.data.rules} />
      </>
    );
  if (read.isError) return <ErrorState onRetry={() => void read.refetch()}>{failureText(read.error, t)}</ErrorState>;
  return <Skeleton shape="rows" count={6} />;
}
