import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PORT = 3319;

/** A portal of some tree, run the way its operator runs it, on a data folder of its own. */
export class RecordedPortal {
  readonly address = `http://127.0.0.1:${PORT}`;
  readonly #tree: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'portal-stored-'));
  #process: ChildProcess | undefined;

  constructor(tree: string) {
    this.#tree = resolve(tree);
  }

  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: this.#tree,
      env: { ...this.#environment(), PORT: String(PORT), DEMO: '1', LOG: 'none' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (let attempt = 0; attempt < 600; attempt++) {
      if (await isReady(this.address)) return;
      await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`The portal of ${this.#tree} did not become ready.`);
  }

  async stop(): Promise<void> {
    const running = this.#process;
    if (running === undefined) return;
    this.#process = undefined;
    running.kill('SIGTERM');
    await once(running, 'exit');
  }

  /** What `npm run backup` makes of it, in a file of its own; the portal must have been stopped. */
  backUp(): string {
    const file = join(this.#folder, 'portal.backup.gz');
    execFileSync(process.execPath, ['scripts/backup.mjs', 'backup', file], {
      cwd: this.#tree,
      env: this.#environment(),
    });
    return file;
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, DATA_DIR: join(this.#folder, 'data'), DATABASE_URL: '' };
  }
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
