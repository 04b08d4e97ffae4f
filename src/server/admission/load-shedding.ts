import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LOCALES, type Locale, localeOf } from '#kernel/locale.ts';
import { FAILURES, Failure } from '#server/failures.ts';
import { leaveRestUnread } from '#server/http/announced-body.ts';
import { API_VARIES, isCall, SECURITY_HEADERS } from '#server/http/harden.ts';
import type { Portal } from '#server/portal.ts';
import { answerKey, failureEnvelope } from '#server/serve.ts';

/** How often the log says that requests are turned away, ms: a line for each would cost as much as the refusal. */
const LOG_EVERY = 1_000;

/**
 * Turns calls away before the framework sees them while the limiter is shut: a refusal has to cost next to nothing, or
 * refusing is all a portal does that is asked for four times what it can do (docs/decisions/0030-overload.md). Pages, files,
 * health and what comes from memory always pass.
 */
export function shedLoad(portal: Portal): void {
  const { http, limiter } = portal;
  const pass = http.server.listeners('request')[0] as RequestListener;
  const log = logTurnedAway(portal);
  http.server.off('request', pass);
  http.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!limiter.isShut || !isCall(request) || isKept(portal, request)) return pass(request, response);
    limiter.shed();
    log();
    leaveRestUnread(request, (tell) => response.once('finish', tell));
    refuse(request, response, portal.isClosing);
  });
}

function isKept({ answers }: Portal, { headers, url = '' }: IncomingMessage): boolean {
  return answers.has(answerKey({ headers, url }));
}

const BUSY = new Failure('server.busy');
const { status: STATUS } = FAILURES['server.busy'];
const REFUSALS = Object.fromEntries(LOCALES.map((locale) => [locale, refusalIn(locale)])) as Record<
  Locale,
  { headers: string[]; body: Buffer }
>;

function refusalIn(locale: Locale): { headers: string[]; body: Buffer } {
  const body = Buffer.from(JSON.stringify(failureEnvelope(BUSY, locale)));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'retry-after': '1',
    vary: API_VARIES,
  };
  return { headers: Object.entries(headers).flat(), body };
}

function refuse({ headers: asked }: IncomingMessage, response: ServerResponse, isClosing: boolean): void {
  const { headers, body } = REFUSALS[localeOf(asked['accept-language'])];
  response.writeHead(STATUS, isClosing ? [...headers, 'connection', 'close'] : headers);
  response.end(body);
}

/** Says how many were turned away, once for all of a moment. */
function logTurnedAway({ http, limiter }: Portal): () => void {
  let turnedAway = 0;
  const tell = () => {
    http.log.warn({ ...limiter.figures, refused: turnedAway }, 'requests turned away');
    turnedAway = 0;
  };
  return () => {
    turnedAway += 1;
    if (turnedAway === 1) setTimeout(tell, LOG_EVERY).unref();
  };
}
