import type { z } from 'zod';
import type { RouteContract } from '#kernel/contract.ts';
import { type Envelope, envelopeOf, sentenceIn } from '#kernel/envelope.ts';
import { type Answer, type Asked, classifyResponse, type ResponseClass } from '#web/errors/response-class.ts';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

export interface CallInput<Route extends RouteContract> {
  params?: InputOf<Route['params']>;
  query?: InputOf<Route['query']>;
  body?: InputOf<Route['body']>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** What else is known of a refusal: the portal's own words for it, and where it shows. */
export interface About extends Partial<Pick<ResponseClass, 'own' | 'shown'>> {
  /** The id to quote to support. */
  readonly requestId?: string;
  /** After how many seconds the server wants to be asked again. */
  readonly retryAfter?: number;
}

/** A refusal as the portal's screens know it: what the server said, in the person's language. */
export class CallError extends Error {
  constructor(
    /** Stable code such as `version.conflict`, or `network` when no answer came. */
    readonly code: string,
    readonly status: number,
    description: string,
    readonly issues: readonly { path: string; message: string }[] = [],
    /** What else is known of it. */
    readonly about: About = {},
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
  /** Whether the portal answered a call, or nobody did, or somebody else in its place (errors/verdict.ts: `network`). */
  onAnswer: (isAnswered: boolean) => void;
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
  onAnswer: () => undefined,
  onPasswordDue: () => undefined,
  onNotAssisted: () => undefined,
};

/** Sets what every call uses: token, language, and what happens when a session ends or a password is due. */
export function configureCalls(changes: Partial<CallEnvironment>): void {
  environment = { ...environment, ...changes };
}

const TIME_LIMIT_MS = 50_000;

/** Browsers carry on no more than 64 kB for pages that are gone. */
const MOST_KEPT_ALIVE = 16_000;

/** A file may take so long to come, ms. */
const FILE_TIME_LIMIT_MS = 900_000;

/** What sends a call in the place of `fetch`, with a body of its own; how long it waits is its own matter. */
export interface Carrier {
  readonly headers: Readonly<Record<string, string>>;
  readonly send: (
    address: string,
    request: {
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly signal: AbortSignal | undefined;
    },
  ) => Promise<Response>;
}

/** Calls one route of the portal; the only HTTP of the browser. Throws `CallError` for every refusal. */
export async function call<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {},
  carrier?: Carrier,
): Promise<OutputOf<Route['result']>> {
  const answered = await send(route, input, () => false, carrier);
  if (answered.envelope?.code !== 0) throw refusal(route, answered);
  // The server has passed the answer through this very schema.
  return answered.envelope.result as OutputOf<Route['result']>;
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
  const hasFile = ({ headers }: Response) => headers.has('content-disposition');
  const { response, ...said } = await send(route, input, hasFile);
  if (!hasFile(response)) throw refusal(route, { response, ...said });
  return {
    blob: await whole(route, input, response, () => response.blob()),
    name: fileNameOf(response.headers.get('content-disposition') ?? ''),
  };
}

/** Loads what no envelope holds, such as a compiled engine; an answer in the envelope is a refusal. */
export async function loadBytes<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {},
): Promise<Uint8Array> {
  // A page where bytes were asked for is somebody else's, such as the login of a network one is a guest of.
  const hasBytes = ({ ok, headers }: Response) => ok && !headers.get('content-type')?.includes('html');
  const { response, ...said } = await send(route, input, hasBytes);
  if (!hasBytes(response)) throw refusal(route, { response, ...said });
  return new Uint8Array(await whole(route, input, response, () => response.arrayBuffer()));
}

/** What came back, the envelope where it came in one, and the words of what is none. */
interface Answered {
  readonly response: Response;
  readonly envelope: Envelope | undefined;
  readonly words: string;
}

/** Sends a call; one that comes back because its session has ended waits for the new login and is sent again. */
async function send<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route>,
  hasFile: (response: Response) => boolean,
  carrier?: Carrier,
): Promise<Answered> {
  const { token, owner, customer } = {
    token: environment.token(),
    owner: environment.owner(),
    customer: environment.onBehalfOf(),
  };
  const response = await sendOnce(route, input, { token, customer, carrier });
  const isFile = hasFile(response);
  const answered = { response, ...(isFile ? A_FILE : await readSaid(response)) };
  if (isFile || answered.envelope?.code === 0) {
    environment.onAnswer(true);
    return answered;
  }
  // What was called off in the middle is no envelope either.
  input.signal?.throwIfAborted();
  const { code, session } = classifyResponse(answerOf(answered), askedOf(route));
  environment.onAnswer(code !== 'network');
  if (session !== 'ended') return answered;
  const ended = refusal(route, answered);
  // It named a token of its own: that one has ended, and the session of this page goes on.
  if (input.headers?.authorization !== undefined) throw ended;
  if (!(await environment.onSessionEnded(ended, token))) throw ended;
  if (owner !== undefined && environment.owner() !== owner) throw declined(ended);
  if (environment.onBehalfOf() !== customer) throw declined(ended);
  return send(route, input, hasFile, carrier);
}

