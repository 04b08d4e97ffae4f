import type { DownloadDocument } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';

/** Fetches the technical document of a saved line and hands it to the browser under the name it belongs to. */
export const downloadTechnicalDocument: DownloadDocument = async ({ id, productName }, language) => {
  const file = await download(documentRoutes.downloadTechnicalDocuments, {
    query: { language },
    body: [{ productConfig: { id, productName } }],
  });
  saveFile(file, technicalFileName(productName, shownLocale()));
};
