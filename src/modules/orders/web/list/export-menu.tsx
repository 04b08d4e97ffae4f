import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EXPORT_FORMATS } from '#modules/orders/domain/line-export.ts';
import { MenuButton } from '#web/ui/menu-button.tsx';
import type { LineExport } from './use-line-export.ts';

/** Has the lines that are shown, all pages of them, written as a file. */
export function ExportMenu({ lines: { isBusy, order } }: { lines: LineExport }): ReactNode {
  const { t } = useTranslation('orders');
  return (
    <MenuButton
      look="plain"
      label={t('export.title')}
      busy={isBusy}
      items={EXPORT_FORMATS.map((format) => ({
        id: format,
        label: t(`export.format.${format}`),
        onSelect: () => order(format),
      }))}
    />
  );
}
