import { circle } from '#modules/drawings/domain/outline.ts';
import { boltCircle, shaft } from '#modules/drawings/domain/output-parts.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { block, cylinder, prism } from '#modules/drawings/domain/solid.ts';

/** The typical product of the line: an industrial gear unit. */
export function jrhScene(): Scene {
  return { solids: industrialGearbox() };
}

/** A split cast housing with three bearing covers, feet, inspection cover and lifting lugs. */
function industrialGearbox(): readonly Solid[] {
  const covers: readonly (readonly [number, number])[] = [
    [-13, 3.2],
    [-2.5, 4.4],
    [10.5, 6.4],
  ];
  return [
    block([-19, 20], [-10, 10], [0, 2], {
      r: 1,
      toFace: [-16, -4, 7, 17].map((u) => ({ hole: circle(u, 8.2, 0.8), dark: true })),
    }),
    block([-17, 18.5], [-7, 7], [2, 9.2], { r: 1 }),
    block([-18.5, 20], [-8.4, 8.4], [9.2, 11.2], { r: 1 }),
    prism('y', [-7, 7], upperHalf()),
    block([-7, 3], [-4.6, 4.6], [18.4, 19.4], { r: 0.8 }),
    ...covers.map(([x, r]) =>
      cylinder('y', [8.4, 9.6], [x, 10.2], r, { toFace: boltCircle([x, 10.2], r - 0.9, 0.45, 6) }),
    ),
    ...shaft({ axis: 'y', at: 9.6, centre: [10.5, 10.2], out: 1 }, 'solid'),
    cylinder('y', [9.6, 15], [-13, 10.2], 1.2),
    ...[-14, 14.4].map((x) =>
      prism('y', [-0.8, 0.8], circle(x, 18.6, 1.7), { toFace: [{ hole: circle(x, 18.6, 0.8), dark: true }] }),
    ),
  ];
}

function upperHalf() {
  return [
    { u: -16.4, v: 11.8, r: 0.6 },
    { u: 17.9, v: 11.8, r: 0.6 },
    { u: 16, v: 16.4, r: 2 },
    { u: -14.4, v: 16.4, r: 2 },
  ];
}
