import { type ReportPrint, renderReport } from './report-pdf.ts';

/** Prints the report of a sizing: the work of the job `SIZING_PDF`. */
export function work(print: ReportPrint): Promise<Uint8Array> {
  return renderReport(print);
}
