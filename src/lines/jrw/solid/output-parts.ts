import { boltHoles } from '#lines/shared/solid/plate-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, type Loop, type Piece } from '#modules/drawings/domain/solids/loop.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';
import { acrossAt, type Drawn, type OutputSide, outAt, type WormToDraw } from './worm-frame.ts';
import type { WormHousing } from './worm-housing.ts';

/** An output flange FA or FB: its face KA from the middle, its pilot KN set KC deep into it; square where the tables give KQ. */
export function outputFlange({ read, size }: WormToDraw, code: string, side: OutputSide, housing: WormHousing): Drawn {
  const letters = read.part('JRW', size, code, 'flange');
  const { exact, untold } = letters;
  const [KA, KB, KC, KN] = [exact('KA'), exact('KB'), exact('KC'), exact('KN')];
  const bolts = boltHoles(exact('KM') / 2, exact('n'), exact('KO') / 2, untold('angle'));
  const named = { kind: 'prism', paint: 'housing', place: outAt(side, 0) } as const;
  const neck = Math.min(KN / 2, exact('KM') / 2 - exact('KO'));
  return {
    bodies: [
      {
        ...{ ...named, name: 'output flange', from: KA - KB, to: KA },
        ...{ outer: plateOutline(letters), holes: [circle([0, 0], KN / 2), ...bolts] },
      },
      {
        ...{ ...named, name: 'output flange neck', from: housing.face, to: KA - KC },
        ...{ outer: circle([0, 0], neck), holes: [circle([0, 0], housing.hubRadius + 1)] },
      },
    ],
    frames: [{ name: `FLANGE_${side}`, place: outAt(side, KA) }],
  };
}

/** A circle KP, or a square KQ with its corners on that circle. */
function plateOutline({ exact, has }: LetterReader): Loop {
  const r = exact('KP') / 2;
  const half = has('KQ') ? exact('KQ') / 2 : r;
  if (half >= r) return circle([0, 0], r);
  const corner = Math.sqrt(r * r - half * half);
  const arc = { centre: [0, 0], turn: 'left' } as const;
  const quarter = (turn: (point: Vec2) => Vec2): readonly Piece[] => [
    { from: turn([half, -corner]) },
    { from: turn([half, corner]), arc },
  ];
  return [
    ...quarter(([u, v]) => [u, v]),
    ...quarter(([u, v]) => [-v, u]),
    ...quarter(([u, v]) => [-u, -v]),
    ...quarter(([u, v]) => [v, -u]),
  ];
}

/** The torque arm on side A, away from the motor: its bush K1 from the output axis, from KG on G wide. */
export function torqueArm({ read, size, view }: WormToDraw, housing: WormHousing): Drawn {
  const { exact } = read.part('JRW', size, 'ARM', 'torque arm');
  const face = read.part('JRW', size, 'housing', view);
  const [K1, G, KG, KH, R, B] = [exact('K1'), exact('G'), exact('KG'), exact('KH'), exact('R'), exact('B')];
  const middle = Math.max(KG + G / 2, housing.face + B / 2);
  const named = { kind: 'prism', paint: 'machined', place: acrossAt('A') } as const;
  const bodies: readonly Body[] = [
    {
      ...{ ...named, name: 'torque arm', from: middle - B / 2, to: middle + B / 2 },
      outer: drop(face.exact('H') / 2 + R * 0.4, K1, R),
      holes: [circle([0, 0], face.exact('E') / 2), circle([K1, 0], KH / 2)],
    },
    {
      ...{ ...named, name: 'torque arm bush', from: KG, to: KG + G },
      ...{ outer: circle([K1, 0], (KH / 2 + R) / 2), holes: [circle([K1, 0], KH / 2)] },
    },
  ];
  return { bodies, frames: [{ name: 'ARM', place: { ...acrossAt('A'), at: [K1, -KG - G / 2, 0] } }] };
}

/** Two circles, the small one so far from the large one, and the lines that touch both. */
function drop(large: number, far: number, small: number): Loop {
  const cos = (large - small) / far;
  const sin = Math.sqrt(1 - cos * cos);
  return [
    { from: [far + small * cos, -small * sin], arc: { centre: [far, 0], turn: 'left' } },
    { from: [far + small * cos, small * sin] },
    { from: [large * cos, large * sin], arc: { centre: [0, 0], turn: 'left' } },
    { from: [large * cos, -large * sin] },
  ];
}
