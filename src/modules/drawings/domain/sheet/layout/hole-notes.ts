import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { SheetDimension, SheetItem, SheetText } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { ARROW } from './dimension-rows.ts';
import { cuts, meet, type Rect, TEXT, textRect, textWidth } from './text-size.ts';

/** Holes of a view that are told at the end of a line to one of them, mm of the sheet. */
export interface HoleNote {
  readonly id: string;
  readonly told: ToldDimension;
  readonly text: string;
  readonly at: readonly Vec2[];
  readonly radius: number;
}

/** What is already there: nothing may lie on its texts, and no text on its lines. */
export interface Taken {
  readonly texts: readonly Rect[];
  readonly lines: readonly (readonly [Vec2, Vec2])[];
  /** What neither a text nor a line to it may run into. */
  readonly kept?: readonly Rect[];
}

const ANGLES = Array.from({ length: 24 }, (_, no) => (no * Math.PI) / 12 + Math.PI / 24);
const FAR = [8, 12, 16, 20, 26, 32, 40, 50, 62, 76];

/** The note of holes where it meets nothing: outside of the view, by the shortest line that crosses the fewest others. */
export function holeNote(note: HoleNote, outline: Rect, taken: Taken): SheetDimension | undefined {
  const best = noteOf(note, outline, taken);
  if (best === undefined) return undefined;
  const { id, text, told } = note;
  const { items, rim, shelf } = best;
  return { id, kind: 'holes', text, told, a: rim, b: best.hole, at: shelf, isUpright: false, items };
}

/** A text at the end of a line to one of some places, where it meets nothing. */
export function noteOf(
  note: Pick<HoleNote, 'at' | 'radius' | 'text'>,
  outline: Rect,
  taken: Taken,
): Candidate | undefined {
  const tried = note.at.flatMap((hole) => ANGLES.flatMap((angle) => FAR.map((far) => noteAt(note, hole, angle, far))));
  const free = tried.filter((candidate) => isFree(candidate, outline, taken));
  return free.reduce<Candidate | undefined>((one, other) => {
    return one === undefined || costOf(other, taken) < costOf(one, taken) ? other : one;
  }, undefined);
}

/** A text with its line, as it would lie. */
export interface Candidate {
  readonly hole: Vec2;
  readonly rim: Vec2;
  readonly knee: Vec2;
  readonly shelf: Vec2;
  readonly rect: Rect;
  readonly items: readonly SheetItem[];
}

function noteAt(
  { radius, text }: Pick<HoleNote, 'radius' | 'text'>,
  hole: Vec2,
  angle: number,
  far: number,
): Candidate {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rim: Vec2 = [hole[0] + radius * cos, hole[1] + radius * sin];
  const knee: Vec2 = [hole[0] + (radius + far) * cos, hole[1] + (radius + far) * sin];
  const sign = cos >= 0 ? 1 : -1;
  const wide = textWidth(text, TEXT) + 1;
  const shelf: Vec2 = [knee[0] + sign * wide, knee[1]];
  const written: SheetText = {
    ...{ k: 'text', layer: 'DIM', height: TEXT, text, turn: 0, align: 'middle' },
    at: [(knee[0] + shelf[0]) / 2, knee[1] + 0.9],
  };
  const across: Vec2 = [-sin * 0.5, cos * 0.5];
  const back: Vec2 = [rim[0] + ARROW * cos, rim[1] + ARROW * sin];
  return {
    ...{ hole, rim, knee, shelf, rect: textRect(written) },
    items: [
      { k: 'line', layer: 'DIM', from: rim, to: knee },
      { k: 'line', layer: 'DIM', from: knee, to: shelf },
      {
        ...{ k: 'fill', layer: 'DIM' },
        points: [rim, [back[0] + across[0], back[1] + across[1]], [back[0] - across[0], back[1] - across[1]]],
      },
      written,
    ],
  };
}

function isFree({ knee, rect, rim, shelf }: Candidate, outline: Rect, { kept = [], lines, texts }: Taken): boolean {
  const wide: Rect = [rect[0] - 0.5, rect[1] - 0.5, rect[2] + 0.5, rect[3] + 0.5];
  return (
    !meet(wide, outline) &&
    !texts.some((text) => meet(wide, text) || cuts(text, rim, knee) || cuts(text, knee, shelf)) &&
    !lines.some(([from, to]) => cuts(wide, from, to)) &&
    !kept.some((one) => meet(wide, one) || cuts(one, rim, knee) || cuts(one, knee, shelf))
  );
}

function costOf({ hole, knee, rim }: Candidate, { lines }: Taken): number {
  const way: Rect = [
    Math.min(rim[0], knee[0]),
    Math.min(rim[1], knee[1]),
    Math.max(rim[0], knee[0]),
    Math.max(rim[1], knee[1]),
  ];
  const crossed = lines.filter(([from, to]) => cuts(way, from, to)).length;
  return Math.hypot(knee[0] - hole[0], knee[1] - hole[1]) + 12 * crossed;
}
