import { escapeHtml } from '#server/pages/escape-html.ts';

/** Markup that may stand in the page as it is. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | readonly Html[];

/** Markup with its parts filled in: texts are escaped, markup stands as it is. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const filled = strings.map((text, place) => text + (place < parts.length ? markupOf(parts[place] ?? '') : ''));
  return { markup: filled.join('') };
}

function markupOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}
