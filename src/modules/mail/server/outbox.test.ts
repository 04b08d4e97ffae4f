// @tests both-databases
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#server/env.ts';
import { testApp } from '#testing/app.ts';
import { mails } from './mail-tables.ts';
import { startOutbox } from './outbox.ts';
import { queueMail } from './queue-mail.ts';

const app = await testApp({ register: () => undefined });
const { db } = app.database;
let outbox: ReturnType<typeof startOutbox>;

afterEach(async () => {
  await outbox?.stop();
});

async function queue(template: 'registration-code' | 'registration-done', values: Record<string, string>) {
  const now = app.clock.now();
  const mail = { id: app.portal.newId(), recipient: 'a@example.com', locale: 'en', now } as const;
  await queueMail(db, { ...mail, template, values: values as never, expiresAt: new Date(now.getTime() + 300_000) });
}

/** Starts the outbox of a portal with these settings, and answers the lines it logs. */
function start(settings: Partial<Settings>): unknown[] {
  const lines: unknown[] = [];
  const note = (...said: unknown[]) => void lines.push(said);
  const log = { ...app.portal.http.log, info: note, warn: note, error: note } as unknown as typeof app.portal.http.log;
  const http = Object.assign(Object.create(app.portal.http), { log });
  outbox = startOutbox({ ...app.portal, http, settings: { ...app.settings, ...settings } });
  return lines;
}

describe('without a mail server', () => {
  test('a demo says each code once in its log, and the mails stay queued', async () => {
    await queue('registration-done', { username: 'wang_gong' });
    await queue('registration-code', { code: 'K7M2QX' });
    const lines = start({ demo: true });
    await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('K7M2QX'));
    await queue('registration-code', { code: 'P3R8TW' });
    await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('P3R8TW'));
    expect(lines).toHaveLength(2);
    expect((await db.select().from(mails)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['queued', 0],
      ['queued', 0],
      ['queued', 0],
    ]);
  });

  test('any other portal starts nothing, and says no code anywhere', async () => {
    const lines = start({ demo: false });
    await queue('registration-code', { code: 'K7M2QX' });
    expect(outbox).toBeUndefined();
    expect(lines).toEqual([]);
  });
});

test('with a mail server that is away a demo says why, and neither code nor address', async () => {
  const lines = start({ demo: true, smtpUrl: 'smtp://someone:secret-of-smtp@127.0.0.1:9' });
  await queue('registration-code', { code: 'K7M2QX' });
  await vi.waitFor(() => expect(JSON.stringify(lines)).toContain('ECONNREFUSED'));
  expect(JSON.stringify(lines)).not.toMatch(/K7M2QX|a@example\.com|secret-of-smtp/);
});
