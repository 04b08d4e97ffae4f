import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '#kernel/locale.ts';

// Resolved through the package, so that a bundle elsewhere in it finds the same files.
const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Promise<string>>();

/** The Markdown of chapters in one language, in their order; each is read once per process. */
export function instructionTexts(chapters: readonly string[], language: Locale): Promise<string[]> {
  return Promise.all(chapters.map((chapter) => textOf(`${language}/${chapter}`)));
}

function textOf(name: string): Promise<string> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const text = readFile(resolve(`#lines/instructions/${name}.md`), 'utf8');
  read.set(name, text);
  text.catch(() => read.delete(name));
  return text;
}
