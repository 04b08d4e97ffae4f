import type { z } from 'zod';
import type { DocumentLanguage } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { technicalFileName } from '#modules/documents/domain/file-name.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { shownLocale } from '#web/language/language.ts';

type Form = z.input<typeof documentRoutes.dataSheet.body>['form'];

/** Fetches the data sheet of a configuration that is not saved, which needs no login, and hands it to the browser. */
export async function downloadDataSheet(form: Form, language: DocumentLanguage): Promise<void> {
  const file = await download(documentRoutes.dataSheet, { body: { form, language } });
  saveFile(file, technicalFileName(undefined, shownLocale()));
}
