import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { MenuButton } from '#web/ui/menu-button.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { InvitationNote } from './invitation-note.tsx';
import { questionsFor, UserDialog, type UserDialogProps, type UserQuestion } from './user-dialogs.tsx';
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
  readonly question: UserQuestion;
  readonly user: AdminUserDto;
}

/** An account, and how something is asked about it. */
type Prompting = Pick<UserDialogProps, 'user' | 'onAsk'>;

interface UserTableProps {
  rows: readonly AdminUserDto[];
  /** Shown where there is nobody; a question that is open stays, also where its account has left the list. */
  empty?: ReactNode;
}

/** Accounts with what can be done to each. */
export function UserTable({ rows, empty }: UserTableProps): ReactNode {
  const { t, i18n } = useTranslation('accounts');
  const [asked, setAsked] = useState<Asked>();
  const date = new Intl.DateTimeFormat(localeOfInterface(i18n) === 'en' ? 'en-GB' : 'zh-CN', { dateStyle: 'medium' });
  const asking = (user: AdminUserDto): Prompting => ({ user, onAsk: (question) => setAsked({ question, user }) });
  const columns: Column<AdminUserDto>[] = [
    { id: 'username', header: t('users.column.username'), cell: (user) => user.username },
    { id: 'role', header: t('users.column.role'), cell: (user) => t(`users.role.${user.role}`) },
    { id: 'organisation', header: t('users.column.organisation'), cell: (user) => user.organisationName },
    { id: 'email', header: t('users.column.email'), cell: (user) => user.email ?? t('users.noEmail') },
    { id: 'state', header: t('users.column.state'), cell: (user) => <State {...asking(user)} />, card: 'beside' },
    { id: 'createdAt', header: t('users.column.createdAt'), cell: (user) => date.format(new Date(user.createdAt)) },
  ];
  /** As the list shows it now: somebody else may have changed it meanwhile. */
  const user = rows.find(({ id }) => id === asked?.user.id) ?? asked?.user;
  return (
    <>
      <DataTable
        caption={t('users.title')}
        columns={columns}
        rows={rows}
        empty={empty}
        rowId={(user) => user.id}
        actions={(user) => <UserActions {...asking(user)} />}
      />
      {user && asked && <UserDialog question={asked.question} {...asking(user)} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function State({ user, onAsk }: Prompting): ReactNode {
  const { t } = useTranslation('accounts');
  const { state, passwordUpdated } = user;
  return (
    <span className={styles.state}>
      <Tag tone={TONES[state]}>{t(`users.state.${state}`)}</Tag>
      {state === 'active' && !passwordUpdated && <Tag>{t('users.mustChange')}</Tag>}
      <InvitationNote user={user} onAsk={onAsk} />
    </span>
  );
}

function UserActions({ user, onAsk }: Prompting): ReactNode {
  const { t } = useTranslation('accounts');
  const isOwn = useSession()?.user.id === user.id;
  const navigate = useNavigate();
  const commands = questionsFor(user, isOwn).map((question) => ({
    id: question as string,
    label: t(`users.${question}.action`),
    onSelect: () => onAsk(question),
  }));
  const customers = {
    id: 'customers',
    label: t('users.customers.action'),
    onSelect: () => void navigate(`${PATHS.customers}?staff=${user.id}`),
  };
  const items = user.role === 'staff' ? [...commands, customers] : commands;
  if (items.length === 0) return null;
  return (
    <MenuButton label={t('users.actions')} name={t('users.actionsOf', { name: user.username })} compact items={items} />
  );
}
