import { GROUPS, type PaletteEntry, type PaletteGroup } from '#web/palette/palette.ts';
import { closeness, fold, termsOf } from '#web/search/terms.ts';

/** A group of the palette as it is shown. */
export interface ShownGroup {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

const MAX_OF_A_GROUP = 8;
const MAX_RECENT = 5;
/** What is offered before anything is typed. */
const OFFERED_AT_ONCE: readonly PaletteGroup[] = ['pages', 'actions'];

/**
 * What the palette shows for a query. Without one: what was used last, then every page and action. With one: the entries in
 * which every word stands, in either language, group by group; the group with the best hit comes first, and in a group what
 * was used last.
 */
export function arrange(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
): readonly ShownGroup[] {
  const terms = termsOf(query);
  return terms.length === 0 ? atFirst(entries, recent) : found(entries, terms, recent);
}

function atFirst(entries: readonly PaletteEntry[], recent: readonly string[]): readonly ShownGroup[] {
  const used = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []).slice(0, MAX_RECENT);
  const others = OFFERED_AT_ONCE.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group && !used.includes(entry)),
  }));
  return [{ group: 'recent' as const, entries: used }, ...others].filter(isFilled);
}

interface Scored {
  readonly entry: PaletteEntry;
  readonly score: number;
}

function found(
  entries: readonly PaletteEntry[],
  terms: readonly string[],
  recent: readonly string[],
): readonly ShownGroup[] {
  const scored = entries.flatMap((entry) => {
    const score = scoreOf(entry, terms);
    return score === undefined ? [] : [{ entry, score }];
  });
  return GROUPS.map((group) => ({ group, hits: scored.filter(({ entry }) => entry.group === group) }))
    .sort((a, b) => bestOf(b.hits) - bestOf(a.hits))
    .map(({ group, hits }) => ({
      group,
      entries: hits
        .sort((a, b) => rankOf(a, recent) - rankOf(b, recent) || b.score - a.score)
        .slice(0, MAX_OF_A_GROUP)
        .map(({ entry }) => entry),
    }))
    .filter(isFilled);
}

/** What the words are, in falling order of how much a hit in them says. */
const WEIGHTS = { name: 8, otherName: 7, word: 1 };

/** How well an entry answers: by its best place for every word; undefined where a word stands nowhere in it. */
export function scoreOf(entry: PaletteEntry, terms: readonly string[]): number | undefined {
  const places = [
    { weight: WEIGHTS.name, texts: [entry.name] },
    { weight: WEIGHTS.otherName, texts: entry.otherNames },
    { weight: WEIGHTS.word, texts: [...entry.words, entry.detail ?? ''] },
  ].flatMap(({ weight, texts }) => texts.map((text) => ({ weight, folded: fold(text) })));
  let score = 0;
  for (const term of terms) {
    const best = Math.max(
      ...places.map(({ weight, folded }) => {
        const close = closeness(folded, term);
        return close === undefined ? -1 : weight + close * 2;
      }),
    );
    if (best < 0) return undefined;
    score += best;
  }
  return score;
}

/** What is the server's or leads onward stays below, so that nothing moves when an answer comes. */
const LAST: readonly PaletteGroup[] = ['papers', 'customers', 'lines', 'onward'];

/** What was typed as figures, sizes or codes of drives is hardly meant for anything else. */
const FIRST: PaletteGroup = 'drives';

function bestOf(hits: readonly Scored[]): number {
  if (hits.some(({ entry }) => entry.group === FIRST)) return Number.POSITIVE_INFINITY;
  const isLast = hits.some(({ entry }) => LAST.includes(entry.group));
  return isLast || hits.length === 0 ? 0 : Math.max(...hits.map(({ score }) => score));
}

function rankOf({ entry }: Scored, recent: readonly string[]): number {
  const at = recent.indexOf(entry.id);
  return at < 0 ? recent.length : at;
}

function isFilled({ entries }: ShownGroup): boolean {
  return entries.length > 0;
}
