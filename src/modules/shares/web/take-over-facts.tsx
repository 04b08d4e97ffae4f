import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { sharedRoutes } from '#modules/shares/contract.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type TakeOverDto = z.output<typeof sharedRoutes.takeOver.result>;

/** How a shared product stands to the product data in force, and what differs by them. */
export function TakeOverFacts({ taken: { state, reason, differences } }: { taken: TakeOverDto }): ReactNode {
  const { t } = useTranslation('shares');
  const said = (text: string) => (text === '' ? '–' : text);
  return (
    <>
      <p>{t(`add.${state}`)}</p>
      {reason !== null && <p>{reason}</p>}
      {differences.length > 0 && (
        <DataTable
          caption={t('add.differences')}
          rows={differences}
          rowId={({ label }) => label}
          columns={[
            { id: 'label', header: t('add.field'), cell: ({ label }) => label },
            { id: 'from', header: t('add.from'), cell: ({ from }) => said(from) },
            { id: 'to', header: t('add.to'), cell: ({ to }) => said(to) },
          ]}
        />
      )}
      {state !== 'invalid' && <p>{t('add.words')}</p>}
    </>
  );
}
