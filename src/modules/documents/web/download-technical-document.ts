import type { DownloadDocument } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { shownLocale } from '#web/language/language.ts';

/** Fetches the technical document of a saved line and hands it to the browser under the name it belongs to. */
export const downloadTechnicalDocument: DownloadDocument = async ({ id, productName }, language) => {
  const { blob, name } = await download(documentRoutes.downloadTechnicalDocuments, {
    query: { language },
    body: [{ productConfig: { id, productName } }],
  });
  saveFile(blob, name ?? technicalFileName(productName, shownLocale()));
};

function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
