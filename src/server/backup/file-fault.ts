import { reasonOf } from '#server/process/start-refusal.ts';

/** What stands in the way of a file, by the code of the system, in the words of whoever gave its name. */
const READING: Readonly<Record<string, string>> = {
  EACCES: 'you may not read it',
  EPERM: 'you may not read it',
  EISDIR: 'it is a folder',
  ENOENT: 'it is not there',
  ENOTDIR: 'it is not there',
};

const WRITING: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  EISDIR: 'it is a folder',
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is not there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

export function readingFault(error: unknown): string {
  return READING[codeOf(error)] ?? reasonOf(error);
}

export function writingFault(error: unknown): string {
  return WRITING[codeOf(error)] ?? reasonOf(error);
}

/** The code of an error of Node or of the system; nothing where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
