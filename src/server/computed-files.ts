import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { makeFolder } from './embedded/data-folder.ts';
import { builtProgram, digestOfProgram } from './process/program-digest.ts';

const DIGEST_BYTES = 32;
/** A data folder is its portal's alone; what follows from data that ship is read by whoever runs the program. */
const MODES = { own: { folder: 0o700, file: 0o600 }, shipped: { folder: 0o755, file: 0o644 } } as const;
/** Some for each release that is used; of more, those written longest ago go. */
const MAX_FILES = 40;

/** What was computed before, wherever it is kept. */
export type Computed = Pick<ComputedFiles, 'read' | 'keep'>;

/**
 * What takes long to compute and always comes out the same, kept as files: they may be deleted at any time. What another
 * version of the program wrote, or is damaged, is not there; where nothing can be written, nothing is kept.
 */
export class ComputedFiles {
  constructor(
    private readonly folder: string,
    private readonly program: string,
    /** A folder with what was computed before, which is read only. */
    private readonly before?: string,
    private readonly whose: keyof typeof MODES = 'own',
  ) {}

  /** What is kept under a key, as the same program kept it. */
  read(key: string): unknown {
    return this.#readIn(this.folder, key) ?? (this.before && this.#readIn(this.before, key));
  }

  #readIn(folder: string, key: string): unknown {
    try {
      const file = readFileSync(join(folder, key));
      const body = file.subarray(DIGEST_BYTES);
      return this.#digestOf(key, body).equals(file.subarray(0, DIGEST_BYTES)) ? deserialize(body) : undefined;
    } catch {
      return undefined;
    }
  }

  /** Keeps data that a structured clone keeps whole. */
  keep(key: string, value: unknown): void {
    const body = serialize(value);
    const file = join(this.folder, key);
    try {
      const { folder: folderMode, file: mode } = MODES[this.whose];
      makeFolder(this.folder, folderMode);
      writeFileSync(`${file}.part`, Buffer.concat([this.#digestOf(key, body), body]), { mode });
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

  #digestOf(key: string, body: Buffer): Buffer {
    return createHash('sha256').update(`${this.program}\n${key}\n`).update(body).digest();
  }
}

/**
 * Where a portal keeps them, below its data folder, beside those it was built with; undefined where it runs from its source,
 * which may change any time.
 */
export function computedBelow(dataDir: string): ComputedFiles | undefined {
  const program = builtProgram();
  if (program === undefined) return undefined;
  return new ComputedFiles(join(dataDir, 'computed'), digestOfProgram(program), folderBeside(program));
}

/** What a portal is built with, beside its program. */
export function computedWith(program: string): ComputedFiles {
  return new ComputedFiles(folderBeside(program), digestOfProgram(program), undefined, 'shipped');
}

function folderBeside(program: string): string {
  return join(dirname(program), 'computed');
}
