import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentMenu } from '#modules/cart/web/document-menu.tsx';
import type { DownloadDocuments } from '#modules/cart/web/line-table.tsx';
import { MarkNote } from '#web/lists/mark-bar.tsx';

export interface BatchDocumentsProps {
  ids: readonly string[];
  downloadAll: DownloadDocuments;
}

/** The data sheets of the marked lines as one zip, and how many of them are there. */
export function BatchDocuments({ ids, downloadAll }: BatchDocumentsProps): ReactNode {
  const { t } = useTranslation('cart');
  const [done, setDone] = useState<number>();
  const count = ids.length;
  return (
    <>
      <DocumentMenu
        label={t('batch.documents')}
        compact
        hasAnnexes
        download={async (language, withAnnexes) => {
          setDone(0);
          try {
            await downloadAll(ids, { language, withAnnexes, onDone: setDone });
          } finally {
            setDone(undefined);
          }
        }}
      />
      {done !== undefined && <MarkNote role="status">{t('batch.documentsDone', { done, count })}</MarkNote>}
    </>
  );
}
