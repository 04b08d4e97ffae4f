import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { WEB_CLIENT } from '#modules/accounts/domain/web-client.ts';

/** What a sign-in answers, as far as tests ask for it. */
export interface TestSession {
  readonly token: string;
  readonly userInfo: { readonly id: string };
}

/** What the web page sends to sign somebody in; with the password of the demo unless another is given. */
export function passwordGrant(username: string, password = DEMO_PASSWORD) {
  return { ...WEB_CLIENT, grant_type: 'password', username, password } as const;
}

/** Signs somebody in at a portal that runs; with the password of the demo unless another is given. */
export async function signInAt(
  portal: string,
  username: string,
  { password = DEMO_PASSWORD, headers = {} }: { password?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<TestSession> {
  const answer = await fetch(`${portal}/api${accountRoutes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(passwordGrant(username, password)),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  const { result } = (await answer.json()) as { result: TestSession };
  return result;
}
