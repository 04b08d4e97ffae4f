import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_WAITING, USER_FILTERS, type UserFilter } from '#modules/accounts/domain/user-state.ts';
import { Select } from '#web/ui/select.tsx';
import { useNarrow } from '#web/ui/use-narrow.ts';
import styles from './state-filter.module.css';

interface StateFilterProps {
  chosen: UserFilter | undefined;
  /** How many wait to be confirmed; undefined as long as nobody knows. */
  waiting: number | undefined;
  onChoose: (state: UserFilter | undefined) => void;
}

/** Narrows the accounts to those in one state, and says how many wait for the administrator; on a phone a choice of one line. */
export function StateFilter({ chosen, waiting = 0, onChoose }: StateFilterProps): ReactNode {
  const { t } = useTranslation('accounts');
  const isNarrow = useNarrow();
  const nameOf = (state: UserFilter | undefined) => {
    if (state === undefined) return t('users.filter.all');
    if (state !== 'pending' || waiting === 0) return t(`users.state.${state}`);
    return t('users.filter.waiting', { waiting: waiting >= MAX_WAITING ? `${MAX_WAITING - 1}+` : waiting });
  };
  if (isNarrow) {
    return (
      <div className={styles.choice}>
        <Select
          aria-label={t('users.filter.label')}
          value={chosen ?? ''}
          options={[undefined, ...USER_FILTERS].map((state) => ({ value: state ?? '', label: nameOf(state) }))}
          onValue={(value) => onChoose(USER_FILTERS.find((state) => state === value))}
        />
      </div>
    );
  }
  return (
    <fieldset className={styles.filter} aria-label={t('users.filter.label')}>
      {[undefined, ...USER_FILTERS].map((state) => (
        <button
          key={state ?? 'all'}
          type="button"
          className={styles.state}
          aria-pressed={state === chosen}
          onClick={() => onChoose(state)}
        >
          {nameOf(state)}
        </button>
      ))}
    </fieldset>
  );
}
