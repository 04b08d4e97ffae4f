import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedVersionDto } from '#modules/prices/contract.ts';
import { failureText } from '#web/errors/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ListHead, MoreRows } from '#web/ui/list-page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { CheckReport } from './check-report.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { EffectSection } from './effect/effect-section.tsx';
import { type ChangeFilter, versionQuery } from './price-queries.ts';
import styles from './prices-page.module.css';
import { VersionActions } from './version-actions.tsx';
import { VersionState } from './version-state.tsx';

/** One version: what its check told, what is different in it, and what can be done with it. */
export function VersionView({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('prices');
  const [kind, setKind] = useState<ChangeFilter>('');
  const pages = useInfiniteQuery(versionQuery(id, kind));
  const [opened] = pages.data?.pages ?? [];
  const back = <Button onClick={onClose}>{t('lists.back')}</Button>;
  if (opened === undefined)
    return (
      <>
        <ListHead title={t('lists.title')}>{back}</ListHead>
        {pages.isError ? (
          <ErrorState onRetry={() => void pages.refetch()}>{failureText(pages.error, t)}</ErrorState>
        ) : (
          <Skeleton shape="rows" count={8} />
        )}
      </>
    );
  const rows = pages.data?.pages.flatMap(({ difference }) => difference?.rows ?? []) ?? [];
  return (
    <>
      <ListHead title={t('lists.titleOf', { name: opened.list.name, no: opened.version.no })}>{back}</ListHead>
      <Standing opened={opened} />
      <VersionActions opened={opened} />
      {opened.version.abilities.includes('activate') && <EffectSection opened={opened} />}
      <CheckReport opened={opened} />
      {opened.difference && (
        <DifferenceTable
          difference={opened.difference}
          currency={opened.list.currency}
          rows={rows}
          kind={kind}
          onKind={setKind}
        />
      )}
      <MoreRows of={pages} label={t('lists.more')} />
    </>
  );
}

function Standing({ opened: { version } }: { opened: OpenedVersionDto }): ReactNode {
  const { t } = useTranslation('prices');
  return (
    <p className={styles.standing}>
      <VersionState version={version} />
      {version.isDemo && <Tag>{t('lists.demo')}</Tag>}
      <span>{t('lists.rowCount', { count: version.rows })}</span>
      {version.validFrom !== null && <span>{t('lists.validFrom', { day: version.validFrom })}</span>}
      {version.fileName !== null && <span className={styles.soft}>{version.fileName}</span>}
    </p>
  );
}
