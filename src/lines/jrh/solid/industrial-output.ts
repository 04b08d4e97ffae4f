import type { Side } from '#lines/jrh/picture/assemblies.ts';
import { BORE, SHAFT_END } from '#lines/shared/solid/fits.ts';
import { standardKey } from '#lines/shared/solid/keyways.ts';
import { MissingLetter } from '#lines/shared/solid/read-letters.ts';
import { hubBodies, shaftBodies } from '#lines/shared/solid/shaft-bodies.ts';
import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { IndustrialHousing } from './industrial-housing.ts';
import { type Drawn, type IndustrialToDraw, OUTPUT_NAMES, outAt } from './unit-frame.ts';

/** What the output is, and on which sides it leaves. */
export interface OutputToDraw {
  readonly kind: string;
  readonly sides: readonly Side[];
}

/** The output: S solid with key, H hollow with keyway, D hollow with shrink disc. */
export function industrialOutput(
  unit: IndustrialToDraw,
  housing: IndustrialHousing,
  { kind, sides }: OutputToDraw,
): Drawn {
  const draw = KINDS[kind];
  if (draw === undefined) throw new MissingLetter(`JRH · ${unit.type}-${unit.size} · ${kind}`);
  return draw(unit, housing, sides);
}

type Draws = (unit: IndustrialToDraw, housing: IndustrialHousing, sides: readonly Side[]) => Drawn;

const KINDS: Readonly<Record<string, Draws>> = { S: solidOutput, H: keyedOutput, D: shrinkOutput };

/** From G2 on, where its shoulder is, the shaft d2 is free for l2. */
function solidOutput(unit: IndustrialToDraw, { cover }: IndustrialHousing, sides: readonly Side[]): Drawn {
  const { exact, fitted } = lettersOf(unit);
  const [d, l, G2] = [fitted('d2', SHAFT_END), exact('l2'), exact('G2')];
  const key = standardKey(unit.read, d, 'shaft', 'output key');
  const shaft = { d, l, l1: l * 0.08, l2: l * 0.84, ...key };
  return {
    bodies: sides.flatMap((side) => [
      collar(outAt(side, 0, 0), d * 0.62, [cover, G2]),
      ...shaftBodies(`output shaft ${side}`, outAt(side, 0, G2), shaft),
    ]),
    frames: sides.map((side) => ({ name: OUTPUT_NAMES[side], place: outAt(side, 0, G2) })),
  };
}

/** From end to end, with the keyway of the standard. */
function keyedOutput(unit: IndustrialToDraw): Drawn {
  const { exact, fitted } = lettersOf(unit);
  const [d, halfLength] = [fitted('D2', BORE), exact('G4')];
  const hub = { d, d1: d * 1.45, halfLength, ...standardKey(unit.read, d, 'hub', 'output key') };
  return {
    bodies: hubBodies('hollow shaft', outAt('front', 0, 0), hub),
    frames: (['front', 'rear'] as const).map((side) => ({
      name: OUTPUT_NAMES[side],
      place: outAt(side, 0, halfLength),
    })),
  };
}

/** The customer's shaft comes in from the output side by D3; on the other side, by D4, the disc ends at G5. */
function shrinkOutput(unit: IndustrialToDraw, { cover }: IndustrialHousing, sides: readonly Side[]): Drawn {
  const { exact, fitted } = lettersOf(unit);
  const [near, far, G4, G5] = [fitted('D3', BORE) / 2, fitted('D4', BORE) / 2, exact('G4'), exact('G5')];
  const [side = 'front'] = sides;
  const place = outAt(side, 0, 0);
  const wall = Math.max(near, far) * 1.4;
  const hub: Body = {
    ...{ kind: 'revolved', name: 'hollow shaft', paint: 'machined', place },
    profile: [
      [far, -G5],
      [wall, -G5],
      [wall, G4],
      [near, G4],
      ...(near === far
        ? []
        : ([
            [near, -cover],
            [far, -cover],
          ] as const)),
    ],
  };
  const width = (G5 - cover) * 0.55;
  return {
    bodies: [hub, shrinkDisc(place, [wall, wall * 1.7], [-G5 + width * 0.1, -G5 + width])],
    frames: [{ name: OUTPUT_NAMES[side], place: outAt(side, 0, G4) }],
  };
}

function lettersOf({ read, size, type }: IndustrialToDraw) {
  return read.part('JRH', `${type}-${size}`, 'unit', 'unit');
}

function shrinkDisc(
  place: Placement,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): Body {
  return {
    ...{ kind: 'revolved', name: 'shrink disc', paint: 'dark', place },
    profile: [
      [inner, from],
      [outer, from],
      [outer, to],
      [inner, to],
    ],
  };
}

/** The part of a shaft between its cover and its shoulder. */
export function collar(place: Placement, r: number, [from, to]: readonly [number, number]): Body {
  return {
    ...{ kind: 'revolved', name: 'shaft collar', paint: 'housing', place },
    profile: [
      [0, from],
      [r * 1.25, from],
      [r, to],
      [0, to],
    ],
  };
}
