import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { payloadOf, useWizardView } from '#modules/configurator/web/public.ts';
import { downloadDataSheet } from './download-data-sheet.ts';
import { InstructionsMenu } from './instructions-menu.tsx';

/** The data sheet of the product as it stands, and the operating instructions of its line, for everybody; there once nothing is open. */
export function DataSheetMenu(): ReactNode {
  const { t } = useTranslation('cart');
  const view = useWizardView();
  const form = view.description.isComplete ? payloadOf(view) : null;
  if (form === null) return null;
  return (
    <>
      <DocumentMenu
        label={t('action.dataSheet')}
        look="plain"
        download={(language) => downloadDataSheet(form, language)}
      />
      <InstructionsMenu line={view.config.line} look="plain" />
    </>
  );
}
