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

const OF_DRIVE = 'drive';
const PARTED = '~';

/** The parameters that reopen a case and say which drive came from it, so that it is told whether that still does. */
export function addressOfSized({ case: said, line, release, row }: SizedDrive): string {
  return `${said}&${OF_DRIVE}=${encodeURIComponent([line, release, row].join(PARTED))}`;
}

/** The drive that an address says came from its case; undefined where it says none. */
export function sizedDriveAt(address: string): SizedDrive | undefined {
  const [said = '', drive] = address.replace(/^\?/, '').split(`&${OF_DRIVE}=`);
  if (drive === undefined || !isSizingCase(said)) return undefined;
  const [line = '', release = '', ...row] = decoded(drive).split(PARTED);
  return row.length === 0 ? undefined : { case: said, line, release, row: row.join(PARTED) };
}

/** An address somebody made up says nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
