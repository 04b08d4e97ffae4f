import type { DetailMark, ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { inWorld, type Placement, yOf } from '#modules/drawings/domain/solids/placement.ts';
import { times } from '#modules/drawings/domain/solids/vector.ts';
import { type Marker, markerOf } from './marker.ts';

type Told = readonly [view: PartView, letter: string];

/** By which parts and letters the tables of the lines tell what is seen along a shaft: only what measures as told is marked. */
interface AlongShaft {
  readonly d: readonly Told[];
  readonly u: readonly Told[];
  readonly t: readonly Told[];
  readonly M: readonly Told[];
}

const OUTPUT: AlongShaft = {
  d: [
    ['unit', 'd'],
    ['plug-in shaft', 'd'],
    ['unit', 'd2'],
    ['shaft end', 'D'],
  ],
  u: [
    ['unit', 'u'],
    ['plug-in shaft', 'b1'],
    ['output key', 'b'],
    ['shaft end', 'b'],
  ],
  t: [
    ['unit', 't'],
    ['plug-in shaft', 't1'],
    ['output key', 't'],
    ['shaft end', 't'],
  ],
  M: [
    ['unit', 'M'],
    ['shaft end', 'M'],
  ],
};

const INPUT: AlongShaft = {
  d: [['input', 'd']],
  u: [
    ['input', 'u'],
    ['input key', 'b'],
  ],
  t: [
    ['input', 't'],
    ['input key', 't'],
  ],
  M: [['input', 'M']],
};

const BORE: Omit<AlongShaft, 'M'> = {
  d: [
    ['unit', 'd'],
    ['unit', 'dI'],
    ['unit', 'dII'],
    ['unit', 'D'],
    ['unit', 'D2'],
  ],
  u: [
    ['unit', 'u'],
    ['unit', 'uI'],
    ['unit', 'uII'],
    ['keyway', 'b'],
    ['output key', 'b'],
  ],
  t: [
    ['unit', 't'],
    ['unit', 'tI'],
    ['unit', 'tII'],
    ['keyway', 't'],
    ['output key', 't'],
  ],
};

/** What is shown enlarged: the output, its shaft end with the key or its bore with the keyway, and a free input shaft. */
export function detailsOf(bodies: readonly Body[], dimensions: readonly ToldDimension[]): readonly DetailMark[] {
  const shaftNamed = (start: string) =>
    bodies.find((body): body is Revolved => body.kind === 'revolved' && body.name.startsWith(start));
  const hub = bodies.find((body): body is Prism => body.kind === 'prism' && body.name === 'hollow shaft');
  const output = shaftNamed('output shaft') ?? shaftNamed('shaft end');
  const input = shaftNamed('input shaft');
  const details = [
    ...(output ? [shaftDetail(output, bodies, dimensions, OUTPUT)] : hub ? [hubDetail(hub, dimensions)] : []),
    ...(input ? [shaftDetail(input, bodies, dimensions, INPUT)] : []),
  ];
  // Without its key it is no more than a circle.
  return details.flatMap((detail) => (detail && detail.marks.length > 1 ? [detail] : []));
}

/** A shaft end with its key, seen on its end. */
function shaftDetail(
  body: Revolved,
  bodies: readonly Body[],
  dimensions: readonly ToldDimension[],
  told: AlongShaft,
): DetailMark | undefined {
  const key = bodies.find((one): one is Prism => one.kind === 'prism' && one.name === `${body.name} key`);
  if (key === undefined) return undefined;
  const { place } = body;
  const tip = Math.max(...body.profile.map(([, w]) => w));
  const marker = markerOf(dimensions);
  // The end itself, without the collar behind it.
  const [begin, r] = endOf(body, tip);
  const at = inWorld(place, [0, 0, tip]);
  markAlong(marker, { ...place, at }, { r, top: key.to, half: halfWidth(key) }, told);
  for (const [view, letter] of told.M) {
    const radius = Number(/^M(\d+)/.exec(String(marker.told(view, letter)?.value))?.[1]) / 2;
    marker.holes(view, letter, { at: [at], radius, seen: place.z });
  }
  const end: Revolved = {
    ...body,
    profile: [[0, begin], [r, begin], ...body.profile.filter(([, w]) => w > begin)],
  };
  return detailMark([end, key], { ...place, at }, marker);
}

/** Where the end of a shaft begins, half way to its tip, and its radius. */
function endOf({ profile }: Revolved, tip: number): readonly [begin: number, r: number] {
  const near = profile.filter(([, w]) => w < tip && w > 0).map(([r]) => r);
  const r = near.at(-1) ?? 0;
  return [tip - r * 0.5, r];
}

/** Half the width of a key: the radius of its round ends. */
function halfWidth({ outer }: Prism): number {
  return Math.max(...outer.map(({ from: [, v] }) => Math.abs(v)));
}

/** A bore with its keyway, seen on the end of its hub. */
function hubDetail(hub: Prism, dimensions: readonly ToldDimension[]): DetailMark | undefined {
  const [bore] = hub.holes;
  const corner = bore?.find(({ arc }) => arc === undefined && bore.length > 2);
  if (bore === undefined || corner === undefined) return undefined;
  const points = bore.map(({ from }) => from);
  const r = Math.hypot(...corner.from);
  const [top, half] = [Math.max(...points.map(([u]) => u)), Math.abs(corner.from[1])];
  const marker = markerOf(dimensions);
  const place = { ...hub.place, at: inWorld(hub.place, [0, 0, hub.to]) };
  markAlong(marker, place, { r, top, half }, BORE);
  return detailMark([hub], place, marker);
}

interface KeySeat {
  readonly r: number;
  /** How far the top of the key, or the ground of the keyway, lies from the axis. */
  readonly top: number;
  readonly half: number;
}

/** The diameter below, the width of the key above it, over both at the right. */
function markAlong(marker: Marker, place: Placement, { half, r, top }: KeySeat, told: Omit<AlongShaft, 'M'>): void {
  const [up, right, seen] = [place.x, times(-1, yOf(place)), place.z];
  const at = (u: number, v: number) => inWorld(place, [u, -v, 0]);
  for (const [view, letter] of told.d)
    marker.diameter(view, letter, { from: at(0, -r), to: at(0, r), out: times(-1, up), seen });
  for (const [view, letter] of told.u)
    marker.length(view, letter, { from: at(top, -half), to: at(top, half), out: up, seen });
  for (const [view, letter] of told.t)
    marker.length(view, letter, { from: at(-r, half), to: at(top, half), out: right, seen });
}

function detailMark(bodies: readonly Body[], { at, x, z }: Placement, { holeMarks, marks }: Marker): DetailMark {
  return { bodies, at, toward: z, up: x, marks, holes: holeMarks };
}
