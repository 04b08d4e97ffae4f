/**
 * Every refusal the server can answer, with its HTTP status and envelope code: the only place where the two appear.
 * Texts stand in `locales/` under the same code. Product decisions §9: status and code agree.
 */
export const FAILURES = {
  'request.invalid': { status: 400, envelope: 400 },
  'request.too-large': { status: 413, envelope: 413 },
  'request.unsupported': { status: 415, envelope: 415 },
  'request.expectation': { status: 417, envelope: 417 },
  'session.missing': { status: 401, envelope: 401 },
  'session.expired': { status: 401, envelope: 401 },
  'login.wrong-credentials': { status: 401, envelope: 401 },
  'login.wrong-client': { status: 401, envelope: 401 },
  'login.slowed': { status: 429, envelope: 429 },
  'login.pending': { status: 403, envelope: 1001 },
  'password.must-change': { status: 403, envelope: 403 },
  'password.wrong': { status: 422, envelope: 1001 },
  'register.taken': { status: 409, envelope: 1209 },
  'company.unknown': { status: 422, envelope: 1001 },
  'code.wrong': { status: 422, envelope: 1001 },
  'code.slowed': { status: 429, envelope: 429 },
  'check.slowed': { status: 429, envelope: 429 },
  'partner.refused': { status: 403, envelope: 403 },
  'ticket.spent': { status: 410, envelope: 1001 },
  'link.spent': { status: 410, envelope: 1001 },
  'invitation.closed': { status: 409, envelope: 409 },
  'customer.code-taken': { status: 409, envelope: 1209 },
  'customer.staff-only': { status: 422, envelope: 1001 },
  'customer.not-assisted': { status: 403, envelope: 403 },
  'mail.not-failed': { status: 409, envelope: 409 },
  'mail.expired': { status: 410, envelope: 1001 },
  'mail.no-address': { status: 422, envelope: 1001 },
  'account.own': { status: 422, envelope: 1001 },
  'account.last-administrator': { status: 422, envelope: 1001 },
  'account.not-pending': { status: 409, envelope: 409 },
  'account.kept': { status: 422, envelope: 1001 },
  'menu.fixed': { status: 422, envelope: 1001 },
  'menu.empty': { status: 422, envelope: 1001 },
  'access.refused': { status: 403, envelope: 403 },
  'route.unknown': { status: 404, envelope: 404 },
  'record.unknown': { status: 404, envelope: 404 },
  'version.conflict': { status: 409, envelope: 409 },
  'idempotency.in-progress': { status: 409, envelope: 409 },
  'idempotency.other-payload': { status: 422, envelope: 422 },
  'configuration.impossible': { status: 422, envelope: 422 },
  'configuration.incomplete': { status: 422, envelope: 422 },
  'configuration.unknown-basic-type': { status: 422, envelope: 422 },
  'release.unknown': { status: 404, envelope: 404 },
  'release.refused': { status: 422, envelope: 422 },
  'release.outdated': { status: 409, envelope: 409 },
  'enquiry.slowed': { status: 429, envelope: 429 },
  'document.empty': { status: 422, envelope: 422 },
  'server.busy': { status: 503, envelope: 503 },
  'server.failed': { status: 500, envelope: 500 },
} as const satisfies Record<string, { status: number; envelope: number }>;

export type FailureCode = keyof typeof FAILURES;

export interface FailureIssue {
  path: string;
  message: string;
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
