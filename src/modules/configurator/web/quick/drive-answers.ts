import type { Locale } from '#kernel/locale.ts';
import { namesProduct } from '#modules/configurator/domain/quick/read-quickly.ts';
import { listOfWords } from '#modules/configurator/web/format.ts';
import en from '#modules/configurator/web/words/en.json' with { type: 'json' };
import zh from '#modules/configurator/web/words/zh-cn.json' with { type: 'json' };
import type { Unread } from '#product/quick-search/quick-reading.ts';
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer, PaletteEntry } from '#web/palette/palette.ts';
import { pathOfLine } from '#web/paths.ts';
import { derivedFigures, fill, tellContradiction } from './contradiction-words.ts';
import { pathOfQuickSearch } from './quick-path.ts';
import type { LineReading, ReadQuickly } from './quick-reader.ts';

const WORDS = { 'zh-cn': zh.quick, en: en.quick };

let reader: Promise<[ReadQuickly, typeof import('./quick-reader.ts').sayPart]> | undefined;

/** Drives by figures, sizes and type codes: what was typed as a quick search, where all of it is one. */
export const driveAnswers: PaletteAnswer = async (typed, { locale, permitted }) => {
  const [read, say] = await loadReader();
  const reading = read(typed);
  if (!isMeant(reading) || !mayVisit(composition.get().menu, pathOfLine(reading.code), permitted)) return [];
  const { contradiction: found } = reading;
  if (found === undefined) return [entryOf(reading, typed, { say, locale })];
  // Each way out is an answer; what contradicts itself is none.
  const { text, ways } = tellContradiction(found, locale);
  return ways.map((way, place) => {
    const { detail, ...entry } = entryOf(read(way.without), typed, { say, locale });
    return { ...entry, name: way.text, detail: place === 0 ? text : `${entry.name} · ${detail}` };
  });
};

interface Saying {
  readonly say: typeof import('./quick-reader.ts').sayPart;
  readonly locale: Locale;
}

/** A search for drives as an entry: what was understood of it, and a figure of zero, which was not taken. */
function entryOf(
  reading: LineReading,
  typed: string,
  { say, locale }: Saying,
): Required<Pick<PaletteEntry, 'detail'>> & PaletteEntry {
  const words = WORDS[locale];
  const left = (reason: Unread['why']) => reading.unread.filter(({ why }) => why === reason).map(({ text }) => text);
  const [zero, unknown] = [left('zero'), left('unknown')];
  const { derived } = reading;
  const find = derived ? fill(words.derived, derivedFigures(derived)) : words.find;
  const detail = reading.typeCode === undefined ? find : words.open;
  return {
    id: `drive:${reading.text}`,
    group: 'drives',
    icon: 'configure',
    name: reading.parts.map((part) => say(part, reading, { words, locale })).join(' · '),
    otherNames: [],
    words: [typed],
    detail:
      unknown.length > 0
        ? fill(words.unread, { what: detail, list: listOfWords(unknown, locale) })
        : zero.length > 0
          ? fill(words.zero, { list: listOfWords(zero, locale) })
          : detail,
    run: ({ navigate }) => navigate(pathOfQuickSearch(reading.code, reading.text)),
  };
}

/**
 * A letter alone, or a word among others, is no search for drives. What stands on a nameplate is, though not all of it is understood:
 * a product, or a gear unit with more about it than is unknown.
 */
function isMeant(reading: LineReading): boolean {
  const { parts, unread, line } = reading;
  const saying = parts.filter(({ kind }) => kind !== 'line');
  const unknown = unread.filter(({ why }) => why === 'unknown').length;
  if (unknown > 0)
    return namesProduct(reading, line) || (saying.some(({ kind }) => kind === 'unit') && saying.length > unknown);
  return saying.length > 1 || saying.some(({ kind }) => kind !== 'code');
}

function loadReader(): NonNullable<typeof reader> {
  reader ??= import('./quick-reader.ts')
    .then(
      async ({ loadQuickReader, sayPart }) =>
        [await loadQuickReader(), sayPart] satisfies [ReadQuickly, typeof sayPart],
    )
    .catch((error: unknown) => {
      reader = undefined;
      throw error;
    });
  return reader;
}
