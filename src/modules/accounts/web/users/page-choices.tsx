import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { type MenuChoice, type MenuEntry, menuChoiceOf, menuEntriesOf } from '#modules/accounts/domain/menu.ts';
import { MENU_NAMES } from './menu-names.ts';
import styles from './users-page.module.css';

interface PageChoicesProps {
  user: AdminUserDto;
  ticked: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** What there is no choice of: how each is marked, and why. */
const REASONS = {
  fixed: { mark: 'users.menu.fixed', why: 'users.menu.whyFixed' },
  never: { mark: 'users.menu.never', why: 'users.menu.whyNever' },
} as const satisfies Record<Exclude<MenuChoice, 'free'>, { mark: string; why: string }>;

const REASONED = Object.keys(REASONS) as readonly (keyof typeof REASONS)[];

/** The pages of an account's role under the groups they stand in; what there is no choice of says why. */
export function PageChoices({ user, ticked, onToggle }: PageChoicesProps): ReactNode {
  const { t } = useTranslation('accounts');
  const id = useId();
  const entries = menuEntriesOf(user.role);
  const pages = entries.filter(({ group }) => group !== null);
  const choices = pages.map((page) => menuChoiceOf(page, user.username));
  return (
    <div className={styles.pages}>
      {entries
        .filter(({ id: group }) => pages.some((page) => page.group === group))
        .map((group) => (
          <fieldset key={group.id} className={styles.choices}>
            <legend>{t(MENU_NAMES[group.id] ?? '')}</legend>
            {pages
              .filter((page) => page.group === group.id)
              .map((page) => (
                <PageChoice
                  key={page.id}
                  page={page}
                  username={user.username}
                  isTicked={ticked.has(page.id)}
                  reasons={id}
                  onToggle={onToggle}
                />
              ))}
          </fieldset>
        ))}
      {REASONED.filter((choice) => choices.includes(choice)).map((choice) => (
        <p key={choice} id={`${id}-${choice}`} className={styles.reason}>
          {t(REASONS[choice].why, { name: user.username })}
        </p>
      ))}
    </div>
  );
}

interface PageChoiceProps {
  page: MenuEntry;
  username: string;
  isTicked: boolean;
  /** What the ids of the reasons begin with. */
  reasons: string;
  onToggle: (id: number) => void;
}

function PageChoice({ page, username, isTicked, reasons, onToggle }: PageChoiceProps): ReactNode {
  const { t } = useTranslation('accounts');
  const choice = menuChoiceOf(page, username);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={choice !== 'free'}
        aria-describedby={choice === 'free' ? undefined : `${reasons}-${choice}`}
        onChange={() => onToggle(page.id)}
      />
      <span>
        {t(MENU_NAMES[page.id] ?? '')} {!page.built && <small>{t('users.menu.unbuilt')}</small>}{' '}
        {choice !== 'free' && <small>{t(REASONS[choice].mark, { name: username })}</small>}
      </span>
    </label>
  );
}
