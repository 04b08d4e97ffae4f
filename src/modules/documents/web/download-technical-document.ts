import type { DownloadDocument } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';
import { BOTH_ANNEXES } from './annex-flags.ts';

/** Fetches the technical document of a saved line and hands it to the browser under the name it belongs to. */
export const downloadTechnicalDocument: DownloadDocument = async ({ id, productName }, language, withAnnexes) => {
  const file = await download(documentRoutes.downloadTechnicalDocuments, {
    query: { language, ...(withAnnexes && BOTH_ANNEXES) },
    body: [{ productConfig: { id, productName } }],
  });
  saveFile(file, technicalFileName(productName, shownLocale()));
};
