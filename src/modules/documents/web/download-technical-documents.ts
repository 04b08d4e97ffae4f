import type { DownloadDocuments } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { batchZipName, technicalFileName, uniqueFileNames } from '#modules/documents/domain/file-name.ts';
import { type DownloadedFile, download } from '#web/calls/call.ts';
import { retriedWhileBusy } from '#web/calls/retried-while-busy.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';
import { BOTH_ANNEXES } from './annex-flags.ts';

/**
 * Fetches the technical documents of saved lines, one request each (spec 000 §7), and hands them to the browser as one zip under their
 * own names; a name that repeats is numbered. If one of them is refused, nothing is saved.
 */
export const downloadTechnicalDocuments: DownloadDocuments = async (ids, { language, withAnnexes, onDone }) => {
  const locale = shownLocale();
  const query = { language, ...(withAnnexes && BOTH_ANNEXES) };
  const files: DownloadedFile[] = [];
  for (const id of ids) {
    files.push(
      await retriedWhileBusy(() =>
        download(documentRoutes.downloadTechnicalDocuments, { query, body: [{ productConfig: { id } }] }),
      ),
    );
    onDone(files.length);
  }
  const names = uniqueFileNames(files.map(({ name }) => name ?? technicalFileName(undefined, locale)));
  const { zipOf } = await import('#web/calls/zip.ts');
  saveFile({ blob: await zipOf(names, files), name: undefined }, batchZipName(locale));
};
