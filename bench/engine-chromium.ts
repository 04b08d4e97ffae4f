import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Model } from '#engine/public.ts';
import type { AnswerTimes, measureAnswers } from './engine-answers.ts';
import { launchChromium } from './first-page.ts';

/** What a page measures: a compiled model, and its rules if they are to be named. */
export interface Subject {
  readonly artefact: Uint8Array;
  readonly model: Model;
  readonly namesRules: boolean;
}

declare global {
  interface Window {
    bench: { measureAnswers: typeof measureAnswers };
  }
}

/** The same measurements as in Node, by the engine bundled for the browser, in a page of its own per subject. */
export async function answersInChromium(subjects: readonly Subject[], states: number): Promise<AnswerTimes[]> {
  const script = await bundledAnswers();
  const browser = await launchChromium();
  const times: AnswerTimes[] = [];
  for (const subject of subjects) {
    const server = await serve(script, subject);
    const { port } = server.address() as AddressInfo;
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    times.push(await measureIn(page, states, subject.namesRules));
    await page.close();
    server.close();
  }
  await browser.close();
  return times;
}

function measureIn(page: Page, states: number, namesRules: boolean): Promise<AnswerTimes> {
  return page.evaluate(
    async ([count, withRules]) => {
      const artefact = new Uint8Array(await (await fetch('/artefact')).arrayBuffer());
      const model = withRules ? await (await fetch('/model')).json() : undefined;
      return window.bench.measureAnswers(artefact, model, count);
    },
    [states, namesRules] as const,
  );
}

async function bundledAnswers(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: ['bench/engine-answers.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bench',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** A page apart from all others may read a fine clock. */
const ALONE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

async function serve(script: Uint8Array, { artefact, model }: Subject): Promise<Server> {
  const answers: Record<string, readonly [type: string, body: string | Uint8Array]> = {
    '/': ['text/html', '<!doctype html><title>bench</title><script src="/answers.js"></script>'],
    '/answers.js': ['text/javascript', script],
    '/artefact': ['application/octet-stream', artefact],
    '/model': ['application/json', JSON.stringify(model)],
  };
  const server = createServer(({ url = '' }, response) => {
    const [type, body] = answers[url] ?? ['text/plain', ''];
    response.writeHead(200, { ...ALONE, 'Content-Type': type }).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}
