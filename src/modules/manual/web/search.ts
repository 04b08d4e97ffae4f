import { closeness, fold, termsOf } from '#web/search/terms.ts';
import { isRun, piecesOf } from './chinese-pieces.ts';
import { type ManualPage, type ManualSection, sectionsOf } from './manual.ts';

/** A place in the manual that answers a search. */
export interface ManualHit {
  readonly page: string;
  readonly pageTitle: string;
  readonly id?: string;
  readonly heading: string;
  /** The text around the first word that was found. */
  readonly excerpt: string;
  /** What was found, to be marked. */
  readonly words: string;
}

const MAX_HITS = 30;
const AROUND = 50;

/** The sections that hold every word somebody looks for, in headings or text; those with the words in their heading first. */
export function searchManual(pages: readonly ManualPage[], query: string): readonly ManualHit[] {
  const terms = termsOf(query);
  const found = ranked(pages, (page, section) => ({ terms, score: scoreOf(page, section, terms) }));
  return (found.length > 0 ? found : inPieces(pages, terms)).map((one) =>
    toHit(one, one.terms === terms ? query.trim() : one.terms.join(' ')),
  );
}

/** A question in Chinese has no gaps: what no section holds as a whole is looked for in pieces, the most of them first. */
function inPieces(pages: readonly ManualPage[], terms: readonly string[]): readonly Found[] {
  if (!terms.some(isRun)) return [];
  const found = ranked(pages, (page, section) => {
    const words = fold(`${section.heading} ${section.text}`);
    const pieces = terms.flatMap((term) => (isRun(term) ? piecesOf(term, words) : [term]));
    return { terms: pieces, score: scoreOf(page, section, pieces) * lettersOf(pieces) };
  });
  const most = Math.max(0, ...found.map(({ terms: pieces }) => lettersOf(pieces)));
  return found.filter(({ terms: pieces }) => lettersOf(pieces) * 2 > most);
}

function lettersOf(pieces: readonly string[]): number {
  return pieces.join('').length;
}

/** A section, with the words that were found in it. */
interface Found {
  readonly page: ManualPage;
  readonly section: ManualSection;
  readonly terms: readonly string[];
  readonly score: number;
}

function ranked(
  pages: readonly ManualPage[],
  judge: (page: ManualPage, section: ManualSection) => Pick<Found, 'terms' | 'score'>,
): readonly Found[] {
  return pages
    .flatMap((page) => sectionsOf(page).map((section) => ({ page, section, ...judge(page, section) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_HITS);
}

const OF_HEADING = 10;
const OF_TITLE = 4;
const OF_TEXT = 1;

/** 0 where a word is missing. The title of the page helps a section to a word, but is no hit by itself. */
function scoreOf({ title }: ManualPage, { heading, text }: ManualSection, terms: readonly string[]): number {
  let own = 0;
  let score = 0;
  for (const term of terms) {
    const [inHeading, inText, inTitle] = [heading, text, title].map((words) => closeness(fold(words), term));
    if (inHeading === undefined && inText === undefined && inTitle === undefined) return 0;
    if (inHeading !== undefined || inText !== undefined) own += 1;
    score += weight(inHeading, OF_HEADING) + weight(inText, OF_TEXT) + weight(inTitle, OF_TITLE);
  }
  return own > 0 ? score : 0;
}

function weight(close: number | undefined, factor: number): number {
  return close === undefined ? 0 : factor * (1 + close / 4);
}

function toHit({ page, section: { id, heading, text }, terms }: Found, words: string): ManualHit {
  return {
    page: page.name,
    pageTitle: page.title,
    ...(id !== undefined && { id }),
    heading,
    excerpt: excerptOf(text, terms),
    words,
  };
}

function excerptOf(text: string, terms: readonly string[]): string {
  const folded = fold(text);
  const found = terms.map((term) => folded.indexOf(term)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const from = startOfWord(text, Math.max(0, first - AROUND));
  const until = Math.min(text.length, first + 2 * AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, until).trim()}${until < text.length ? '…' : ''}`;
}

/** No English word is cut at its front; Chinese is cut anywhere. */
function startOfWord(text: string, at: number): number {
  if (at === 0 || !/\w/.test(text[at] ?? '')) return at;
  const gap = text.indexOf(' ', at);
  return gap < 0 || gap - at > 20 ? at : gap + 1;
}
