import type { FastifyRequest } from 'fastify';
import { Failure } from './failures.ts';

/** The tag of a version: `"3"`. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version of a record or in what is sent, where it has one. */
export function versionIn(value: unknown): number | undefined {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** The version a write means, by If-Match or as given beside it; refused when the two differ. */
export function versionOf(request: FastifyRequest, given: number | undefined): number | undefined {
  const tag = request.headers['if-match'];
  if (tag === undefined) return given;
  const [, quoted, plain] = /^(?:(?:W\/)?"(\d{1,9})"|(\d{1,9}))$/.exec(tag) ?? [];
  const text = quoted ?? plain;
  if (text === undefined) throw new Failure('request.invalid', { fields: 'If-Match' });
  if (given !== undefined && given !== Number(text)) throw refusal();
  return Number(text);
}

/** The version a write over a record means; without one it could overwrite what somebody else has saved. */
export function versionToWrite(request: FastifyRequest, given: number | undefined): number {
  const version = versionOf(request, given);
  if (version === undefined) throw refusal();
  return version;
}

function refusal(): Failure {
  return new Failure('request.invalid', { fields: 'If-Match, version' });
}
