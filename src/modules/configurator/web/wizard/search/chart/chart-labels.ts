/** A point that may carry a label, in px of the plot from its left and upper edge. */
export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Whether it says what it is even where that takes a leader out of a crowd. */
  readonly isTelling: boolean;
}

/** Where the label of a point stands: on which side, and how far out of a crowd, px. */
export interface LabelPlace {
  readonly side: 'right' | 'left' | 'above' | 'below';
  readonly out: number;
}

/** The room labels have, px. */
export interface LabelRoom {
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Of the sign of a point, from its middle. */
const SIGN = 6;
const TEXT = { height: 14, perLetter: 7.5 };
/** A size that stands here already need not be said again so near. */
const SAID_NEARBY = 44;
const BESIDE: readonly LabelPlace[] = (['right', 'left', 'above', 'below'] as const).map((side) => ({ side, out: 0 }));
const FAR: readonly LabelPlace[] = [18, 36, 54, 72].flatMap((out) => [
  { side: 'above', out } as const,
  { side: 'below', out } as const,
]);

/**
 * Which points say what they are, and where: the first ones first, as long as no label lies on a point, on another label or
 * beyond the room, and none repeats what its neighbour says. By the index of the point.
 */
export function labelsOf(points: readonly LabelledPoint[], room: LabelRoom): ReadonlyMap<number, LabelPlace> {
  const signs = points.map(({ x, y }) => boxAround(x, y, SIGN));
  const placed: { readonly box: Box; readonly point: LabelledPoint }[] = [];
  const places = new Map<number, LabelPlace>();
  for (const [index, point] of points.entries()) {
    if (placed.some((one) => one.point.text === point.text && isNear(one.point, point))) continue;
    const taken = [...signs.filter((_, at) => at !== index), ...placed.map(({ box }) => box)];
    const tried = point.isTelling ? [...BESIDE, ...FAR] : BESIDE;
    const free = tried.find((place) => isFree(boxOf(point, place), taken, room));
    if (free === undefined) continue;
    placed.push({ box: boxOf(point, free), point });
    places.set(index, free);
  }
  return places;
}

function boxAround(x: number, y: number, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

function boxOf({ x, y, text }: LabelledPoint, { side, out }: LabelPlace): Box {
  const width = text.length * TEXT.perLetter;
  const half = { across: width / 2, up: TEXT.height / 2 };
  const away = { across: SIGN + half.across + 2, up: SIGN + half.up + out };
  const middle = {
    right: [x + away.across, y],
    left: [x - away.across, y],
    above: [x, y - away.up],
    below: [x, y + away.up],
  } as const satisfies Record<LabelPlace['side'], readonly [number, number]>;
  const [across, up] = middle[side];
  return { left: across - half.across, right: across + half.across, top: up - half.up, bottom: up + half.up };
}

function isFree(box: Box, taken: readonly Box[], { width, height }: LabelRoom): boolean {
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
  return isInside && taken.every((other) => !overlaps(box, other));
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isNear(one: LabelledPoint, other: LabelledPoint): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < SAID_NEARBY;
}
