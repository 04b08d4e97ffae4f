import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementDto } from '#modules/prices/contract.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Tag, type Tone } from '#web/ui/tag.tsx';
import { agreedText, daysText } from './agreement-words.ts';
import styles from './terms.module.css';

interface AgreementTableProps {
  agreements: readonly AgreementDto[];
  onEnd: (agreement: AgreementDto) => void;
}

const TONES: Readonly<Record<AgreementDto['state'], Tone>> = {
  'in-force': 'fits',
  'to-come': 'chosen',
  ended: 'neutral',
};

/** What was agreed; what has not ended can be ended. */
export function AgreementTable({ agreements, onEnd }: AgreementTableProps): ReactNode {
  const { t, i18n } = useTranslation('prices');
  const locale = localeOfInterface(i18n);
  const columns: Column<AgreementDto>[] = [
    {
      id: 'name',
      header: t('agreements.column.about'),
      cell: ({ name }) => <span className={styles.about}>{name}</span>,
    },
    {
      id: 'state',
      header: t('agreements.column.state'),
      card: 'beside',
      cell: ({ state }) => <Tag tone={TONES[state]}>{t(`agreements.state.${state}`)}</Tag>,
    },
    { id: 'agreed', header: t('agreements.column.agreed'), cell: (agreement) => agreedText(agreement, t, locale) },
    {
      id: 'pieces',
      header: t('agreements.column.pieces'),
      kind: 'number',
      cell: ({ minQuantity }) => String(minQuantity),
    },
    { id: 'days', header: t('agreements.column.days'), cell: (agreement) => daysText(agreement, t) },
    {
      id: 'note',
      header: t('agreements.column.note'),
      cell: ({ note }) => <span className={styles.about}>{note}</span>,
    },
  ];
  return (
    <DataTable
      caption={t('agreements.title')}
      columns={columns}
      rows={agreements}
      rowId={({ id }) => id}
      actions={(agreement) =>
        agreement.state !== 'ended' && (
          <Button
            compact
            aria-label={t('agreements.end.named', { name: agreement.name })}
            onClick={() => onEnd(agreement)}
          >
            {t('agreements.end.action')}
          </Button>
        )
      }
    />
  );
}
