// @tests slow
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { COMPOSED } from '#testing/composed.ts';
import { startServer } from '#testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-jobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the work of every job stands where the built portal looks for it', () => {
  const built = COMPOSED.jobs.map(({ entry }) => {
    const [, module = '', file = ''] = /^#modules\/([\w-]+)\/server\/(.*)\.ts$/.exec(entry) ?? [];
    return projectPath('dist', 'tested', 'jobs', module, `${file}.js`);
  });
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((file) => !existsSync(file))).toEqual([]);
});

test('the built portal does heavy work in its thread, and what it is at when it is told to stop', async () => {
  const { portal } = await testApp();
  const form = aConfiguredForm(await loadActiveRelease(portal.db), A_ROW_ID);
  const server = await startServer({ DATA_DIR: folder, DEMO: '1' });
  const ask = async () => {
    const asked = request(`${server.address}/api${documentRoutes.dataSheet.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    const answered = once(asked, 'response');
    asked.end(JSON.stringify({ form, language: 'both' }));
    await once(asked, 'finish');
    return { answer: answered.then(([answer]) => beginningOf(answer)) };
  };
  expect(await (await ask()).answer).toEqual([200, '%PDF-']);
  const last = await ask();
  expect(await server.stop('SIGTERM')).toBe(0);
  expect(await last.answer).toEqual([200, '%PDF-']);
});

async function beginningOf(answer: IncomingMessage): Promise<[status: number | undefined, begins: string]> {
  return [answer.statusCode, (await buffer(answer)).subarray(0, 5).toString()];
}
