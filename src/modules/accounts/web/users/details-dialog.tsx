import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { userRoutes } from '#modules/accounts/contract.ts';
import { takesRights } from '#modules/accounts/domain/rights.ts';
import { call } from '#web/calls/call.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { UserDialogProps } from './user-dialogs.tsx';
import { UserFacts } from './user-facts.tsx';
import { USERS_KEY } from './users-query.ts';

function openQuery(id: string) {
  return queryOptions({
    queryKey: [...USERS_KEY, 'open', id],
    queryFn: ({ signal }) => call(userRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Everything the portal knows of an account, so that nobody is let in or refused by a name alone. */
export function DetailsDialog({ user, onAsk, onClose }: UserDialogProps): ReactNode {
  const { t } = useTranslation('accounts');
  const details = useQuery(openQuery(user.id));
  return (
    <Dialog title={t('users.details.title', { name: user.username })} onClose={onClose}>
      {details.data ? (
        <UserFacts user={details.data} />
      ) : details.isError ? (
        <ErrorState onRetry={() => void details.refetch()}>{failureText(details.error, t)}</ErrorState>
      ) : (
        <Skeleton shape="rows" count={6} />
      )}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {t('users.details.close')}
        </Button>
        {takesRights(user.role) && <Button onClick={() => onAsk('rights')}>{t('users.rights.action')}</Button>}
        {user.state === 'pending' && (
          <>
            <Button onClick={() => onAsk('refuse')}>{t('users.refuse.action')}</Button>
            <Button look="primary" onClick={() => onAsk('confirm')}>
              {t('users.details.confirm')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
