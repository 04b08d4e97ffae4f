import type { DocumentLanguage } from '#modules/cart/web/public.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { sharedRoutes } from '#modules/shares/contract.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';

/** Fetches the data sheet of a shared product and hands it to the browser. */
export async function downloadSharedSheet(token: string, language: DocumentLanguage): Promise<void> {
  const file = await download(sharedRoutes.dataSheet, { params: { token }, query: { language } });
  saveFile(file, technicalFileName(undefined, shownLocale()));
}
