import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCoverage } from './font-coverage.ts';

/** The two weights of the embedded font, Noto Sans SC. */
export type Weight = 'regular' | 'bold';

const FILES = { regular: 'noto-sans-sc-regular.ttf', bold: 'noto-sans-sc-bold.ttf' } as const satisfies Record<
  Weight,
  string
>;
// Resolved through the package, so that a bundle elsewhere in it finds the same files.
const { resolve } = createRequire(import.meta.url);
const loaded = new Map<Weight, Buffer>();
let coverage: ((codePoint: number) => boolean) | undefined;

/** The font file of a weight, read once per process. */
export function fontFile(weight: Weight): Buffer {
  const known = loaded.get(weight);
  if (known) return known;
  const file = readFileSync(resolve(`#kits/pdf/fonts/${FILES[weight]}`));
  loaded.set(weight, file);
  return file;
}

/** Whether the embedded font can print a character; both weights hold the same set. */
export function canPrint(codePoint: number): boolean {
  coverage ??= readCoverage(fontFile('regular'));
  return coverage(codePoint);
}
