import type { TFunction } from 'i18next';
import { CallError } from '#web/calls/call.ts';
import { isMissingChunk } from '#web/pages/missing-chunk.ts';
import type { OwnWords } from './response-class.ts';

/** How a screen words a failure where the portal's own words are not enough. */
export interface Wording {
  /** What failed, before why: "Download error: ...". */
  readonly prefix?: string;
  /** Instead of the portal's words for a call that came back without an answer. */
  readonly unreachable?: string;
}

const OWN_WORDS = {
  network: 'web:request.network',
  failed: 'web:request.failed',
  expired: 'web:request.expired',
  wrongCredentials: 'web:request.wrongCredentials',
} as const satisfies Record<OwnWords, string>;

type Translate = TFunction | TFunction<never>;

/** What to tell the person about something that went wrong (spec 000 §8): the server's words, else the portal's. */
export function failureText(error: unknown, t: Translate, { prefix, unreachable }: Wording = {}): string {
  const why = whyOf(error, t as TFunction, unreachable);
  return prefix === undefined ? why : (t as TFunction)('web:request.because', { what: prefix, why });
}

function whyOf(error: unknown, t: TFunction, unreachable: string | undefined): string {
  if (isMissingChunk(error)) return t('web:failure.missingText');
  if (!(error instanceof CallError)) return t('web:request.failed');
  if (error.code === 'network' && unreachable !== undefined) return unreachable;
  return error.message === '' ? t(OWN_WORDS[ownWordsOf(error)]) : error.message;
}

function ownWordsOf({ code, about }: CallError): OwnWords {
  return about.own ?? (code === 'network' ? 'network' : 'failed');
}

/** The same for a form that tells it beside its fields; what is no refusal but a fault of the page is thrown on. */
export function refusalText(error: unknown, t: Translate, wording: Wording = {}): string {
  if (!(error instanceof CallError) && !isMissingChunk(error)) throw error;
  return failureText(error, t, wording);
}

/** Whether the server refused a call for this reason. */
export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof CallError && error.code === code;
}
