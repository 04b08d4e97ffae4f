import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from './embedded/data-folder.ts';
import { programDigest } from './process/program-digest.ts';

const DIGEST_BYTES = 32;
/** Some for each release that is used; of more, those written longest ago go. */
const MAX_FILES = 40;

/**
 * What takes long to compute and always comes out the same, kept as files: they may be deleted at any time. What another
 * version of the program wrote, or is damaged, is not there; where nothing can be written, nothing is kept.
 */
export class ComputedFiles {
  constructor(
    private readonly folder: string,
    private readonly program: string,
  ) {}

  /** What is kept under a key, as the same program kept it. */
  read(key: string): unknown {
    try {
      const file = readFileSync(this.#fileOf(key));
      const body = file.subarray(DIGEST_BYTES);
      return this.#digestOf(key, body).equals(file.subarray(0, DIGEST_BYTES)) ? deserialize(body) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps data that a structured clone keeps whole. */
  keep(key: string, value: unknown): void {
    const body = serialize(value);
    const file = this.#fileOf(key);
    try {
      makeFolder(this.folder);
      writeFileSync(`${file}.part`, Buffer.concat([this.#digestOf(key, body), body]), { mode: 0o600 });
      renameSync(`${file}.part`, file);
      this.#forgetOldest();
    } catch {
      // It is computed anew when it is wanted next.
    }
  }

  #forgetOldest(): void {
    const files = readdirSync(this.folder).map((name) => join(this.folder, name));
    if (files.length <= MAX_FILES) return;
    const byAge = files.map((file) => ({ file, writtenAt: statSync(file).mtimeMs }));
    byAge.sort((one, other) => other.writtenAt - one.writtenAt);
    for (const { file } of byAge.slice(MAX_FILES)) rmSync(file);
  }

  #fileOf(key: string): string {
    return join(this.folder, key);
  }

  #digestOf(key: string, body: Buffer): Buffer {
    return createHash('sha256').update(`${this.program}\n${key}\n`).update(body).digest();
  }
}

/** Where a portal keeps them, below its data folder; undefined where it runs from its source, which may change any time. */
export function computedBelow(dataDir: string): ComputedFiles | undefined {
  const program = programDigest();
  return program === undefined ? undefined : new ComputedFiles(join(dataDir, 'computed'), program);
}
