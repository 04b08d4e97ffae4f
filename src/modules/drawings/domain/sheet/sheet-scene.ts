import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import type { SheetLanguage } from './form/sheet-words.ts';
import type { Rect } from './layout/text-size.ts';

/** What a line of a sheet is: each has a width, a kind of line, a layer of its own in a CAD file. */
export type SheetLayer = 'FRAME' | 'OUTLINE' | 'FINE' | 'CENTRE' | 'HIDDEN' | 'DIM' | 'TEXT';

/** Widths of lines, mm (ISO 128-2: 0.5 and 0.25; the frame 0.7). */
export const LINE_WIDTHS: Readonly<Record<SheetLayer, number>> = {
  FRAME: 0.7,
  OUTLINE: 0.5,
  FINE: 0.18,
  CENTRE: 0.25,
  HIDDEN: 0.25,
  DIM: 0.25,
  TEXT: 0.25,
};

/** A text by its height over capitals, mm; `turn` in degrees, read from the right where it is 90. */
export interface SheetText {
  readonly k: 'text';
  readonly layer: SheetLayer;
  readonly at: Vec2;
  readonly text: string;
  readonly height: number;
  readonly align: 'left' | 'middle' | 'right';
  readonly turn: 0 | 90;
  /** The dimension whose row of the table this is. */
  readonly row?: string;
}

/** What a sheet is drawn of, mm of the sheet, y up; angles of arcs in radians, counter-clockwise. */
export type SheetItem =
  | { readonly k: 'line'; readonly layer: SheetLayer; readonly from: Vec2; readonly to: Vec2 }
  | {
      readonly k: 'arc';
      readonly layer: SheetLayer;
      readonly centre: Vec2;
      readonly r: number;
      readonly begin: number;
      readonly swept: number;
    }
  | { readonly k: 'fill'; readonly layer: SheetLayer; readonly points: readonly Vec2[] }
  | SheetText;

/** A dimension: the points it lies between, where its line runs, across or upright, and what is drawn of it. */
export interface SheetDimension {
  readonly id: string;
  readonly told: ToldDimension;
  readonly kind: 'length' | 'diameter' | 'holes';
  readonly a: Vec2;
  readonly b: Vec2;
  /** A point of the dimension line; of holes the end of the line to them. */
  readonly at: Vec2;
  readonly isUpright: boolean;
  /** One millimetre of the sheet is so many of the product, where that is another scale than that of the views. */
  readonly den?: number;
  readonly text: string;
  readonly items: readonly SheetItem[];
}

export type ProjectionMethod = 'first' | 'third';

/** A dimension sheet, the only input of everything that prints it. */
export interface SheetScene {
  readonly sheet: {
    readonly w: number;
    readonly h: number;
    readonly method: ProjectionMethod;
    /** One millimetre of the sheet is so many of the product. */
    readonly den: number;
  };
  /** What the form takes up: its title block, and the columns of its list; no dimension is written there. */
  readonly form: { readonly block: Rect; readonly list: readonly Rect[] };
  /** What its details cover, each with its dimensions and its name; nothing else is drawn there. */
  readonly details?: readonly Rect[];
  readonly title: string;
  readonly language: SheetLanguage;
  readonly items: readonly SheetItem[];
  readonly dimensions: readonly SheetDimension[];
}
