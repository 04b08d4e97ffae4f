import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderImportRoutes } from '#modules/orders/contract.ts';
import { IMPORT_FORMATS, type ImportFormat } from '#modules/orders/domain/import/import-file.ts';
import { download } from '#web/calls/call.ts';
import { useSaving } from '#web/loading/use-saving.ts';
import { MenuButton } from '#web/ui/menu-button.tsx';

const NAMES: Readonly<Record<ImportFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)', ndjson: 'NDJSON' };

/** A file to begin with, of each kind that is taken. */
export function SampleButtons(): ReactNode {
  const { t } = useTranslation('orders');
  const { isBusy, save } = useSaving(t);
  return (
    <MenuButton
      label={t('imports.sample')}
      busy={isBusy}
      items={IMPORT_FORMATS.map((format) => ({
        id: format,
        label: NAMES[format],
        onSelect: () =>
          void save(download(orderImportRoutes.sample, { params: { format } }), `orders-sample.${format}`),
      }))}
    />
  );
}
