import { type ReactNode, useState } from 'react';
import { LineListPage, type MailLine, type ShareLine } from '#modules/cart/web/public.ts';
import {
  downloadInstructions,
  downloadTechnicalDocument,
  downloadTechnicalDocuments,
  SendDialog,
} from '#modules/documents/web/public.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The saved configurations, each with its technical document, to be downloaded or sent, and its links. */
export function Component(): ReactNode {
  const [line, setLine] = useState<Parameters<ShareLine>[0]>();
  const [mailed, setMailed] = useState<Parameters<MailLine>[0]>();
  return (
    <>
      <LineListPage
        download={downloadTechnicalDocument}
        downloadAll={downloadTechnicalDocuments}
        onShare={setLine}
        onMail={setMailed}
        instructions={downloadInstructions}
      />
      {line && <ShareDialog line={line} onClose={() => setLine(undefined)} />}
      {mailed && (
        <SendDialog line={mailed} addresses={mailed.technicalDocEmail ?? ''} onClose={() => setMailed(undefined)} />
      )}
    </>
  );
}
