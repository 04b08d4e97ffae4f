import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { LineListPage, type MailLine, type ShareLine } from '#modules/cart/web/public.ts';
import {
  downloadInstructions,
  downloadTechnicalDocument,
  downloadTechnicalDocuments,
  SendDialog,
  useDrawings,
} from '#modules/documents/web/public.ts';
import { ShareDialog } from '#modules/shares/web/public.ts';
import { SizedBy } from '#modules/sizing/web/public.ts';
import { DOCUMENT_MAIL } from '#product/configuration.ts';
import { PATHS } from '#web/paths.ts';
import { RequestDialog } from './request-dialog.tsx';
import { useQuoteSide } from './use-quote-side.ts';

/** The saved configurations, each with its technical document, to be downloaded or sent, its drawings, its links, and the way to a quote. */
export function Component(): ReactNode {
  const [line, setLine] = useState<Parameters<ShareLine>[0]>();
  const [mailed, setMailed] = useState<Parameters<MailLine>[0]>();
  const [quoted, setQuoted] = useState<readonly string[]>();
  const drawings = useDrawings();
  const navigate = useNavigate();
  const draftSheet = (ids: readonly string[]) => void navigate(`${PATHS.designSheets}?new=true&lines=${ids.join(',')}`);
  // An administrator reads lists: neither sends nor asks anything of them.
  const mayAsk = useQuoteSide() !== 'reader';
  return (
    <>
      <LineListPage
        download={downloadTechnicalDocument}
        downloadAll={downloadTechnicalDocuments}
        onShare={setLine}
        {...(mayAsk && { onMail: setMailed, onQuote: setQuoted, onSheet: draftSheet })}
        drawings={drawings}
        instructions={downloadInstructions}
        Sizing={SizedBy}
      />
      {quoted && <RequestDialog ids={quoted} onClose={() => setQuoted(undefined)} />}
      {line && <ShareDialog line={line} onClose={() => setLine(undefined)} />}
      {mailed && (
        <SendDialog line={mailed} addresses={mailed[DOCUMENT_MAIL] ?? ''} onClose={() => setMailed(undefined)} />
      )}
    </>
  );
}
