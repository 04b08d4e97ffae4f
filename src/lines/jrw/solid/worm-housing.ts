import { FOOT_HOLE } from '#lines/shared/solid/fits.ts';
import { boltHoles, footBody } from '#lines/shared/solid/plate-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, rectangle, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { X, Y } from '#modules/drawings/domain/solids/vector.ts';
import { acrossAt, type Drawn, type WormToDraw } from './worm-frame.ts';

/** What of a housing others need to know, mm. */
export interface WormHousing extends Drawn {
  /** From the output axis to the face of the input flange, and up to the axis of the worm. */
  readonly I: number;
  readonly O: number;
  /** Half of the width over the faces, and over the hub. */
  readonly face: number;
  readonly halfHub: number;
  readonly hubRadius: number;
  /** Where the worm's tube ends behind the input, and how wide it is. */
  readonly tube: { readonly end: number; readonly radius: number };
}

/** What of a housing is drawn: of the first unit of a pair only its outline, of the second not what lies behind its flanges. */
export interface HousingDetail {
  readonly role: 'single' | 'first' | 'second';
  /** Whether output flanges cover both faces. */
  readonly isCovered: boolean;
}

/**
 * The housing of a worm unit in B3: the wheel below, the worm over it at the centre distance O, the foot L below the output axis.
 * Heights and lengths are the printed envelope, the holes of foot, side and face are exact. The pilots of its faces are h7, of the
 * smallest h8 (drawings README §c).
 */
export function wormHousing(unit: WormToDraw, { isCovered, role }: HousingDetail): WormHousing {
  const letters = unit.read.part('JRW', unit.size, 'housing', unit.view);
  const { exact, fitted, mm } = letters;
  const [A, C1, R] = [mm('A'), exact('C1'), fitted('R', FOOT_HOLE)];
  const E = fitted('E', () => (unit.size === '025' ? 'h8' : 'h7'));
  const [G, L, M, O, D] = [mm('G'), mm('L'), mm('M'), exact('O'), exact('D')];
  const thickness = R * 1.1;
  const halfFoot = Math.min(G / 2, C1 / 2 + R * 1.2);
  const half = Math.min(G * 0.36, halfFoot);
  const halfHub = exact('G1') / 2;
  const hubRadius = Math.min(D * 0.78, E * 0.46);
  const foot = { A, C1, R, L, thickness, halfFoot };
  const parts = {
    face: role !== 'first' && faceBoss(unit, { G, D, H: exact('H') }, isCovered),
    pilot: role === 'single' && !isCovered && pilotRing(E, hubRadius, G / 2 + (halfHub - G / 2) * 0.8),
    side: role === 'single' && letters.has('Q') && sideFrame({ ...foot, Q: mm('Q'), V: mm('V') }),
  };
  return {
    bodies: [
      wheelCase({ A, L, M, O, thickness, half }),
      role === 'first' ? plainFoot(foot) : drilledFoot(foot, exact('C')),
      ...Object.values(parts).flatMap((body) => body || []),
    ],
    frames: [{ name: 'FOOT', place: { at: [0, 0, -L], x: X, z: [0, 0, -1] } }],
    ...{ I: mm('I'), O, face: role === 'first' ? half : G / 2, halfHub, hubRadius },
    tube: { end: A / 2, radius: M - O },
  };
}

interface Foot {
  readonly A: number;
  readonly C1: number;
  readonly R: number;
  readonly L: number;
  readonly thickness: number;
  readonly halfFoot: number;
}

function drilledFoot({ A, C1, L, R, halfFoot, thickness }: Foot, C: number): Body {
  const holes = { holesAt: [-C / 2, C / 2] as const, halfPitch: C1 / 2, hole: R };
  return footBody({ ...holes, x: [-A / 2, A / 2], halfWidth: halfFoot, bottom: -L, thickness });
}

/** A foot nothing is fixed by. */
function plainFoot({ A, L, halfFoot, thickness }: Foot): Body {
  return {
    ...{ kind: 'prism', name: 'foot', paint: 'housing', place: HERE, holes: [] },
    outer: rectangle([-A / 2, -halfFoot], [A / 2, halfFoot]),
    ...{ from: -L, to: thickness - L },
  };
}

interface WheelCase {
  readonly A: number;
  readonly L: number;
  readonly M: number;
  readonly O: number;
  readonly thickness: number;
  readonly half: number;
}

/** The case of the wheel, with round corners, up into the tube of the worm. */
function wheelCase({ A, L, M, O, half, thickness }: WheelCase): Body {
  const inside = A / 2 - thickness * 0.5;
  const outer = roundedRectangle([-inside, -L + thickness * 0.5], [inside, O + (M - O) * 0.2], A * 0.2);
  return {
    ...{ kind: 'prism', name: 'housing', paint: 'housing', place: acrossAt('A'), outer, holes: [] },
    ...{ from: -half, to: half },
  };
}

/** The round faces of both sides with their tapped holes on the bolt circle H, where these are seen. */
function faceBoss(
  { read, size }: WormToDraw,
  { D, G, H }: { readonly [letter in 'D' | 'G' | 'H']: number },
  isCovered: boolean,
): Body {
  const face = read.part('JRW', size, 'FACE', 'face');
  const thread = !isCovered && face.has('n') ? face.thread('thread', 'S') : 0;
  const holes = thread > 0 ? boltHoles(H / 2, face.exact('n'), thread / 2, face.untold('angle')) : [];
  return {
    ...{ kind: 'prism', name: 'face', paint: 'housing', place: acrossAt('A') },
    ...{ outer: circle([0, 0], H / 2 + Math.max(thread, D * 0.2)), holes, from: -G / 2, to: G / 2 },
  };
}

/** The pilots E of both faces, around the hub. */
function pilotRing(E: number, hubRadius: number, half: number): Body {
  return {
    ...{ kind: 'prism', name: 'face pilot', paint: 'machined', place: acrossAt('A') },
    ...{ outer: circle([0, 0], E / 2), holes: [circle([0, 0], hubRadius)], from: -half, to: half },
  };
}

interface SideFrame extends Foot {
  readonly Q: number;
  readonly V: number;
}

/** The feet of the side away from the motor: holes V below and Q above the output axis, C1 apart. */
function sideFrame({ A, C1, Q, R, V, halfFoot, thickness }: SideFrame): Body {
  const edge = R * 1.2;
  const holes = [-V, Q].flatMap((z) => [-C1 / 2, C1 / 2].map((y) => circle([y, z], R / 2)));
  const inside = Math.max(C1 / 2 - R * 1.2, R);
  return {
    ...{ kind: 'prism', name: 'side feet', paint: 'housing', place: { at: [0, 0, 0], x: Y, z: X } },
    outer: rectangle([-halfFoot, -V - edge], [halfFoot, Q + edge]),
    holes: [...holes, rectangle([-inside, -V + edge * 1.2], [inside, Q - edge * 1.2])],
    ...{ from: A / 2 - thickness, to: A / 2 },
  };
}
