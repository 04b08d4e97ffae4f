import type { FastifyRequest } from 'fastify';
import type { Locale } from '#kernel/locale.ts';
import { Failure } from './failures.ts';
import { platformText } from './server-texts.ts';

/** The tag of a version: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version of a record or in what is sent, where it has one. */
export function versionIn(value: unknown): number | undefined {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** What a write says of the version it means, and the language of whoever sent it. */
export interface SentVersion {
  readonly request: Pick<FastifyRequest, 'headers'>;
  /** As given beside If-Match. */
  readonly given: number | undefined;
  readonly locale: Locale;
}

/** The version a write means, by If-Match or as given beside it; refused when the two differ. */
export function versionOf({ request, given, locale }: SentVersion): number | undefined {
  const tag = request.headers['if-match'];
  if (tag === undefined) return given;
  const [, quoted, plain] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(tag) ?? [];
  const text = quoted ?? plain;
  if (text === undefined) throw new Failure('request.invalid', { fields: 'If-Match' });
  if (given !== undefined && given !== Number(text)) throw refusal(locale, 'invalid.version-differs');
  return Number(text);
}

/** The version a write over a record means; without one it could overwrite what somebody else has saved. */
export function versionToWrite(sent: SentVersion): number {
  const version = versionOf(sent);
  if (version === undefined) throw refusal(sent.locale, 'invalid.version-missing');
  return version;
}

function refusal(locale: Locale, fault: string): Failure {
  const [path, message] = [platformText(locale, 'invalid.version'), platformText(locale, fault)];
  return new Failure('request.invalid', { fields: platformText(locale, 'invalid.fault', { path, message }) });
}
