import type { DownloadInstructions } from '#modules/cart/web/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { instructionsFileName } from '#modules/documents/domain/instruction-words.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';

/** Fetches the operating instructions of a product line, which needs no login, and hands them to the browser. */
export const downloadInstructions: DownloadInstructions = async (line, language) => {
  const file = await download(documentRoutes.operatingInstructions, { params: { line }, query: { language } });
  saveFile(file, instructionsFileName(line, language));
};
