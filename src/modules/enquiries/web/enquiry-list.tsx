import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link } from 'react-router';
import type { EnquiryDto } from '#modules/enquiries/contract.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { ENQUIRY_PATHS } from '#modules/enquiries/domain/paths.ts';
import cells from '#web/lists/list-cells.module.css';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EnquiryAge } from './enquiry-age.tsx';
import { EnquiryState } from './enquiry-state.tsx';
import { whoAsked } from './who-asked.ts';

/** Enquiries; each leads to what was asked and answered. */
export function EnquiryList({ rows }: { rows: readonly EnquiryDto[] }): ReactNode {
  const { t } = useTranslation('enquiries');
  const columns: Column<EnquiryDto>[] = [
    {
      id: 'subject',
      header: t('one'),
      cell: ({ id, productLine, subject }) => (
        <Link to={generatePath(ENQUIRY_PATHS.enquiry, { id })} className={cells.subject}>
          {productLine} · {subject}
        </Link>
      ),
    },
    { id: 'number', header: t('fact.number'), cell: ({ id }) => enquiryNumber(id) },
    { id: 'state', header: t('fact.state'), card: 'beside', cell: (enquiry) => <EnquiryState {...enquiry} /> },
    {
      id: 'who',
      header: t('fact.customer'),
      cell: (enquiry) => <span className={cells.who}>{whoAsked(enquiry, t)}</span>,
    },
    { id: 'owner', header: t('fact.owner'), cell: ({ ownerName }) => ownerName ?? t('nobody') },
    { id: 'age', header: t('fact.created'), cell: ({ createdAt }) => <EnquiryAge since={createdAt} /> },
    { id: 'lastSaid', header: t('fact.lastSaid'), cell: ({ lastSaidAt }) => <EnquiryAge since={lastSaidAt} /> },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowId={({ id }) => id} />;
}
