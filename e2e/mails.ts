import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { mailRoutes } from '#modules/mail/contract.ts';

/** The newest code that was mailed to an address, read by the administrator as on a machine without a mail server. */
export async function mailedCode(origin: string, recipient: string): Promise<string> {
  const { token } = await ask(`${origin}/api${accountRoutes.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...CLIENT, username: 'admin', password: DEMO_PASSWORD }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const { rows } = await ask(`${origin}/api${mailRoutes.list.path}`, { headers });
  const mail = rows.find((each: { recipient: string }) => each.recipient === recipient);
  const { text } = await ask(`${origin}/api${mailRoutes.open.path.replace(':id', mail.id)}`, { headers });
  const code = /^[0-9A-Z]{6}$/m.exec(text)?.[0];
  if (code === undefined) throw new Error(`there is no code in the mail to ${recipient}`);
  return code;
}

const CLIENT = {
  client_id: 'drivewright-web',
  client_secret: 'drivewright-web',
  grant_type: 'password',
  scope: 'portal',
};

async function ask(address: string, init: RequestInit) {
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return (await answer.json()).result;
}
