import type { ReportAction } from './report-steps.ts';

/** What is written into the history of a report: it was made, a step was taken, or a quote was named with it. */
export type ReportEventAction = 'report' | ReportAction | 'name-quote' | 'unname-quote';

/** What belongs to an entry beside who, when and what. */
export interface ReportEventData {
  readonly reason?: string;
  /** The last protected day that was set. */
  readonly until?: string;
  /** The number of the quote, or of the order that won. */
  readonly quote?: string;
  readonly order?: string;
}
