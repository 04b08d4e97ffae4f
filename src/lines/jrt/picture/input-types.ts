import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { motor } from '#modules/drawings/domain/motor.ts';
import { circle, rectangle } from '#modules/drawings/domain/outline.ts';
import { boltCircle } from '#modules/drawings/domain/output-parts.ts';
import type { FaceMark, Solid } from '#modules/drawings/domain/solid.ts';
import { cylinder, moveSolids, prism } from '#modules/drawings/domain/solid.ts';

const { input } = GEAR_UNITS.helical;
const { x, z } = input;

/** What stands on the input side, by the codes of the field inputType. */
const INPUTS: Readonly<Record<string, () => readonly Solid[]>> = {
  motor: () => motor({ x, z, accent: true }),
  JCMC: () => motor({ x, z, top: 'inverter' }),
  AD: solidShaft,
  AM: iecAdapter,
  AN: nemaAdapter,
  AQS: servoAdapter,
  none: bareInput,
};

/** What stands on the input side of a unit, where that is no motor of ours; the open input face for none. */
export function inputSolids(inputType: string, at: { readonly x: number; readonly z: number }): readonly Solid[] {
  return moveSolids([at.x - x, 0, at.z - z], INPUTS[inputType]?.() ?? []);
}

const accent = true;

/** Cover with a keyed input shaft. */
function solidShaft(): readonly Solid[] {
  return [
    cylinder('x', [x - 2.2, x], [0, z], 7, { accent, fromFace: boltCircle([0, z], 5.8, 0.5, 6) }),
    cylinder('x', [x - 6, x - 2.2], [0, z], 3.2, { accent, taper: 1 }),
    cylinder('x', [x - 14, x - 6], [0, z], 1.7, { accent }),
    prism('x', [x - 13, x - 8], rectangle([-0.45, 0.45], [z + 1.4, z + 2.1]), { accent }),
  ];
}

/** Lantern with a round B5 flange, four holes outside the pilot, hub with keyway. */
function iecAdapter(): readonly Solid[] {
  const holes = boltCircle([0, z], 8.8, 0.8, 4);
  return [
    cylinder('x', [x - 7, x], [0, z], 7.6, { accent, taper: -1.2 }),
    cylinder('x', [x - 8.8, x - 7], [0, z], 10.4, { accent, fromFace: [...holes, ...hub(7, 1.8)] }),
  ];
}

/** Lantern with a C face: small, the screws close round the raised register. */
function nemaAdapter(): readonly Solid[] {
  return [
    cylinder('x', [x - 7, x], [0, z], 6, { accent, taper: 0.6 }),
    cylinder('x', [x - 8.8, x - 7], [0, z], 8, { accent, fromFace: boltCircle([0, z], 6.6, 0.8, 4) }),
    cylinder('x', [x - 9.8, x - 8.8], [0, z], 5.2, { accent, fromFace: hub(4.2, 1.6) }),
  ];
}

/** Square servo flange with a clamping hub. */
function servoAdapter(): readonly Solid[] {
  const square = rectangle([-7.8, 7.8], [z - 7.8, z + 7.8], 1.2);
  const holes = [-5.9, 5.9].flatMap((u) => [-5.9, 5.9].map((v) => ({ hole: circle(u, z + v, 0.9), dark: true })));
  const slot: FaceMark = {
    line: [
      [0, z + 1.5],
      [0, z + 3.4],
    ],
  };
  const clamp: readonly FaceMark[] = [
    { hole: circle(0, z, 5.4) },
    { hole: circle(0, z, 3.4) },
    { hole: circle(0, z, 1.5), dark: true },
    slot,
  ];
  return [
    cylinder('x', [x - 4, x], [0, z], 6, { accent, taper: 0.8 }),
    prism('x', [x - 9, x - 4], square, { accent, fromFace: [...holes, ...clamp] }),
  ];
}

/** The open input face with the pinion's hole. */
function bareInput(): readonly Solid[] {
  const face: readonly FaceMark[] = [
    ...boltCircle([0, z], 5.9, 0.6, 6),
    { hole: circle(0, z, 4.2) },
    { hole: circle(0, z, 2.4), dark: true },
  ];
  return [cylinder('x', [x - 1, x], [0, z], 7, { accent, fromFace: face })];
}

function hub(pilot: number, bore: number): readonly FaceMark[] {
  return [
    { hole: circle(0, z, pilot) },
    { hole: circle(0, z, bore + 1.4) },
    { hole: circle(0, z, bore), dark: true },
    { hole: rectangle([-0.5, 0.5], [z + bore - 0.2, z + bore + 0.6]), dark: true },
  ];
}
