import type { DownloadDocuments } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { batchZipName, technicalFileName, uniqueFileNames } from '#modules/documents/domain/file-name.ts';
import { CallError, type DownloadedFile, download } from '#web/calls/call.ts';
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
  const { zipOf } = await import('./zip.ts');
  const contents = await Promise.all(files.map(async ({ blob }) => new Uint8Array(await blob.arrayBuffer())));
  saveFile({ blob: zipOf(names, contents), name: undefined }, batchZipName(locale));
};

/** How often a document is asked for at most where the portal asks to come back later. */
const MOST_ATTEMPTS = 5;
/** The longest pause between two of them, s. */
const LONGEST_PAUSE = 60;

/** Who has many documents printed is asked to come back after some seconds: that is what is done. */
async function retriedWhileBusy<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const pause = error instanceof CallError ? error.about.retryAfter : undefined;
      if (pause === undefined || pause > LONGEST_PAUSE || attempt === MOST_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    }
  }
}
