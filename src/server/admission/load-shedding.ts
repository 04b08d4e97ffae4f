import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Locale, localeOf } from '#kernel/locale.ts';
import { FAILURES, Failure } from '#server/failures.ts';
import { leaveRestUnread } from '#server/http/announced-body.ts';
import { API_VARIES, isCall, SECURITY_HEADERS } from '#server/http/harden.ts';
import type { Portal } from '#server/portal.ts';
import { answerKey, failureEnvelope } from '#server/serve.ts';
import type { Refusal } from './refusal.ts';

/** How often the log says that requests are turned away, ms: a line for each would cost as much as the refusal. */
const LOG_EVERY = 1_000;

/**
 * Turns calls away before the framework sees them where the limiter would refuse them: a refusal has to cost next to nothing, or
 * refusing is all a portal does that is asked for four times what it can do (docs/decisions/0030-overload.md). Pages, files,
 * health and what comes from memory always pass.
 */
export function shedLoad(portal: Portal): void {
  const { http, limiter, clients } = portal;
  const pass = http.server.listeners('request')[0] as RequestListener;
  const log = logTurnedAway(portal);
  http.server.off('request', pass);
  http.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = isCall(request) ? limiter.refusalOf(clients.of(request)) : undefined;
    if (!refusal || isKept(portal, request)) return pass(request, response);
    limiter.shed(refusal);
    log();
    leaveRestUnread(request, (tell) => response.once('finish', tell));
    refuseUnseen(refusal, request, response, { isLast: portal.isClosing });
  });
}

function isKept({ answers }: Portal, { headers, url = '' }: IncomingMessage): boolean {
  return answers.has(answerKey({ headers, url }));
}

interface Answer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Refusals as they go out, made once: there are few, since nobody is told to wait for long. */
const answers = new Map<string, Answer>();

function answerOf(refusal: Refusal, locale: Locale): Answer {
  const key = `${refusal.code} ${refusal.seconds} ${locale}`;
  const answer = answers.get(key) ?? answerIn(locale, refusal);
  answers.set(key, answer);
  return answer;
}

function answerIn(locale: Locale, { code, seconds }: Refusal): Answer {
  const body = Buffer.from(JSON.stringify(failureEnvelope(new Failure(code, { seconds }), locale)));
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'retry-after': String(seconds),
    vary: API_VARIES,
  };
  return { status: FAILURES[code].status, headers: Object.entries(headers).flat(), body };
}

/** Refuses a request that the framework has not seen; the last answer of a connection ends it. */
export function refuseUnseen(
  refusal: Refusal,
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  { isLast }: { isLast: boolean },
): void {
  const { status, headers, body } = answerOf(refusal, localeOf(asked['accept-language']));
  response.writeHead(status, isLast ? [...headers, 'connection', 'close'] : [...headers]);
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
