import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { z } from 'zod';
import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { type RouteContract, statusOf } from '#kernel/contract.ts';
import { isEnvelope } from '#kernel/envelope.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import type { Database } from '#server/database.ts';
import { MIN_PASSWORD_MEMORY, readSettings, type Settings } from '#server/env.ts';
import type { ServerModule } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { openTestDatabase, START } from './database.ts';

export interface TestAppOptions {
  /** Whether the demo accounts exist. */
  readonly demo?: boolean;
  /** What its modules serve; left out, all they have. */
  readonly register?: (portal: Portal) => void | Promise<void>;
  /** The modules of the app; left out, those of the portal. */
  readonly modules?: readonly ServerModule[];
  /** The SQL of tables that modules bring which no portal ships. */
  readonly migration?: string;
  /** Where the lines of its log are put; left out, it says nothing. */
  readonly log?: string[];
  /** Whether its data are prepared once more: lines were registered that the copied database does not know. */
  readonly prepareAnew?: boolean;
  /** What tells how long the thread was busy; left out, it never is: no test is refused because the machine is slow. */
  readonly busy?: () => number;
  /** Settings other than the usual ones. */
  readonly changes?: Partial<Settings>;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

export interface TestInput<Route extends RouteContract> {
  params?: InputOf<Route['params']>;
  query?: InputOf<Route['query']>;
  body?: InputOf<Route['body']>;
}

/** Input as a stranger may send it: whatever it likes. */
interface RawInput {
  params?: object | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** Who calls: a demo account by its name, or a token; left out, a visitor. */
export interface TestCaller {
  as?: string;
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A refusal as it came over HTTP. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly description: string,
    readonly issues: readonly { path: string; message: string }[],
  ) {
    super(`${status} ${code}: ${description}`);
  }
}

export interface TestApp {
  readonly portal: Portal;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: { now(): Date; advance(minutes: number): void };
  readonly http: FastifyInstance;
  /** Calls a contract and answers its result, checked by its schema; a refusal is thrown. */
  call<Route extends RouteContract>(
    route: Route,
    input?: TestInput<Route>,
    caller?: TestCaller,
  ): Promise<OutputOf<Route['result']>>;
  /** Calls a contract and answers what came over HTTP, for files, headers and wrong input. */
  send(route: RouteContract, input?: RawInput, caller?: TestCaller): Promise<LightMyRequestResponse>;
  /** Signs a demo account in and answers its token. */
  signIn(username: string, changes?: { password?: string; remember?: boolean }): Promise<string>;
}

/**
 * A portal on a database of its own, at the moment at which it was prepared.
 * To be called at the top of a test file; it is closed after the file's last test.
 */
export async function testApp({
  demo = false,
  register,
  modules,
  migration,
  log,
  prepareAnew = false,
  busy = () => 0,
  changes,
}: TestAppOptions = {}): Promise<TestApp> {
  let now = START;
  const clock = () => new Date(now);
  const settings = { ...testSettings(demo), ...(log && { log: 'json' as const }), ...changes };
  const { database, drop } = await openTestDatabase(settings.demo);
  if (migration !== undefined) await database.pool.query(migration);
  if (prepareAnew) await prepareData(database, settings, clock);
  const portal = await createApp({
    settings,
    database,
    clock,
    busy,
    ...(register && { register }),
    ...(modules && { modules }),
    ...(log && { logTo: { write: (line) => void log.push(line) } }),
  });
  afterAll(async () => {
    await portal.http.close();
    await database.close();
    await drop();
  });
  const tokens = new Map<string, Promise<string>>();
  const app: TestApp = {
    portal,
    database,
    settings,
    http: portal.http,
    clock: {
      now: clock,
      advance(minutes) {
        now += minutes * 60_000;
        tokens.clear();
      },
    },
    async call(route, input = {}, caller = {}) {
      const response = await app.send(route, input as RawInput, caller);
      return resultOf(route, response);
    },
    async send(route, input = {}, { as, token, headers } = {}) {
      const bearer = token ?? (as === undefined ? undefined : await tokenOf(as));
      const authorization = bearer === undefined ? {} : { authorization: `Bearer ${bearer}` };
      return inject(portal.http, route, input, { ...authorization, ...headers });
    },
    async signIn(username, { password = DEMO_PASSWORD, remember = false } = {}) {
      const { oauth } = settings;
      const client = {
        client_id: oauth.clientId,
        client_secret: oauth.clientSecret,
        grant_type: 'password',
        scope: oauth.scope,
      } as const;
      return (await app.call(accountRoutes.signIn, { body: { ...client, username, password, remember } })).token;
    },
  };
  const tokenOf = (username: string) => {
    const token = tokens.get(username) ?? app.signIn(username);
    tokens.set(username, token);
    return token;
  };
  return app;
}

function testSettings(demo: boolean): Settings {
  return {
    ...readSettings({ LOG: 'none' }),
    demo,
    passwordMemory: MIN_PASSWORD_MEMORY,
    clientBytes: 999_999_999,
    demoAllowRemote: true,
  };
}

function inject(
  http: FastifyInstance,
  route: RouteContract,
  input: RawInput,
  headers: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> {
  const params: Readonly<Record<string, unknown>> = { ...input.params };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const file = input.body instanceof Uint8Array ? Buffer.from(input.body) : undefined;
  const payload = input.body === undefined ? {} : { payload: file ?? JSON.stringify(input.body) };
  const mediaType = file ? (route.upload?.types[0] ?? '') : 'application/json';
  const type: Record<string, string> = input.body === undefined ? {} : { 'content-type': mediaType };
  return http.inject({
    method: route.method,
    url: `/api${path}?${query}`,
    headers: { ...type, ...headers },
    ...payload,
  });
}

function resultOf<Route extends RouteContract>(
  route: Route,
  response: LightMyRequestResponse,
): OutputOf<Route['result']> {
  const envelope: unknown = response.json();
  if (!isEnvelope(envelope)) throw new Error(`No envelope: ${response.body.slice(0, 200)}`);
  if (envelope.code !== 0 || response.statusCode !== statusOf(route)) {
    const { code = String(envelope.code), issues = [] } = envelope.error ?? {};
    throw new Refusal(response.statusCode, code, envelope.description, issues);
  }
  return route.result.parse(envelope.result) as OutputOf<Route['result']>;
}
