import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { noSendRoutes } from '#modules/documents/contract.ts';
import { CallError, call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { noSendQuery } from './mail-queries.ts';

/** Where the link of a mail leads: its address gets no further documents, or gets them again. Nothing is done before it is pressed. */
export function Component(): ReactNode {
  const { token = '' } = useParams();
  const { t } = useTranslation('documents');
  const wish = useQuery(noSendQuery(token));
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <h1>{t('noMails.page')}</h1>
      {wish.isPending && <Skeleton shape="rows" count={2} />}
      {wish.isError && <NotShown error={wish.error} onRetry={() => void wish.refetch()} />}
      {wish.data && <Wish token={token} isStopped={wish.data.isStopped} />}
    </>
  );
}

function Wish({ token, isStopped }: { token: string; isStopped: boolean }): ReactNode {
  const { t } = useTranslation('documents');
  const cache = useQueryClient();
  const turn = useMutation({
    mutationFn: () => call(isStopped ? noSendRoutes.allow : noSendRoutes.stop, { params: { token } }),
    onSuccess: (told) => cache.setQueryData(noSendQuery(token).queryKey, told),
    onError: (error) => notifyFailure(error, t),
  });
  const state = isStopped ? 'stopped' : 'allowed';
  return (
    <>
      <p role="status">{t(`noMails.${state}.text`)}</p>
      <Button look={isStopped ? 'plain' : 'primary'} busy={turn.isPending} onClick={() => turn.mutate()}>
        {t(`noMails.${state}.turn`)}
      </Button>
    </>
  );
}

function NotShown({ error, onRetry }: { error: Error; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('documents');
  const text = failureText(error, t);
  if (error instanceof CallError && error.status === 404)
    return <EmptyState title={t('noMails.dead')}>{text}</EmptyState>;
  return <ErrorState onRetry={onRetry}>{text}</ErrorState>;
}
