import type { CableEntry } from '#lines/shared/motor/motor-shown.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { circle, roundedRectangle } from '#modules/drawings/domain/solids/loop.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import type { PartReader } from './read-letters.ts';

/** Where cables come in, seen from above the box. */
const ENTRIES: Readonly<Record<CableEntry, Vec3>> = { X, '1': times(-1, Y), '2': times(-1, X), '3': Y };

/** The box on top of the motor, with its gland to the side of the cable entry: X to the gear unit, 1, 2 and 3 on from there. */
export function terminalBoxBodies(entry: CableEntry, height: string, AC: number, read: PartReader) {
  const rows = read.part('MOTOR', height, 'terminal box', 'terminal box');
  const AD = read.part('MOTOR', height, '', 'terminal box').mm('AD');
  const [X1, LB] = [rows.mm('X1'), rows.mm('LB')];
  const half = LB / 2;
  const low = AC * 0.42;
  const place: Placement = { at: [-X1, 0, 0], x: X, z: Z };
  const outward = ENTRIES[entry];
  const gland = LB * 0.12;
  const middle = low + (AD - low) * 0.4;
  const wall: Vec3 = [-X1 + outward[0] * half, outward[1] * half, middle];
  const bodies: readonly Body[] = [
    {
      ...{ kind: 'prism', name: 'terminal box', paint: 'motor', place, holes: [] },
      outer: roundedRectangle([-half, -half], [half, half], LB * 0.08),
      from: low,
      to: AD,
    },
    {
      ...{ kind: 'prism', name: 'cable gland', paint: 'dark', holes: [] },
      place: { at: wall, x: Z, z: outward },
      outer: circle([0, 0], gland),
      from: 0,
      to: gland * 2,
    },
  ];
  return { bodies, place: { at: wall, x: Z, z: outward } };
}
