import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentMenu } from '#modules/cart/web/public.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { isDirty } from '#modules/configurator/domain/wizard/reducer.ts';
import { payloadOf, useWizardView } from '#modules/configurator/web/public.ts';
import { DOCUMENT_MAIL } from '#product/configuration.ts';
import { downloadDataSheet } from './download-data-sheet.ts';
import { downloadTechnicalDocument } from './download-technical-document.ts';
import { InstructionsMenu } from './instructions-menu.tsx';
import { SendDialog } from './mailing/send-dialog.tsx';
import { useDrawings } from './use-drawings.ts';

/**
 * The data sheet of the product as it stands, and the operating instructions of its line, for everybody, in either language or in both;
 * there once nothing is open. The sheet of a saved product has its dimension sheet and is also sent by mail, and its drawings are had, as
 * long as it stands as it was saved.
 */
export function DataSheetMenu(): ReactNode {
  const { t } = useTranslation('cart');
  const view = useWizardView();
  const [isMailing, setMailing] = useState(false);
  const drawingsOf = useDrawings();
  const form = view.description.isComplete ? payloadOf(view) : null;
  if (form === null) return null;
  const { lineId: id } = view.state;
  const line =
    id === null || isDirty(view.state)
      ? undefined
      : { id, productName: writeTypeCode(view.config, view.product.context, 'short') ?? '' };
  return (
    <>
      <DocumentMenu
        label={t('action.dataSheet')}
        look="plain"
        download={(language) =>
          line ? downloadTechnicalDocument(line, language, false) : downloadDataSheet(form, language)
        }
        onMail={line && (() => setMailing(true))}
        others={line && !view.product.context.line.isUndrawn ? () => drawingsOf(line) : undefined}
      />
      <InstructionsMenu line={view.config.line} look="plain" />
      {line && isMailing && (
        <SendDialog line={line} addresses={view.config.texts[DOCUMENT_MAIL]} onClose={() => setMailing(false)} />
      )}
    </>
  );
}
