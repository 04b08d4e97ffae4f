import type { Locale } from '#kernel/locale.ts';
import { billRoutes, billStepRoutes, type ListedBillDto } from '#modules/bills/contract.ts';
import type { BillKind } from '#modules/bills/domain/bill-body.ts';
import { billsZipName } from '#modules/bills/domain/bill-paper.ts';
import { uniqueFileNames } from '#modules/documents/domain/file-name.ts';
import { call, type DownloadedFile, download } from '#web/calls/call.ts';
import { retriedWhileBusy } from '#web/calls/retried-while-busy.ts';
import { saveFile } from '#web/calls/save-file.ts';
import type { Task as WorkTask } from '#web/lists/at-once/use-work-at-once.ts';

/** What is done with several papers at once. */
export interface Task extends Pick<WorkTask<ListedBillDto>, 'act' | 'finish'> {
  readonly deed: 'issue' | 'paper';
}

/** Issues drafts as the list has them: each is checked now, and what was changed since it was listed is refused. */
export function issuing(told: (number: string) => string): Task {
  return {
    deed: 'issue',
    async act({ id, version }) {
      const { sha256: hash } = await call(billRoutes.open, { params: { id } });
      const answer = await call(billStepRoutes.issue, { params: { id }, body: { hash, version } });
      return told(answer?.number ?? '');
    },
  };
}

/** Has papers printed as they were issued, and hands those there are to the browser as one zip, called by their kind. */
export function printing(kind: BillKind, locale: Locale): Task {
  const papers: (DownloadedFile & { readonly otherwise: string })[] = [];
  return {
    deed: 'paper',
    async act({ id, number }, signal) {
      const input = { params: { id, format: 'pdf' } };
      const file = await retriedWhileBusy(() => download(billRoutes.paper, input), signal);
      papers.push({ ...file, otherwise: `${number ?? kind.toUpperCase()}.pdf` });
    },
    async finish() {
      if (papers.length === 0) return;
      const { zipOf } = await import('#web/calls/zip.ts');
      const blob = await zipOf(uniqueFileNames(papers.map(({ name, otherwise }) => name ?? otherwise)), papers);
      saveFile({ blob, name: undefined }, billsZipName(kind, locale));
    },
  };
}
