import type { BilingualText } from '#kernel/locale.ts';

/** A variable of a row in a sentence on where an option exists: sizes, motor frames. */
export interface ExistsBy {
  readonly variable: string;
  /** As it stands before one code, and before several. */
  readonly one: BilingualText;
  readonly several: BilingualText;
  /** Codes mean something only beside the same code of this variable: sizes of one gear type. */
  readonly of?: string;
  /** The letters behind the number of its codes, in the order in which they are read: the lengths S, M, L of a frame. */
  readonly letters?: string;
  /** Its codes are figures of which more will always do: beside an option of less, the least that is needed is told. */
  readonly rises?: true;
}

/** The columns of a line that its rows are judged by (product decisions §11). */
export interface JudgedColumns {
  /** What a row bears, as a multiple of what is asked of it: fB of a drive. */
  readonly reserve: string;
  /** What that is called in a sentence; left out, the service factor. */
  readonly reserveName?: BilingualText;
  /** The reserve a row is taken to need where none is asked; left out, one that is not asked for is not judged by. */
  readonly assumed?: string;
  /** What it pulls itself, of which the reserve is a multiple: torque. Left out, the reserve stands for whatever is asked. */
  readonly load?: string;
  /** Figures a demand for speed may name: speed itself, or the ratio. */
  readonly speed: readonly string[];
  /** Figures a demand for power may name, what a motor is chosen by first: power, kW, or torque, Nm. */
  readonly power?: readonly string[];
  /** The variable that says whether a row has a motor of the line's own, and the codes that say so. */
  readonly powered?: { readonly variable: string; readonly codes: readonly string[] };
  /** By which variables of a row it is told where an option exists, the most telling first. */
  readonly existsBy?: readonly ExistsBy[];
  /** A figure a row has whatever is asked of it, kg; left out where no source has one. */
  readonly mass?: string;
  /**
   * Where no mass is known, whole figures that rise with it, the most telling first: size, stages. The first lies below 200,
   * the others below 10. Rows stand by them as by a mass, but none is called lighter for it.
   */
  readonly rising?: readonly string[];
  /** Left out where the rows have no motor of ours. */
  readonly poles?: string;
  /** What is told of a row that takes the place of another, where it differs; the reserve is told anyway. */
  readonly replaced?: readonly string[];
  /** What a drive bears besides and no search of the line asks for: it is told that nothing was given, not that it fits. */
  readonly notAsked?: readonly string[];
  /** Of the gear unit, 0 to 1. */
  readonly efficiency?: string;
  /** What it usually is, by the code of a variable, and where that is not said: a speed that nobody said is worked out with it. */
  readonly usualEfficiency?: {
    readonly variable: string;
    readonly codes: Readonly<Record<string, number>>;
    readonly otherwise: number;
  };
}
