import type { LineCode } from '#lines/index.ts';
import { gearDrive } from './drive.ts';
import type { Vector } from './isometric.ts';
import { motor } from './motor.ts';
import { circle, rectangle } from './outline.ts';
import { boltCircle, shaft } from './output-parts.ts';
import type { Note, Scene } from './scene.ts';
import type { Solid } from './solid.ts';
import { block, cylinder, prism } from './solid.ts';

/** The typical product of a line; this file needs no other picture, so a build script can print the series page alone. */
export function productLineScene(line: LineCode): Scene {
  return SCENES[line]();
}

const SCENES: Readonly<Record<LineCode, () => Scene>> = {
  JRT: () => ({ solids: gearDrive('R') }),
  JRW: () => ({ solids: gearDrive('W') }),
  JRH: () => ({ solids: industrialGearbox() }),
  JRP: () => ({ solids: planetaryGearbox() }),
  JD: () => ({ solids: footMotor() }),
  JC: () => ({ solids: gearDrive('K', { top: 'inverter' }), notes: signals([-19.5, 0, 29]) }),
};

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

/** Two planetary stages with bolted ring gears, an output flange and a heavy shaft. */
function planetaryGearbox(): readonly Solid[] {
  const ribs = Array.from({ length: 24 }, (_, i) => i * 15);
  return [
    prism('x', [-25, -22.6], rectangle([-6, 6], [-6, 6], 1.4)),
    cylinder('x', [-22.6, -19], [0, 0], 4.4, { taper: 1.6 }),
    cylinder('x', [-19, -17.6], [0, 0], 7.4),
    cylinder('x', [-17.6, -12.6], [0, 0], 6.6, { ribs }),
    cylinder('x', [-12.6, -11.2], [0, 0], 9.4),
    cylinder('x', [-11.2, -4.6], [0, 0], 8.6, { ribs }),
    cylinder('x', [-4.6, -3.2], [0, 0], 9.4),
    cylinder('x', [-3.2, 0], [0, 0], 7.6, { taper: 1 }),
    cylinder('x', [0, 1.8], [0, 0], 12, { toFace: boltCircle([0, 0], 10.4, 0.75, 12) }),
    cylinder('x', [1.8, 3.2], [0, 0], 8),
    ...shaft({ axis: 'x', at: 3.2, centre: [0, 0], out: 1 }, 'solid'),
  ];
}

/** A foot-mounted motor with its shaft end. */
function footMotor(): readonly Solid[] {
  const z = 9;
  const foot = (y: number) =>
    block([-13, -3], [y - 2, y + 2], [0, 1.4], {
      r: 0.5,
      toFace: [-11, -5].map((x) => ({ hole: circle(x, y, 0.8), dark: true })),
    });
  return [
    foot(6),
    foot(-6),
    block([-12.4, -3.6], [-5, 5], [0.6, 3.6]),
    ...motor({ x: 0, z }),
    cylinder('x', [0, 1.2], [0, z], 5.4, { taper: -1.2 }),
    cylinder('x', [1.2, 9], [0, z], 1.7),
    prism('x', [3, 8], rectangle([-0.45, 0.45], [z + 1.4, z + 2.1])),
  ];
}

/** Radio waves over a point, in the plane of the sheet. */
function signals([x, y, z]: Vector): readonly Note[] {
  return [3, 6, 9].map((r) => ({
    line: Array.from({ length: 9 }, (_, i): Vector => {
      const angle = Math.PI * (0.25 + i / 16);
      const side = (r * Math.cos(angle)) / Math.sqrt(3);
      return [x + side, y - side, z + r * Math.sin(angle)];
    }),
  }));
}
