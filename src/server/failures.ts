import type { DeclaredFailure, FailureFacts } from '#kernel/declared.ts';

/**
 * The refusals of the platform itself, with HTTP status and envelope code; modules declare theirs. Texts stand in `locales/` under the
 * same code. Product decisions §9: status and code agree.
 */
export const FAILURES = {
  'request.invalid': { status: 400, envelope: 400 },
  'request.too-large': { status: 413, envelope: 413 },
  'request.too-much': { status: 429, envelope: 429 },
  'request.over-share': { status: 429, envelope: 429 },
  'upload.type': { status: 415, envelope: 415 },
  'upload.length-missing': { status: 411, envelope: 411 },
  'upload.too-large': { status: 413, envelope: 413 },
  'upload.empty': { status: 422, envelope: 422 },
  'upload.broken-off': { status: 400, envelope: 400 },
  'upload.other-content': { status: 415, envelope: 415 },
  'upload.no-space': { status: 422, envelope: 422 },
  'upload.too-many': { status: 429, envelope: 429 },
  'request.unsupported': { status: 415, envelope: 415 },
  'request.expectation': { status: 417, envelope: 417 },
  'session.missing': { status: 401, envelope: 401 },
  'session.expired': { status: 401, envelope: 401 },
  'password.must-change': { status: 403, envelope: 403 },
  'customer.missing': { status: 422, envelope: 422 },
  'customer.not-assisted': { status: 403, envelope: 403 },
  'access.refused': { status: 403, envelope: 403 },
  'demo.only-here': { status: 403, envelope: 403 },
  'route.unknown': { status: 404, envelope: 404 },
  'route.method-not-allowed': { status: 405, envelope: 405 },
  'record.unknown': { status: 404, envelope: 404 },
  'version.conflict': { status: 409, envelope: 409 },
  'idempotency.in-progress': { status: 409, envelope: 409 },
  'idempotency.other-payload': { status: 422, envelope: 422 },
  'request.abandoned': { status: 499, envelope: 499 },
  'job.queue-full': { status: 429, envelope: 429 },
  'job.over-budget': { status: 429, envelope: 429 },
  'job.too-many': { status: 429, envelope: 429 },
  'job.overrun': { status: 503, envelope: 503 },
  'server.busy': { status: 503, envelope: 503 },
  'server.failed': { status: 500, envelope: 500 },
} as const satisfies Record<string, FailureFacts>;

export type FailureCode = keyof typeof FAILURES | DeclaredFailure;

export interface FailureIssue {
  path: string;
  message: string;
  /** What people call the place, for the sentence of the refusal; left out, its path. */
  name?: string;
}

/** A refusal of the request: thrown in `server/`, answered by the outermost handler. */
export class Failure extends Error {
  constructor(
    readonly code: FailureCode,
    readonly params: Readonly<Record<string, string | number>> = {},
    readonly issues?: readonly FailureIssue[],
  ) {
    super(code);
    this.name = 'Failure';
  }
}
