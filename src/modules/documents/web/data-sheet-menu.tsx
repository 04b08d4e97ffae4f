import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { payloadOf, useWizardView } from '#modules/configurator/web/public.ts';
import { downloadDataSheet } from './download-data-sheet.ts';

/** The data sheet of the product as it stands, for everybody, in either language or in both; there once nothing is open. */
export function DataSheetMenu(): ReactNode {
  const { t } = useTranslation('cart');
  const view = useWizardView();
  const form = view.description.isComplete ? payloadOf(view) : null;
  if (form === null) return null;
  return (
    <DocumentMenu
      label={t('action.dataSheet')}
      look="plain"
      download={(language) => downloadDataSheet(form, language)}
    />
  );
}
