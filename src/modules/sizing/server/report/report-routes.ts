import { countedAddress } from '#kernel/client-address.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { sizingRoutes } from '#modules/sizing/contract.ts';
import { reportOf } from '#modules/sizing/domain/report/report.ts';
import { reportDrives } from '#modules/sizing/domain/report/report-drives.ts';
import { reportFileName } from '#modules/sizing/domain/report/report-words.ts';
import { type FoundDrive, foundDrives } from '#modules/sizing/server/judged-drives.ts';
import { sized } from '#modules/sizing/server/sized.ts';
import { contentDisposition } from '#server/http/content-disposition.ts';
import { askerOf, type Job } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import type { work } from './report-job.ts';
import type { ReportPrint } from './report-pdf.ts';

/** Prints the report of a sizing. */
export const SIZING_PDF: Job<typeof work> = {
  name: 'sizing-report',
  entry: '#modules/sizing/server/report/report-job.ts',
  longestMs: 30_000,
};

/** Serves the report of a sizing to everybody: what the page shows, on paper. */
export function registerReports(portal: Portal, releases: Pick<Releases, 'current'>): void {
  serve(portal, sizingRoutes.report, async ({ actor, body, giveWay, locale, now, request, whenGone }) => {
    const { language = locale, ...query } = body;
    const asker = askerOf(actor, countedAddress(request.ip));
    // What cannot be computed is told of whatever else of theirs is under way.
    const { application, ...machine } = sized(query, locale);
    portal.jobs.refuseTooMuch(1, asker);
    const drives = await foundDrives(machine, { releases, locale, giveWay });
    const print = {
      ...{ report: reportOf(application, query, { ...machine, drives: reportDrives(drives) }), language },
      date: now.toISOString().slice(0, 10),
      releases: usedBy(drives, releases),
      brand: { name: portal.settings.brandName },
    };
    const bytes = portal.jobs.run(SIZING_PDF, { cost: 1, prepare: () => print }, { asker, gone: whenGone() });
    const disposition = contentDisposition(reportFileName(application.name, language), 'attachment');
    return { file: bytes.then((made) => ({ bytes: made, disposition })) };
  });
}

function usedBy(drives: readonly FoundDrive[], releases: Pick<Releases, 'current'>): ReportPrint['releases'] {
  return [...new Set(drives.map(({ line }) => line))].map((line) => {
    const { version, hash } = releases.current(line);
    return { line, version, hash };
  });
}