/** Whether a call names the customer acted for: of those open to everybody the ones alone that are about somebody's business. */
function isSentFor({ access, onBehalf }: RouteContract): boolean {
  return access !== 'public' || onBehalf === true;
}

/** The refusal of a call whose person was asked to sign in again and did not: nothing is to ask them once more. */
export function declined({ status, message, about }: CallError): CallError {
  return new CallError('login.declined', status, message, [], { ...about, shown: 'message' });
}

async function sendOnce<Route extends RouteContract>(
  route: Route,
  input: CallInput<Route>,
  {
    token,
    customer,
    carrier,
  }: { token: string | undefined; customer: string | undefined; carrier: Carrier | undefined },
): Promise<Response> {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers: Record<string, string> = {
    'accept-language': environment.locale(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}`, ...stamp() }),
    ...(customer !== undefined && isSentFor(route) && { 'on-behalf-of': customer }),
    ...carrier?.headers,
    ...input.headers,
  };
  try {
    if (carrier)
      return await carrier.send(addressOf(route, input), { method: route.method, headers, signal: input.signal });
    const timeout = AbortSignal.timeout(route.download ? FILE_TIME_LIMIT_MS : TIME_LIMIT_MS);
    const signal = input.signal === undefined ? timeout : AbortSignal.any([timeout, input.signal]);
    return await environment.fetch(addressOf(route, input), {
      method: route.method,
      headers,
      signal,
      // What was on its way when the page is left or loaded anew still arrives.
      ...(body !== undefined && { body, keepalive: body.length <= MOST_KEPT_ALIVE }),
    });
  } catch (error) {
    if (input.signal?.aborted) throw error;
    environment.onAnswer(false);
    throw unanswered(route);
  }
}

/** The rest of an answer that has begun; a connection that breaks in the middle of it is no answer. */
async function whole<Content>(
  route: RouteContract,
  { signal }: Pick<CallInput<RouteContract>, 'signal'>,
  response: Response,
  read: () => Promise<Content>,
): Promise<Content> {
  try {
    return await read();
  } catch {
    signal?.throwIfAborted();
    environment.onAnswer(false);
    throw unanswered(route, response);
  }
}

function unanswered(route: RouteContract, response?: Response): CallError {
  const { code, own, shown } = classifyResponse({ status: 0 }, askedOf(route));
  return new CallError(code, 0, '', [], { own, shown, ...requestIdOf(response) });
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

type Said = Pick<Answered, 'envelope' | 'words'>;

const A_FILE: Said = { envelope: undefined, words: '' };

async function readSaid(response: Response): Promise<Said> {
  const body: unknown = await response.json().catch(() => undefined);
  return { envelope: envelopeOf(body), words: sentenceIn(body) };
}

function askedOf({ method, path, access, file, download }: RouteContract): Asked {
  return { method, path, isPublic: access === 'public', isFile: file !== undefined || download === true };
}

function answerOf({ response: { status }, envelope, words }: Answered): Answer {
  if (envelope === undefined) return { status, description: words };
  const { code, error, result, description } = envelope;
  return { status, code, error: error?.code, result, description };
}

function refusal(route: RouteContract, answered: Answered): CallError {
  const { response, envelope } = answered;
  const { code, said, own, shown } = classifyResponse(answerOf(answered), askedOf(route));
  if (code === 'password.must-change') environment.onPasswordDue();
  const about = { own, shown, ...requestIdOf(response), ...retryAfterOf(response) };
  const error = new CallError(code, response.status, said, envelope?.error?.issues, about);
  if (code === 'customer.not-assisted') environment.onNotAssisted(error);
  return error;
}

function requestIdOf(response: Response | undefined): { requestId?: string } {
  const requestId = response?.headers.get('x-request-id');
  return requestId ? { requestId } : {};
}

function retryAfterOf({ headers }: Response): Pick<About, 'retryAfter'> {
  const seconds = headers.get('retry-after') ?? '';
  return /^\d{1,5}$/.test(seconds) ? { retryAfter: Number(seconds) } : {};
}

function fileNameOf(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/i.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
