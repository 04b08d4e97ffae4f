import type { z } from 'zod';
import type { RouteContract } from '#kernel/contract.ts';
import { type Envelope, isEnvelope } from '#kernel/envelope.ts';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

export interface CallInput<Route extends RouteContract> {
  params?: InputOf<Route['params']>;
  query?: InputOf<Route['query']>;
  body?: InputOf<Route['body']>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** A refusal as the portal's screens know it: what the server said, in the person's language. */
export class CallError extends Error {
  constructor(
    /** Stable code such as `version.conflict`, or `network` when no answer came. */
    readonly code: string,
    readonly status: number,
    description: string,
    readonly issues: readonly { path: string; message: string }[] = [],
  ) {
    super(description);
    this.name = 'CallError';
  }
}

/** What the calls need from the page around them; set once at the start, replaced in tests. */
export interface CallEnvironment {
  fetch: typeof fetch;
  token: () => string | undefined;
  locale: () => string;
  /** Whose work the page holds. A call that waited for a login is never sent again in somebody else's name. */
  owner: () => string | undefined;
  /** The id of the customer the person acts for. */
  onBehalfOf: () => string | undefined;
  /**
   * A call was refused because the session of its token has ended: the login dialog opens and the person stays on the page.
   * Resolves whether somebody is signed in again, so that the call can be sent once more; rejects when they declined.
   */
  onSessionEnded: (error: CallError, token: string | undefined) => Promise<boolean>;
  /** A call was refused because the person must change their password before anything else (spec 000 §4). */
  onPasswordDue: () => void;
  /** A call was refused because the person may not, or no longer, act for the customer. */
  onNotAssisted: (error: CallError) => void;
}

let environment: CallEnvironment = {
  fetch: (input, init) => fetch(input, init),
  token: () => undefined,
  locale: () => 'zh-cn',
  owner: () => undefined,
  onBehalfOf: () => undefined,
  onSessionEnded: async () => false,
  onPasswordDue: () => undefined,
  onNotAssisted: () => undefined,
};

/** Sets what every call uses: token, language, and what happens when a session ends or a password is due. */
export function configureCalls(changes: Partial<CallEnvironment>): void {
  environment = { ...environment, ...changes };
}

const TIME_LIMIT_MS = 50_000;

/** Calls one route of the portal; the only HTTP of the browser. Throws `CallError` for every refusal. */
export async function call<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {},
): Promise<OutputOf<Route['result']>> {
  const response = await send(route, input);
  const envelope = await readEnvelope(response);
  if (envelope.code !== 0) throw refusal(response.status, envelope);
  // The server has passed the answer through this very schema.
  return envelope.result as OutputOf<Route['result']>;
}

/** A downloaded file and the name the server gave it. */
export interface DownloadedFile {
  readonly blob: Blob;
  readonly name: string | undefined;
}

/** Downloads a file; an answer without a content-disposition header is a refusal in the envelope (spec 000 §8). */
export async function download<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {},
): Promise<DownloadedFile> {
  const response = await send(route, input);
  const disposition = response.headers.get('content-disposition');
  if (disposition === null) throw refusal(response.status, await readEnvelope(response));
  return { blob: await response.blob(), name: fileNameOf(disposition) };
}

/** Loads what no envelope holds, such as a compiled engine; an answer in the envelope is a refusal. */
export async function loadBytes<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {},
): Promise<Uint8Array> {
  const response = await send(route, input);
  if (!response.ok) throw refusal(response.status, await readEnvelope(response));
  return new Uint8Array(await response.arrayBuffer());
}

/** Sends a call; one that comes back because its session has ended waits for the new login and is sent again. */
async function send<Route extends RouteContract>(route: Route, input: CallInput<Route>): Promise<Response> {
  const { token, owner, customer } = {
    token: environment.token(),
    owner: environment.owner(),
    customer: environment.onBehalfOf(),
  };
  const response = await sendOnce(route, input, { token, customer });
  const ended = response.status === 401 ? await sessionEndOf(route, response) : undefined;
  if (ended === undefined) return response;
  if (!(await environment.onSessionEnded(ended, token))) throw ended;
  if (owner !== undefined && environment.owner() !== owner) throw declined(ended);
  if (environment.onBehalfOf() !== customer) throw declined(ended);
  return send(route, input);
}

/** The refusal of a call whose person was asked to sign in again and did not: nothing is to ask them once more. */
export function declined({ status, message }: CallError): CallError {
  return new CallError('login.declined', status, message);
}

async function sessionEndOf(route: RouteContract, response: Response): Promise<CallError | undefined> {
  if (route.access === 'public') return undefined;
  const error = refusal(response.status, await readEnvelope(response.clone()));
  return error.code.startsWith('session.') ? error : undefined;
}

async function sendOnce<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route>,
  { token, customer }: { token: string | undefined; customer: string | undefined },
): Promise<Response> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers: Record<string, string> = {
    'accept-language': environment.locale(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}`, ...stamp() }),
    ...(customer !== undefined && route.access !== 'public' && { 'on-behalf-of': customer }),
    ...input.headers,
  };
  const timeout = AbortSignal.timeout(TIME_LIMIT_MS);
  const signal = input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]);
  try {
    return await environment.fetch(addressOf(route, input), {
      method: route.method,
      headers,
      signal,
      ...(body !== undefined && { body }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw new CallError('network', 0, '');
  }
}

/** Time and nonce of a call with a token (spec 000 §7). */
function stamp(): Record<string, string> {
  return { timestamp: String(Date.now()), nonce: String(Math.floor(Math.random() * 10_000)) };
}

/** The address of a route with its parameters and query filled in. */
export function addressOf<Route extends RouteContract>(
  route: Route,
  input: Pick<CallInput<Route>, 'params' | 'query'>,
): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries((input.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${query === '' ? '' : `?${query}`}`;
}

async function readEnvelope(response: Response): Promise<Envelope> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!isEnvelope(answer)) throw new CallError('network', response.status, '');
  return answer;
}

function refusal(status: number, envelope: Envelope): CallError {
  const said = typeof envelope.result === 'string' ? envelope.result : envelope.description;
  const code = envelope.error?.code ?? String(envelope.code);
  if (code === 'password.must-change') environment.onPasswordDue();
  const error = new CallError(code, status, said, envelope.error?.issues);
  if (code === 'customer.not-assisted') environment.onNotAssisted(error);
  return error;
}

function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
