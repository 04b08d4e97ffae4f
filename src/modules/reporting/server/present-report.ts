import { paperNumber, quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import type { ListedReportDto, OpenReportDto } from '#modules/reporting/contract.ts';
import { daysLeft, shownState } from '#modules/reporting/domain/protection.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { findDuplicates } from './find-duplicates.ts';
import { quotesNaming } from './quotes-naming.ts';
import { reportAbilities } from './report-abilities.ts';
import { type ReportReader, reachOf, standingOf } from './report-command.ts';
import { eventsOfReport, findReport, type ReportEventRow, type ReportRow } from './report-store.ts';

/** A report as it stands in the list. */
export function presentListed(report: ReportRow, now: Date): ListedReportDto {
  const { company, country, createdAt, customerName, id, isDemo, project, reporterName, serial, version } = report;
  return {
    ...{ id, version, company, project, country, customerName, reporterName, isDemo },
    number: paperNumber('report', serial, createdAt),
    state: shownState(report, now),
    createdAt: createdAt.toISOString(),
    protectedUntil: report.protectedUntil,
    daysLeft: daysLeft(report, now) ?? null,
  };
}

/** One report as somebody reads it, without its duplicates; refused where it is out of their reach. */
export async function openReportOf(db: Db, id: string, reader: ReportReader): Promise<OpenReportDto> {
  const report = await findReport(db, reachOf(reader), id);
  if (report === undefined) throw new Failure('record.unknown');
  const history = await eventsOfReport(db, id);
  const named = await quotesNaming(db, id, reader);
  const { isReporter, side } = standingOf(report, reader);
  const { amount, area, closeDate, creditCode, currency, deciderName, isExtended, note, quantity, reason } = report;
  return {
    ...presentListed(report, reader.now),
    ...{ side, isOwn: isReporter, creditCode, area, note, quantity, amount, currency, closeDate },
    productLines: report.productLines,
    ...{ reason, deciderName, isExtended, updatedAt: report.updatedAt.toISOString() },
    quotes: named.map(({ createdAt, serial, ...quote }) => ({ ...quote, number: quoteNumber(serial, createdAt) })),
    ...{ duplicates: null, duplicatesHash: null },
    history: history.map(happenedOf),
    abilities: reportAbilities(report, reader),
  };
}

/** The same for those who may decide it now, with its duplicates: whoever reported is never told of any. */
export async function reportToDecide(
  { db, owner }: { readonly db: Db; readonly owner: Db },
  id: string,
  reader: ReportReader,
): Promise<OpenReportDto> {
  const open = await openReportOf(db, id, reader);
  if (open.isOwn || !open.abilities.some(({ action }) => action === 'approve')) return open;
  const report = await findReport(db, reachOf(reader), id);
  if (report === undefined) return open;
  const { hash, rows } = await findDuplicates(owner, report, reader.now);
  const duplicates = await Promise.all(
    rows.map(async ({ report: other, ...row }) => ({
      ...row,
      report: other && { ...other, isWithinReach: (await findReport(db, reachOf(reader), other.id)) !== undefined },
    })),
  );
  return { ...open, duplicates, duplicatesHash: hash };
}

function happenedOf(event: ReportEventRow): OpenReportDto['history'][number] {
  const { action, actorName, createdAt, data, from, onBehalfOf, to } = event;
  const { order, quote, reason, until } = data;
  return {
    ...{ action, actorName, from, to, isActed: onBehalfOf !== null, at: createdAt.toISOString() },
    ...{ reason: reason ?? null, until: until ?? null, quote: [quote, order].filter(Boolean).join(' → ') || null },
  };
}
