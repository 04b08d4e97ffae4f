import en from '#modules/configurator/web/words/en.json' with { type: 'json' };
import zh from '#modules/configurator/web/words/zh-cn.json' with { type: 'json' };
import { composition } from '#web/composition.ts';
import { mayVisit } from '#web/menu/menu.ts';
import type { PaletteAnswer } from '#web/palette/palette.ts';
import { pathOfLine } from '#web/paths.ts';
import { pathOfQuickSearch } from './quick-path.ts';
import type { LineReading, ReadQuickly } from './quick-reader.ts';

const WORDS = { 'zh-cn': zh.quick, en: en.quick };

let reader: Promise<[ReadQuickly, typeof import('./quick-reader.ts').sayPart]> | undefined;

/** Drives by figures, sizes and type codes: what was typed as a quick search, where all of it is one. */
export const driveAnswers: PaletteAnswer = async (typed, { locale, permitted }) => {
  const [read, say] = await loadReader();
  const reading = read(typed);
  if (!isMeant(reading) || !mayVisit(composition.get().menu, pathOfLine(reading.code), permitted)) return [];
  const words = WORDS[locale];
  return [
    {
      id: `drive:${reading.text}`,
      group: 'drives',
      icon: 'configure',
      name: reading.parts.map((part) => say(part, reading, { words, locale })).join(' · '),
      otherNames: [],
      words: [typed],
      detail: reading.typeCode === undefined ? words.find : words.open,
      run: ({ navigate }) => navigate(pathOfQuickSearch(reading.code, reading.text)),
    },
  ];
};

/** A letter alone, or a word among others, is no search for drives. */
function isMeant({ parts, unread }: LineReading): boolean {
  const saying = parts.filter(({ kind }) => kind !== 'line');
  return (
    unread.every(({ why }) => why !== 'unknown') && (saying.length > 1 || saying.some(({ kind }) => kind !== 'code'))
  );
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
