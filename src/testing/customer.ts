import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { WEB_CLIENT } from '#modules/accounts/domain/web-client.ts';

/** A portal refused a call. */
export class CallRefused extends Error {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly code: number,
  ) {
    super(`${path}: ${status}, ${code}`);
  }
}

/** What the calls below answer, as far as they are read. */
interface Result {
  readonly id: string;
  readonly token: string;
  readonly rows: readonly { id: string }[];
  readonly next: string | null;
}

/** A customer who works with a portal over the network, as its clients do. */
export interface Customer {
  /** Saves a configuration under an Idempotency-Key and answers the line's id. */
  save(key: string, changes?: object): Promise<string>;
  /** The ids of the customer's lines, in order. */
  savedIds(): Promise<readonly string[]>;
  call(path: string, body?: object, key?: string): Promise<Result>;
}

/** Signs the demo customer in at a portal; `address` is asked anew each time, since a portal started again has another. */
export async function aCustomer(address: () => string, form: object): Promise<Customer> {
  let token: string | undefined;

  async function call(path: string, body?: object, key?: string): Promise<Result> {
    const answer = await fetch(`${address()}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { code: number; result: Result };
    if (envelope.code !== 0) throw new CallRefused(path, answer.status, envelope.code);
    return envelope.result;
  }

  const person = { username: 'lv1-demo', password: DEMO_PASSWORD };
  token = (await call('/oauth/token', { ...WEB_CLIENT, grant_type: 'password', ...person })).token;

  return {
    call,
    async save(key, changes = {}) {
      return (await call('/v1/configurations', { ...form, ...changes }, key)).id;
    },
    async savedIds() {
      const ids: string[] = [];
      let cursor = '';
      do {
        const { rows, next } = await call(`/v1/configurations?pageSize=200${cursor}`);
        ids.push(...rows.map(({ id }) => id));
        cursor = next === null ? '' : `&cursor=${encodeURIComponent(next)}`;
      } while (cursor !== '');
      return ids.sort();
    },
  };
}
