import { type ReactNode, useState } from 'react';
import { LineListPage, type ShareLine } from '#modules/cart/web/public.ts';
import {
  downloadInstructions,
  downloadTechnicalDocument,
  downloadTechnicalDocuments,
} from '#modules/documents/web/public.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The saved configurations, each with its technical document and its links. */
export function Component(): ReactNode {
  const [line, setLine] = useState<Parameters<ShareLine>[0]>();
  return (
    <>
      <LineListPage
        download={downloadTechnicalDocument}
        downloadAll={downloadTechnicalDocuments}
        onShare={setLine}
        instructions={downloadInstructions}
      />
      {line && <ShareDialog line={line} onClose={() => setLine(undefined)} />}
    </>
  );
}
