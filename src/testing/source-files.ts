import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** What a file imports, and whether only when it is wanted. */
export interface Import {
  readonly name: string;
  readonly late: boolean;
}

/** One source file: its path below `src`, its text, and what it imports. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

/** Every TypeScript file below `src`. */
export function sourceFiles(): SourceFile[] {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(`${SOURCE}/${path}`, 'utf8');
      return { path, text, imports: importsOf(text) };
    });
}

const IMPORT = /^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm;

/** What a source text imports, by `import` and `export` at the start of a line and by `import()` anywhere. */
export function importsOf(text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, from, alone, late]) => {
    const name = from ?? alone ?? late;
    return name === undefined ? [] : [{ name, late: late !== undefined }];
  });
}
