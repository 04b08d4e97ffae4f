import { FOOT_HOLE } from '#lines/shared/solid/fits.ts';
import { footBody } from '#lines/shared/solid/plate-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, polygon, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { times, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { ACROSS, type Drawn, type IndustrialToDraw } from './unit-frame.ts';

/** What of a housing others need to know, mm. */
export interface IndustrialHousing extends Drawn {
  /** How far the bearing covers stand out of the middle. */
  readonly cover: number;
  /** The axis of the input, and the radius of its cover. */
  readonly input: { readonly x: number; readonly radius: number };
  readonly outputRadius: number;
  /** Where the housing ends at the input. */
  readonly end: number;
}

/**
 * The split housing of a horizontal unit: feet and joint at the height of the axes, the output at the origin, the input e before it
 * along -x. Length, width of the feet and heights are printed, the holes exact; covers and lugs are plausible.
 */
export function industrialHousing({ read, size, type }: IndustrialToDraw): IndustrialHousing {
  const { exact, fitted, mm, untold } = read.part('JRH', `${type}-${size}`, 'unit', 'unit');
  const [a, b, c, e, e2, g, h, H] = [mm('a'), mm('b'), mm('c'), mm('e'), mm('e2'), mm('g'), exact('h'), mm('H')];
  const [m1, n2] = [exact('m1'), exact('n2')];
  const axes = axesOf(Number(type.slice(1)) + (type.startsWith('H') ? 1 : 0), e);
  const radii = radiiOf(axes, Math.min(untold('d2') * 1.35, e2 * 0.8, h * 0.8));
  const inset = a * 0.025;
  const x = [e2 - a + inset, e2 - inset] as const;
  const top = H - h;
  const lid = top * 0.07;
  const cover = g * 1.12;
  return {
    bodies: [
      footBody({
        holesAt: [n2 - m1, n2],
        halfPitch: exact('m3') / 2,
        hole: fitted('s', FOOT_HOLE),
        x: [e2 - a, e2],
        halfWidth: b / 2,
        bottom: -h,
        thickness: c,
      }),
      block('lower housing', x, g * 0.94, [-h + c * 0.5, 0]),
      block('joint', [x[0] - inset * 0.8, x[1] + inset * 0.8], g, [-c * 0.6, c * 0.6]),
      upperHousing(x, top - lid, g * 0.94),
      block('inspection cover', [x[0] + a * 0.22, x[1] - a * 0.22], g * 0.6, [top - lid, top]),
      ...axes.map((at, index) => bearingCover(at, radii[index] ?? 0, cover)),
      ...[x[0] + a * 0.032, x[1] - a * 0.032].map((at) => liftingLug(at, top * 0.82, top * 0.14, g * 0.12)),
    ],
    frames: [{ name: 'FOOT', place: { at: [0, 0, -h], x: X, z: times(-1, Z) } }],
    ...{ cover, end: x[0], outputRadius: radii[0] ?? 0 },
    input: { x: -e, radius: radii.at(-1) ?? 0 },
  };
}

/** How much smaller the distance of axes gets from stage to stage. */
const STEP = 0.72;

/** The axes across the unit from the output to the input, which are e apart. */
function axesOf(count: number, e: number): readonly number[] {
  const distances = Array.from({ length: count - 1 }, (_, stage) => STEP ** stage);
  const all = distances.reduce((sum, one) => sum + one, 0);
  return [...distances, 0].map((_, index) => {
    const before = distances.slice(0, index).reduce((sum, one) => sum + one, 0);
    return -(e * before) / all;
  });
}

/** The radii of the covers, so that none meets the next. */
function radiiOf(axes: readonly number[], most: number): readonly number[] {
  const gap = (index: number) => (axes[index] ?? 0) - (axes[index + 1] ?? Number.NEGATIVE_INFINITY);
  const output = Math.min(most, gap(0) * 0.56);
  return axes.map((_, index) => {
    if (index === 0) return output;
    const before = index === 1 ? gap(0) - output : gap(index - 1) * 0.5;
    return 0.92 * Math.min(before, gap(index) * 0.5);
  });
}

function block(
  name: string,
  [x0, x1]: readonly [number, number],
  half: number,
  [from, to]: readonly [number, number],
): Body {
  return {
    ...{ kind: 'prism', name, paint: 'housing', place: HERE, holes: [], from, to },
    outer: roundedRectangle([x0, -half], [x1, half], half * 0.12),
  };
}

/** The upper half, its ends slanting to the roof. */
function upperHousing([x0, x1]: readonly [number, number], top: number, half: number): Body {
  const slant = (x1 - x0) * 0.06;
  const outer = polygon([x0, 0], [x1, 0], [x1, top * 0.55], [x1 - slant, top], [x0 + slant, top], [x0, top * 0.55]);
  return {
    ...{ kind: 'prism', name: 'upper housing', paint: 'housing', place: ACROSS, outer, holes: [] },
    ...{ from: -half, to: half },
  };
}

/** The covers of an axis on both sides. */
function bearingCover(x: number, radius: number, half: number): Body {
  return {
    ...{ kind: 'prism', name: 'bearing cover', paint: 'housing', place: ACROSS, outer: circle([x, 0], radius) },
    ...{ holes: [], from: -half, to: half },
  };
}

/** A lug to lift the unit by, in its middle plane. */
function liftingLug(x: number, z: number, r: number, half: number): Body {
  return {
    ...{ kind: 'prism', name: 'lifting lug', paint: 'housing', place: ACROSS, outer: circle([x, z], r) },
    ...{ holes: [circle([x, z + r * 0.3], r * 0.4)], from: -half, to: half },
  };
}
