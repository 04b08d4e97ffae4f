import type { Locale } from '#kernel/locale.ts';
import type { DocumentLanguage } from '#modules/cart/web/public.ts';
import { type ListedQuoteDto, quoteRoutes } from '#modules/quotes/contract.ts';
import { paperFileName, papersZipName } from '#modules/quotes/domain/quote-paper.ts';
import type { StepAtOnce } from '#modules/quotes/domain/quotes-at-once.ts';
import { quoteCalls } from '#modules/quotes/web/quote/quote-calls.ts';
import { type DownloadedFile, download } from '#web/calls/call.ts';
import { retriedWhileBusy } from '#web/calls/retried-while-busy.ts';
import { saveFile } from '#web/calls/save-file.ts';
import type { Task as WorkTask } from '#web/lists/at-once/use-work-at-once.ts';

/** What is done with several quotes at once. */
export interface Task extends Pick<WorkTask<ListedQuoteDto>, 'act' | 'finish'> {
  readonly deed: StepAtOnce | 'paper';
}

/** A step that nothing is said with. */
export function taking(deed: 'withdraw' | 'take'): Task {
  return { deed, act: (quote) => quoteCalls(quote).plain(deed) };
}

/** Gives them to a colleague. */
export function giving(given: { readonly userId: string; readonly reason: string }): Task {
  return { deed: 'give-to', act: (quote) => quoteCalls(quote).giveTo(given) };
}

/** Has what was sent last of each printed, and hands the papers there are to the browser as one zip, which is called by the reader's language. */
export function printing(language: DocumentLanguage, locale: Locale): Task {
  const papers: (DownloadedFile & { readonly name: string })[] = [];
  return {
    deed: 'paper',
    async act({ id, lastNo: no, number }, signal) {
      const input = { params: { id, no: String(no) }, query: { language } };
      const { blob } = await retriedWhileBusy(() => download(quoteRoutes.paper, input), signal);
      papers.push({ blob, name: paperFileName({ number, no }, language) });
    },
    async finish() {
      if (papers.length === 0) return;
      const { zipOf } = await import('#web/calls/zip.ts');
      const blob = await zipOf(
        papers.map(({ name }) => name),
        papers,
      );
      saveFile({ blob, name: undefined }, papersZipName(locale));
    },
  };
}
