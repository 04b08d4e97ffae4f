import { isRecord } from '#kernel/is-record.ts';

/** The sizing a saved configuration comes from, in its form: the parameters that reopen the case. */
export const SIZING_CASE = 'sizingCase';

/** As long as a case may be, characters. */
export const SIZING_CASE_LENGTH = 4000;

/** A machine first, then its inputs, as an address writes them: each character is read once. */
const WRITTEN = /^application=[a-z_]{1,40}(?:&[\w.~*%+-]+=[\w.~*%+-]*)*$/;

/** Whether a text reopens a case of the sizing, and nothing else. */
export function isSizingCase(text: string): boolean {
  return text.length <= SIZING_CASE_LENGTH && WRITTEN.test(text);
}

/** A drive that comes from a sizing, by the row of the release it was saved with. */
export interface SizedDrive {
  readonly case: string;
  readonly line: string;
  readonly row: string;
  readonly release: string;
}

/** What a stored form says of the sizing it comes from; null where it comes from none, whoever wrote it. */
export function sizedDriveIn(form: unknown): SizedDrive | null {
  if (!isRecord(form)) return null;
  const { [SIZING_CASE]: said, category: line, basicTypeId: row, releaseHash: release } = form;
  if (typeof said !== 'string' || !isSizingCase(said)) return null;
  if (typeof line !== 'string' || typeof row !== 'string' || typeof release !== 'string') return null;
  return { case: said, line, row, release };
}
