import { type Assembly, assemblyScene, torqueArmScene } from '#modules/drawings/domain/assembly.ts';
import { GEAR_UNITS } from '#modules/drawings/domain/gear-unit.ts';
import { mountingScene } from '#modules/drawings/domain/mounting-positions.ts';
import { shaftSideScene } from '#modules/drawings/domain/output-sides.ts';
import { drawn, MOTOR_PICTURES, picturesOf, sidePictures } from '#modules/drawings/domain/pictures.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import { POSITION_TURNS, productScene } from './picture/product-picture.ts';

const UNIT = GEAR_UNITS.worm;

/** Accessories of the worm unit by their codes: flanges, plug-in shafts, torque arm. */
const ACCESSORIES: Readonly<Record<string, Assembly>> = {
  PLAIN: { shaft: 'keyed', foot: true },
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

/** The pictures of the worm units, by names such as `mounting/B3`. */
export const JRW_PICTURES = picturesOf({
  ...MOTOR_PICTURES,
  ...sidePictures(() => UNIT),
  accessory: (code) => drawn(accessoryScene(code)),
  mounting: (code) => drawn(mountingScene(UNIT, POSITION_TURNS[code] ?? '')),
  product: (said) => drawn(productScene(said)),
  'torque-arm': () => drawn(torqueArmScene(UNIT)),
});
