import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { localeOfInterface } from '#web/language.ts';
import { useSession } from '#web/session.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { CommandQuestion } from './command-question.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { commandsFor, type UserCommandName } from './user-commands.ts';
import styles from './users-page.module.css';

const TONES: Readonly<Record<AdminUserDto['state'], Tone>> = {
  active: 'fits',
  invited: 'near',
  pending: 'near',
  disabled: 'refused',
  erased: 'neutral',
};

/** What is asked about which account. */
interface Asked {
  readonly command: UserCommandName | 'menu';
  readonly user: AdminUserDto;
}

/** Accounts with what can be done to each. */
export function UserTable({ rows }: { rows: readonly AdminUserDto[] }): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const [asked, setAsked] = useState<Asked>();
  const date = new Intl.DateTimeFormat(localeOfInterface(i18n) === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'medium' });
  const columns: Column<AdminUserDto>[] = [
    { id: 'username', header: t('users.column.username'), cell: (user) => user.username },
    { id: 'role', header: t('users.column.role'), cell: (user) => t(`users.role.${user.role}`) },
    { id: 'organisation', header: t('users.column.organisation'), cell: (user) => user.organisationName },
    { id: 'email', header: t('users.column.email'), cell: (user) => user.email ?? t('users.noEmail') },
    { id: 'state', header: t('users.column.state'), cell: (user) => <State user={user} /> },
    { id: 'createdAt', header: t('users.column.createdAt'), cell: (user) => date.format(new Date(user.createdAt)) },
  ];
  const close = () => setAsked(undefined);
  /** As the list shows it now: somebody else may have changed it meanwhile. */
  const user = rows.find(({ id }) => id === asked?.user.id) ?? asked?.user;
  return (
    <>
      <DataTable
        caption={t('users.title')}
        columns={columns}
        rows={rows}
        rowId={(user) => user.id}
        actions={(user) => <UserActions user={user} onAsk={(command) => setAsked({ command, user })} />}
      />
      {user && asked?.command === 'menu' && <MenuDialog user={user} onClose={close} />}
      {user && asked && asked.command !== 'menu' && (
        <CommandQuestion command={asked.command} user={user} onClose={close} />
      )}
    </>
  );
}

function State({ user: { state, passwordUpdated } }: { user: AdminUserDto }): ReactNode {
  const { t } = useTranslation('accounts');
  return (
    <span className={styles.state}>
      <Tag tone={TONES[state]}>{t(`users.state.${state}`)}</Tag>
      {state === 'active' && !passwordUpdated && <Tag>{t('users.mustChange')}</Tag>}
    </span>
  );
}

function UserActions({ user, onAsk }: { user: AdminUserDto; onAsk: (command: Asked['command']) => void }): ReactNode {
  const { t } = useTranslation('accounts');
  const isOwn = useSession()?.user.id === user.id;
  if (user.state === 'erased') return null;
  const commands: Asked['command'][] = [...commandsFor(user, isOwn), 'menu'];
  return (
    <MenuButton
      label={t('users.actions')}
      name={t('users.actionsOf', { name: user.username })}
      compact
      items={commands.map((command) => ({
        id: command,
        label: t(`users.${command}.action`),
        onSelect: () => onAsk(command),
      }))}
    />
  );
}
