import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import type { UserFilter } from '#modules/accounts/domain/user-state.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { useSearchText } from '#web/search/use-search-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { StateFilter } from './state-filter.tsx';
import { UserTable } from './user-table.tsx';
import { stateIn, usersQuery } from './users-query.ts';

/** The accounts of people, for the administrator: invite and find people, confirm, lock and unlock an account, set its menu. */
export function Component(): ReactNode {
  const { t } = useTranslation('accounts');
  const { typed, sought, seek, clear } = useSearchText();
  const [state, narrowTo] = useStateInAddress();
  const [inviting, setInviting] = useState(false);
  const users = useInfiniteQuery(usersQuery({ q: useDeferredValue(sought.trim()), state: useDeferredValue(state) }));
  return (
    <>
      <ListHead title={t('users.title')}>
        <ListSearch label={t('users.search')} placeholder={t('users.placeholder')} typed={typed} onType={seek} />
        <Button look="primary" onClick={() => setInviting(true)}>
          {t('users.invite.action')}
        </Button>
      </ListHead>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <StateFilter chosen={state} waiting={users.data?.pages[0]?.waiting} onChoose={narrowTo} />
      <UserList users={users} none={none()} onShowAll={clear} />
    </>
  );

  function none(): string {
    return state === 'pending' && sought.trim() === '' ? t('users.noneWaiting') : t('users.none');
  }
}

/** The state the list is narrowed to, as the address says: whoever opens it again finds the same. */
function useStateInAddress(): [UserFilter | undefined, (state: UserFilter | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const narrowTo = (state: UserFilter | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (state === undefined) next.delete('state');
        else next.set('state', state);
        return next;
      },
      { replace: true },
    );
  return [stateIn(params.get('state')), narrowTo];
}

interface UserListProps {
  users: UseInfiniteQueryResult<{ pages: { rows: AdminUserDto[] }[] }>;
  /** What is said where nobody is found. */
  none: string;
  onShowAll: () => void;
}

function UserList({ users, none, onShowAll }: UserListProps): ReactNode {
  const { t } = useTranslation('accounts');
  if (users.isError && !users.data) {
    return <ErrorState onRetry={() => void users.refetch()}>{failureText(users.error, t)}</ErrorState>;
  }
  if (!users.data) return <Skeleton shape="rows" count={8} />;
  const rows = users.data.pages.flatMap((page) => page.rows);
  return (
    <FocusKeeper rows={rows}>
      <UserTable
        rows={rows}
        empty={<EmptyState title={none} next={<Button onClick={onShowAll}>{t('users.all')}</Button>} />}
      />
      <MoreRows of={users} label={t('users.more')} />
    </FocusKeeper>
  );
}
