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
   * Of an outline, by a letter whose meaning was not checked: told as approximate, however its figure is known.
   * @throws MissingLetter where the reference has no such row
   */
  readonly outline: (letter: string) => number;
  /**
   * The nominal diameter of a thread such as `M10x25`, mm; told as it is written.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly thread: (letter: string) => number;
  readonly has: (letter: string) => boolean;
  /** Whether a letter has a figure; asked so, it is not told. */
  readonly is: (letter: string, value: number) => boolean;
}

/** That the reference has no row of a letter without which nothing may be drawn. */
export class MissingLetter extends Error {}

/** What a drawing reads its dimensions by: parts of the unit and of its motor, by the view that tells them. */
export interface PartReader {
  readonly part: (series: string, size: string, part: string, view: string) => LetterReader;
  /** Tells a dimension that was chosen in the catalogue, not read here. */
  readonly tell: (told: ToldDimension) => void;
  readonly told: () => readonly ToldDimension[];
}

const THREAD = /^M(\d+)/;

interface Asked {
  readonly letters: Letters;
  readonly name: readonly string[];
  readonly view: string;
  readonly letter: string;
}

/** Reads the reference, and keeps what was read. */
export function readParts(dimensions: Dimensions): PartReader {
  const told = new Map<string, ToldDimension>();

  const tell = (dimension: ToldDimension) => told.set(`${dimension.view} ${dimension.letter}`, dimension);

  function mm(asked: Asked, isExact: boolean, isOutline = false): number {
    const { letter, letters, view } = asked;
    const found = letters.get(letter);
    const isKnown = found !== undefined && typeof found.value === 'number';
    if (!isKnown || (isExact && found.confidence === 'approximate')) throw missing(asked);
    const value = Number(found.value);
    const confidence = isOutline ? 'approximate' : found.confidence;
    tell({ view, letter, value, tolerance: found.tolerance, confidence });
    return value;
  }

  function thread(asked: Asked): number {
    const { letter, letters, view } = asked;
    const found = letters.get(letter);
    const nominal = THREAD.exec(String(found?.value))?.[1];
    if (found === undefined || nominal === undefined || found.confidence === 'approximate') throw missing(asked);
    tell({ view, letter, value: found.value, tolerance: found.tolerance, confidence: found.confidence });
    return Number(nominal);
  }

  return {
    part(series, size, part, view) {
      const letters = dimensions.of(series, size, part);
      const asked = { letters, name: [series, size, part], view };
      return {
        mm: (letter) => mm({ ...asked, letter }, false),
        exact: (letter) => mm({ ...asked, letter }, true),
        outline: (letter) => mm({ ...asked, letter }, false, true),
        thread: (letter) => thread({ ...asked, letter }),
        has: (letter) => typeof letters.get(letter)?.value === 'number',
        is: (letter, value) => letters.get(letter)?.value === value,
      };
    },
    tell,
    told: () => [...told.values()],
  };
}

function missing({ letter, name }: Asked): MissingLetter {
  return new MissingLetter([...name.filter(Boolean), letter].join(' · '));
}
