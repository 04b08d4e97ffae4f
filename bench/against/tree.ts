import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Sample } from './measures.ts';

/** Run in any tree, whatever it looks like inside. */
const BUILD = ['scripts/build.mjs'];
const START = ['scripts/start.mjs'];

/** A tree of the portal, known by what an operator does with it: build, start, stop. */
export class Tree {
  readonly address: string;
  /** What has been measured of it so far. */
  readonly samples: Sample[] = [];
  readonly #folder: string;
  readonly #port: number;
  /** Kept from round to round, so that a start finds its database made. */
  readonly #data = mkdtempSync(join(tmpdir(), 'portal-against-'));
  #process: ChildProcess | undefined;

  constructor(folder: string, port: number) {
    this.#folder = resolve(folder);
    this.#port = port;
    this.address = `http://127.0.0.1:${port}`;
  }

  build(): void {
    execFileSync(process.execPath, BUILD, { cwd: this.#folder, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, START, {
      cwd: this.#folder,
      env: { ...process.env, PORT: String(this.#port), DATA_DIR: this.#data, DATABASE_URL: '', DEMO: '1', LOG: 'none' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await isReady(this.address)) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    await this.stop();
    throw new Error(`The portal of ${this.#folder} did not become ready.`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = undefined;
    if (running === undefined || running.exitCode !== null) return;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
