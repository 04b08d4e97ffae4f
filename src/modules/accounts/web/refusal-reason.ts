import { CallError } from '#web/call.ts';

/** What to tell the person whose call was refused: what the server said, or that no answer came. */
export function refusalReason(error: unknown, unreachable: string): string {
  if (!(error instanceof CallError)) throw error;
  return error.code === 'network' || error.message === '' ? unreachable : error.message;
}

/** Whether the server refused a call for this reason. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof CallError && error.code === code;
}
