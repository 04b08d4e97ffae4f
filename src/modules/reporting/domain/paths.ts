/** The addresses of customer reporting, which mails name too (specification 000 §2). */
export const REPORT_PATHS = {
  list: '/system-manager/customerReporting',
  report: '/system-manager/customerReporting/:id',
} as const;

/** Where a report is opened. */
export function pathOfReport(id: string): string {
  return REPORT_PATHS.report.replace(':id', id);
}
