// @tests both-databases, slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-mail-'));
const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
const mailServer = await startMailServer();
const environment = {
  DATA_DIR: folder,
  DEMO: '1',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Portal <no-reply@portal.example>',
  ...(postgres && { DATABASE_URL: postgres.url }),
};

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await postgres?.drop();
});

async function askForCode(address: string, email: string): Promise<void> {
  const query = new URLSearchParams({ email });
  const answer = await fetch(`${address}/api${registrationRoutes.sendCode.path}?${query}`);
  expect(await answer.json()).toMatchObject({ code: 0 });
}

const arrived = (to: string) => mailServer.received.filter((mail) => mail.to === to);

function arrives(to: string): Promise<void> {
  return vi.waitFor(() => expect(arrived(to)).toHaveLength(1), { timeout: 110_000, interval: 100 });
}

test('a code that was promised by a portal killed before it could send it arrives once after the restart', async () => {
  await mailServer.stop();
  const first = await startServer(environment);
  await askForCode(first.address, 'one@example.com');
  await first.stop('SIGKILL');
  await mailServer.start();
  const second = await startServer(environment);
  await arrives('one@example.com');
  await askForCode(second.address, 'two@example.com');
  await arrives('two@example.com');
  expect(await second.stop('SIGTERM')).toBe(0);
  expect([arrived('one@example.com').length, arrived('two@example.com').length]).toEqual([1, 1]);
});

test('a mail on its way when the portal is told to stop arrives, once', async () => {
  mailServer.takes = 1_000;
  const asked = mailServer.asked;
  const portal = await startServer(environment);
  await askForCode(portal.address, 'three@example.com');
  await vi.waitFor(() => expect(mailServer.asked).toBe(asked + 1), { timeout: 60_000 });
  expect(await portal.stop('SIGTERM')).toBe(0);
  mailServer.takes = 0;
  const next = await startServer(environment);
  await new Promise((done) => setTimeout(done, 2_000));
  await next.stop('SIGTERM');
  expect(arrived('three@example.com')).toHaveLength(1);
});
