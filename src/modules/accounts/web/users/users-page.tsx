import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, ListSearch, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { useSearchText } from '#web/use-search-text.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { UserTable } from './user-table.tsx';
import { usersQuery } from './users-query.ts';

/** The accounts of people, for the administrator: invite and find people, confirm, lock and unlock an account, set its menu. */
export function Component(): ReactNode {
  const { t } = useTranslation('accounts');
  const { typed, sought, seek } = useSearchText();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <ListHead title={t('users.title')}>
        <ListSearch label={t('users.search')} placeholder={t('users.placeholder')} typed={typed} onType={seek} />
        <Button look="primary" onClick={() => setInviting(true)}>
          {t('users.invite.action')}
        </Button>
      </ListHead>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      <UserList sought={sought} onShowAll={() => seek('')} />
    </>
  );
}

function UserList({ sought, onShowAll }: { sought: string; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const users = useInfiniteQuery(usersQuery(useDeferredValue(sought.trim())));
  if (users.isError && !users.data) {
    return <ErrorState onRetry={() => void users.refetch()}>{failureText(users.error, t)}</ErrorState>;
  }
  if (!users.data) return <Skeleton shape="rows" count={8} />;
  const rows = users.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return <EmptyState title={t('users.none')} next={<Button onClick={onShowAll}>{t('users.all')}</Button>} />;
  return (
    <>
      <UserTable rows={rows} />
      <MoreRows of={users} label={t('users.more')} />
    </>
  );
}
