import { type ReactNode, useState } from 'react';
import { isAdministrator } from '#kernel/administrator.ts';
import { LineListPage, type MailLine, type ShareLine } from '#modules/cart/web/public.ts';
import {
  downloadInstructions,
  downloadTechnicalDocument,
  downloadTechnicalDocuments,
  SendDialog,
} from '#modules/documents/web/public.ts';
import { DOCUMENT_MAIL } from '#product/configuration.ts';
import { useSession } from '#web/session/session.ts';
import { ShareDialog } from './share-dialog.tsx';

/** The saved configurations, each with its technical document, to be downloaded or sent, and its links. */
export function Component(): ReactNode {
  const [line, setLine] = useState<Parameters<ShareLine>[0]>();
  const [mailed, setMailed] = useState<Parameters<MailLine>[0]>();
  const maySend = useMaySend();
  return (
    <>
      <LineListPage
        download={downloadTechnicalDocument}
        downloadAll={downloadTechnicalDocuments}
        onShare={setLine}
        {...(maySend && { onMail: setMailed })}
        instructions={downloadInstructions}
      />
      {line && <ShareDialog line={line} onClose={() => setLine(undefined)} />}
      {mailed && (
        <SendDialog line={mailed} addresses={mailed[DOCUMENT_MAIL] ?? ''} onClose={() => setMailed(undefined)} />
      )}
    </>
  );
}

/** Whether documents are sent by whoever is signed in: an administrator reads lists and sends nothing of them. */
function useMaySend(): boolean {
  const user = useSession()?.user;
  return user !== undefined && !isAdministrator(user);
}
