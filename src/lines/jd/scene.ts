import { motor } from '#modules/drawings/domain/motor.ts';
import { circle, rectangle } from '#modules/drawings/domain/outline.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { block, cylinder, prism } from '#modules/drawings/domain/solid.ts';

/** The typical product of the line: a motor. */
export function jdScene(): Scene {
  return { solids: footMotor() };
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
