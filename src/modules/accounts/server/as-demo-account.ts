import type { z } from 'zod';
import type { RouteContract } from '#kernel/contract.ts';
import { isEnvelope } from '#kernel/envelope.ts';
import type { Portal } from '#server/portal.ts';
import { findAccountByName, isOpen, lockAccount } from './identity/account-store.ts';
import { closeSession, openSession } from './identity/session-store.ts';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/** A person of the demo at work: calls contracts as anybody does, through all that stands before them. */
export interface DemoPerson {
  readonly call: <Route extends RouteContract>(
    route: Route,
    input: { readonly params?: InputOf<Route['params']>; readonly body?: InputOf<Route['body']> },
  ) => Promise<OutputOf<Route['result']>>;
}

/**
 * Does work as a demo account, in a session that ends with it; nothing where there is no such account of the demo, or nobody may come in
 * with it. For what the demo begins with: made by the calls by which people make it.
 */
export async function asDemoAccount(
  portal: Portal,
  username: string,
  work: (person: DemoPerson) => Promise<void>,
): Promise<void> {
  const account = await findAccountByName(portal.db, username);
  if (account === undefined || !account.demo || !isOpen(account, portal.settings)) return;
  const token = await portal.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    return openSession(tx, { userId: account.id, remembered: false, now: portal.clock() });
  });
  try {
    await work({ call: (route, input) => called(portal, token, route, input) });
  } finally {
    await closeSession(portal.db, token);
  }
}

async function called<Route extends RouteContract>(
  { http }: Portal,
  token: string,
  route: Route,
  { body, params }: { readonly params?: unknown; readonly body?: unknown },
): Promise<OutputOf<Route['result']>> {
  const given: Readonly<Record<string, unknown>> = { ...(params as object | undefined) };
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const answer = await http.inject({
    method: route.method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const envelope: unknown = answer.json();
  if (!isEnvelope(envelope) || envelope.code !== 0) throw new Error(`${route.path}: ${answer.body}`);
  return route.result.parse(envelope.result) as OutputOf<Route['result']>;
}
