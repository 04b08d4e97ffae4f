import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locale } from '#kernel/locale.ts';

// Resolved through the package, so that a bundle elsewhere in it finds the same files.
const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Promise<string>>();

/** The Markdown of chapters in one language, in their order; each is read once per process. */
export function instructionTexts(chapters: readonly string[], language: Locale): Promise<string[]> {
  return Promise.all(chapters.map((chapter) => textOf(placeOf(chapter, language))));
}

/** Where a chapter stands: with the line it belongs to, or with what lines share. */
function placeOf(chapter: string, language: Locale): string {
  const [owner, ...name] = chapter.split('/');
  return `#lines/${owner}/instructions/${language}/${name.join('/')}.md`;
}

function textOf(place: string): Promise<string> {
  const known = read.get(place);
  if (known !== undefined) return known;
  const text = readFile(resolve(place), 'utf8');
  read.set(place, text);
  text.catch(() => read.delete(place));
  return text;
}
