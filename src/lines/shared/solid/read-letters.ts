import type { Dimensions, Letters } from '#modules/drawings/domain/dimensions.ts';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';

/** What the reference says of one part, letter by letter; each that is asked for is told. */
export interface LetterReader {
  /**
   * Of an envelope, which may be approximate.
   * @throws MissingLetter where the reference has no such row
   */
  readonly mm: (letter: string) => number;
  /**
   * Of an interface, to which others fit: nothing approximate will do.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly exact: (letter: string) => number;
  /**
   * Of a thread, such as `M8`: its diameter, told as it is written.
   * @throws MissingLetter where the reference has no such row that is published or standard
   */
  readonly thread: (letter: string) => number;
  readonly has: (letter: string) => boolean;
}

/** That the reference has no row of a letter without which nothing may be drawn. */
export class MissingLetter extends Error {}

/** What a drawing reads its dimensions by: parts of the unit and of its motor, by the view that tells them. */
export interface PartReader {
  readonly part: (series: string, size: string, part: string, view: string) => LetterReader;
  readonly told: () => readonly ToldDimension[];
}

interface Asked {
  readonly letters: Letters;
  readonly name: readonly string[];
  readonly view: string;
  readonly letter: string;
}

/** Reads the reference, and keeps what was read. */
export function readParts(dimensions: Dimensions): PartReader {
  const told = new Map<string, ToldDimension>();

  function thread({ letter, letters, name, view }: Asked): number {
    const found = letters.get(letter);
    const [, diameter] = /^M(\d+(?:\.\d+)?)/.exec(String(found?.value)) ?? [];
    if (found === undefined || diameter === undefined || found.confidence === 'approximate')
      throw new MissingLetter([...name.filter(Boolean), letter].join(' · '));
    const { confidence, tolerance, value } = found;
    told.set(`${view} ${letter}`, { view, letter, value, tolerance, confidence });
    return Number(diameter);
  }

  function mm({ letter, letters, name, view }: Asked, isExact: boolean): number {
    const found = letters.get(letter);
    const isKnown = found !== undefined && typeof found.value === 'number';
    if (!isKnown || (isExact && found.confidence === 'approximate'))
      throw new MissingLetter([...name.filter(Boolean), letter].join(' · '));
    const { confidence, tolerance } = found;
    const value = Number(found.value);
    told.set(`${view} ${letter}`, { view, letter, value, tolerance, confidence });
    return value;
  }

  return {
    part(series, size, part, view) {
      const letters = dimensions.of(series, size, part);
      const asked = { letters, name: [series, size, part], view };
      return {
        mm: (letter) => mm({ ...asked, letter }, false),
        exact: (letter) => mm({ ...asked, letter }, true),
        thread: (letter) => thread({ ...asked, letter }),
        has: (letter) => typeof letters.get(letter)?.value === 'number',
      };
    },
    told: () => [...told.values()],
  };
}
