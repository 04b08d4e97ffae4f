import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkEntryDto } from '#modules/bulk-entries/contract.ts';
import { VERDICTS } from '#modules/bulk-entries/domain/verdict.ts';
import { MoreOnSight } from '#web/lists/more-on-sight.tsx';
import { AddressSwitch } from '#web/ui/address-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './bulk-entry-page.module.css';
import { Taking } from './taking.tsx';
import type { EntryAddress } from './use-entry-address.ts';
import { VerdictTable } from './verdict-table.tsx';
import { TONES } from './verdict-tones.ts';

export interface JudgedEntryProps {
  entry: BulkEntryDto;
  rows: UseInfiniteQueryResult<{ pages: BulkEntryDto[] }> & Parameters<typeof MoreOnSight>[0]['of'];
  address: EntryAddress;
  onForget: () => void;
}

/** The verdicts on a list: how many rows have which, the rows, and what can be done with them. */
export function JudgedEntry({ entry, rows: query, address, onForget }: JudgedEntryProps): ReactNode {
  const { t } = useTranslation('bulk-entries');
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data]);
  const counts = entry.counts ?? { fine: 0, noted: 0, unread: 0 };
  return (
    <div className={styles.view}>
      <Taking entry={entry} counts={counts} onLeave={address.leave} onForget={onForget} />
      <div className={styles.tools}>
        <ul className={styles.counts} aria-label={t('entry.counts')}>
          {VERDICTS.map((verdict) => (
            <li key={verdict}>
              <Tag tone={counts[verdict] === 0 ? 'neutral' : TONES[verdict]}>
                {t(`count.${verdict}`, { count: counts[verdict] })}
              </Tag>
            </li>
          ))}
        </ul>
        <AddressSwitch isOn={address.onlyProblems} onSwitch={address.showOnlyProblems}>
          {t('entry.onlyProblems')}
        </AddressSwitch>
      </div>
      <VerdictTable
        rows={rows}
        empty={
          <EmptyState
            title={t('entry.noProblems')}
            next={<Button onClick={() => address.showOnlyProblems(false)}>{t('entry.showAll')}</Button>}
          />
        }
      />
      <MoreOnSight of={query} label={t('entry.more')} />
    </div>
  );
}
