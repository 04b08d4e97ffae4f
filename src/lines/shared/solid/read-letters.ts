import type { Dimensions, Letters } from '#modules/drawings/domain/dimensions.ts';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Fit } from './fits.ts';

/** What the reference says of one part, letter by letter; each that is asked for is told. */
export interface LetterReader {
  /**
   * Of an envelope, which may be approximate.
   * @throws MissingLetter where the reference has no such row
   */
  readonly mm: (letter: string) => number;
  /**
   * Of an interface, to which others fit: nothing approximate will do. Told by another letter where the row's is not the table's.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly exact: (letter: string, as?: string) => number;
  /**
   * As exact, and told with a fit where its row has no tolerance; by another letter where one is given.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly fitted: (letter: string, fit: Fit, as?: string) => number;
  /**
   * As exact, of what shapes a body and is no dimension to print: the angle of the first hole.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly untold: (letter: string) => number;
  /**
   * Of an outline, by a letter whose meaning was not checked: told as approximate, however its figure is known.
   * @throws MissingLetter where the reference has no such row
   */
  readonly outline: (letter: string) => number;
  /**
   * The nominal diameter of a thread such as `M10x25`, mm; told as it is written, by another letter where one is given.
   * @throws MissingLetter where the reference has no row that is published or standard
   */
  readonly thread: (letter: string, as?: string) => number;
  /** Of what no body has, such as the thread in the middle of a shaft: told where the reference knows it. */
  readonly mention: (...letters: readonly string[]) => void;
  /**
   * Of what shapes a body approximately and is no dimension of it, such as the foot of another assembly: not told.
   * @throws MissingLetter where the reference has no such row
   */
  readonly shape: (letter: string) => number;
  readonly has: (letter: string) => boolean;
  /** Whether a letter has a figure; asked so, it is not told. */
  readonly is: (letter: string, value: number) => boolean;
}

/** That the reference has no row of a letter without which nothing may be drawn. */
export class MissingLetter extends Error {}

/** What a drawing reads its dimensions by: parts of the unit and of its motor, by the view that tells them. */
export interface PartReader {
  readonly part: (series: string, size: string, part: string, view: PartView) => LetterReader;
  /** Tells a dimension that was chosen in the catalogue, not read here. */
  readonly tell: (told: ToldDimension) => void;
  readonly told: () => readonly ToldDimension[];
}

const THREAD = /^M(\d+)/;

interface Asked {
  readonly letters: Letters;
  readonly name: readonly string[];
  readonly view: PartView;
  readonly letter: string;
  /** The letter it is told by, where it is another. */
  readonly as?: string | undefined;
}

/** Reads the reference, and keeps what was read. */
export function readParts(dimensions: Dimensions): PartReader {
  const told = new Map<string, ToldDimension>();

  /** What is told again keeps the tolerance it was told with. */
  function tell(dimension: ToldDimension): void {
    const name = `${dimension.view} ${dimension.letter}`;
    const before = told.get(name);
    const isKept = dimension.tolerance === '' && before?.value === dimension.value;
    told.set(name, isKept ? { ...dimension, tolerance: before.tolerance } : dimension);
  }

  function fitted(asked: Asked, fitOf: Fit): number {
    const found = figure(asked, true);
    tell({ ...found, tolerance: found.tolerance || fitOf(found.value) });
    return found.value;
  }

  function figure(asked: Asked, isExact: boolean): ToldDimension & { readonly value: number } {
    const { as, letter, letters, view } = asked;
    const found = letters.get(letter);
    if (typeof found?.value !== 'number' || (isExact && found.confidence === 'approximate')) throw missing(asked);
    const { confidence, tolerance, value } = found;
    return { view, letter: as ?? letter, value, tolerance, confidence };
  }

  function mm(asked: Asked, isExact: boolean, isOutline = false): number {
    const found = figure(asked, isExact);
    tell(isOutline ? { ...found, confidence: 'approximate' } : found);
    return found.value;
  }

  function thread(asked: Asked): number {
    const { as, letter, letters, view } = asked;
    const found = letters.get(letter);
    const nominal = THREAD.exec(String(found?.value))?.[1];
    if (found === undefined || nominal === undefined || found.confidence === 'approximate') throw missing(asked);
    const { confidence, tolerance, value } = found;
    tell({ view, letter: as ?? letter, value, tolerance, confidence });
    return Number(nominal);
  }

  function mention({ letter, letters, view }: Asked): void {
    const found = letters.get(letter);
    if (found === undefined) return;
    const { confidence, tolerance, value } = found;
    tell({ view, letter, value, tolerance, confidence });
  }

  return {
    part(series, size, part, view) {
      const letters = dimensions.of(series, size, part);
      const asked = { letters, name: [series, size, part], view };
      return {
        mm: (letter) => mm({ ...asked, letter }, false),
        exact: (letter, as) => mm({ ...asked, letter, as }, true),
        fitted: (letter, fit, as) => fitted({ ...asked, letter, as }, fit),
        untold: (letter) => figure({ ...asked, letter }, true).value,
        outline: (letter) => mm({ ...asked, letter }, false, true),
        mention(...mentioned) {
          for (const letter of mentioned) mention({ ...asked, letter });
        },
        shape: (letter) => figure({ ...asked, letter }, false).value,
        thread: (letter, as) => thread({ ...asked, letter, as }),
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
