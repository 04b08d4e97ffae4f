import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { textIn } from '#kernel/locale.ts';
import type { SavedCaseDto } from '#modules/sizing/contract.ts';
import { applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { CASE_NAME_LENGTH } from '#modules/sizing/domain/saved-cases.ts';
import { caseOfAsked } from '#modules/sizing/web/case/asked-of.ts';
import { paramsOf } from '#modules/sizing/web/case/case-address.ts';
import { dateOnly } from '#web/language/date-and-time.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './own-cases.module.css';
import { savedCasesQuery, useKeepsCases } from './saved-cases-query.ts';
import { useSavedCases } from './use-saved-cases.ts';

/** The cases one has kept, for whoever keeps cases; nothing as long as there are none. */
export function OwnCases(): ReactNode {
  return useKeepsCases() ? <Cases /> : null;
}

function Cases(): ReactNode {
  const { t } = useTranslation('sizing');
  const { data } = useQuery(savedCasesQuery());
  const columns = useColumns();
  const [asked, setAsked] = useState<SavedCaseDto>();
  const { check, forget, keep } = useSavedCases();
  const rows = data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <div className={styles.cases}>
      <h2>{t('cases.title')}</h2>
      <DataTable
        caption={t('cases.title')}
        rows={rows}
        rowId={({ id }) => id}
        columns={columns}
        compact
        actions={(one) => (
          <>
            {!one.isUpToDate && (
              <Button
                look="quiet"
                compact
                busy={check.isPending && check.variables.id === one.id}
                aria-label={t('cases.checkNamed', { name: one.name })}
                onClick={() => check.mutate(one)}
              >
                {t('cases.check')}
              </Button>
            )}
            <Button
              look="quiet"
              compact
              aria-label={t('cases.copyNamed', { name: one.name })}
              onClick={() => keep.mutate({ name: copyOf(one.name, rows), asked: one.asked })}
            >
              {t('cases.copy')}
            </Button>
            <Button
              look="quiet"
              compact
              aria-label={t('cases.deleteNamed', { name: one.name })}
              onClick={() => setAsked(one)}
            >
              {t('cases.delete')}
            </Button>
          </>
        )}
      />
      {asked && (
        <ConfirmDialog
          title={t('cases.deleteNamed', { name: asked.name })}
          confirm={t('cases.delete')}
          danger
          busy={forget.isPending}
          onConfirm={() => forget.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onCancel={() => setAsked(undefined)}
        >
          <p>{t('cases.deleteAsked')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** So many drives are told of in a row. */
const BEST_SHOWN = 3;

function useColumns(): readonly Column<SavedCaseDto>[] {
  const { t, i18n } = useTranslation('sizing');
  const locale = localeOfInterface(i18n);
  return [
    { id: 'name', header: t('cases.name'), card: 'head', cell: (one) => <CaseLink one={one} /> },
    {
      id: 'machine',
      header: t('cases.machine'),
      cell: ({ asked }) => textIn(applicationOf(asked.application)?.name ?? UNKNOWN, locale),
    },
    {
      id: 'best',
      header: t('cases.best'),
      cell: ({ best, isUpToDate }) => (
        <>
          {best.length === 0 ? t('cases.noDrive') : best.slice(0, BEST_SHOWN).join(' · ')}{' '}
          {!isUpToDate && <Tag tone="near">{t('cases.older')}</Tag>}
        </>
      ),
    },
    { id: 'updated', header: t('cases.updated'), cell: ({ updatedAt }) => dateOnly(updatedAt, locale) },
  ];
}

const UNKNOWN = { zh: '–', en: '–' };

function CaseLink({ one: { asked, name } }: { one: SavedCaseDto }): ReactNode {
  const application = applicationOf(asked.application);
  if (application === undefined) return name;
  const search = paramsOf(application, caseOfAsked(application, asked));
  return (
    <Link to={`${PATHS.sizing}?${search}`} state={{ savedAs: name }}>
      {name}
    </Link>
  );
}

/** The name of a copy: the first that is free. */
function copyOf(name: string, rows: readonly SavedCaseDto[]): string {
  const taken = new Set(rows.map((one) => one.name));
  for (let number = 2; ; number += 1) {
    const next = `${name.slice(0, CASE_NAME_LENGTH - 6)} (${number})`;
    if (!taken.has(next)) return next;
  }
}
