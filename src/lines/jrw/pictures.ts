import { type Assembly, assemblyScene, torqueArmScene } from '#modules/drawings/domain/assembly.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { mountingScene } from '#modules/drawings/domain/mounting-positions.ts';
import { shaftSideScene } from '#modules/drawings/domain/output-sides.ts';
import { drawn, MOTOR_PICTURES, picturesOf, sidePictures } from '#modules/drawings/domain/pictures.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';

const UNIT = GEAR_UNITS.worm;

/** Accessories of the worm unit by their codes: flanges, plug-in shafts, torque arm. */
const ACCESSORIES: Readonly<Record<string, Assembly>> = {
  FA: { shaft: 'keyed', foot: true, flange: 'B5' },
  FB: { shaft: 'keyed', foot: true, flange: 'B14' },
  SS: { shaft: 'solid', foot: true },
  ARM: { shaft: 'keyed', arm: true },
};

/** The worm unit with one accessory. */
function accessoryScene(code: string): Scene | undefined {
  if (code === 'DS') return shaftSideScene(UNIT, ['A', 'B']);
  const assembly = ACCESSORIES[code];
  return assembly && assemblyScene(UNIT, assembly);
}

/** Mounting positions by their own names: feet on the ground, above, on a wall; output shaft down or up. */
const POSITIONS: Readonly<Record<string, string>> = {
  B3: 'M1',
  B6: 'M4',
  B7: 'M2',
  B8: 'M3',
  V5: 'M5',
  V6: 'M6',
  M0: 'M0',
};

/** The pictures of the worm units, by names such as `mounting/B3`. */
export const JRW_PICTURES = picturesOf({
  ...MOTOR_PICTURES,
  ...sidePictures(() => UNIT),
  accessory: (code) => drawn(accessoryScene(code)),
  mounting: (code) => drawn(mountingScene(UNIT, POSITIONS[code] ?? '')),
  'torque-arm': () => drawn(torqueArmScene(UNIT)),
});
