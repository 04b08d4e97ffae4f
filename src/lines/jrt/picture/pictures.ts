import { assemblyScene, torqueArmScene } from '#modules/drawings/domain/assembly.ts';
import { gearDrive } from '#modules/drawings/domain/drive.ts';
import type { GearUnit } from '#modules/drawings/domain/gear-unit.ts';
import { mountingScene } from '#modules/drawings/domain/mounting-positions.ts';
import { drawn, MOTOR_PICTURES, picturesOf, sidePictures } from '#modules/drawings/domain/pictures.ts';
import { assemblyOf, unitOf } from './assembly-codes.ts';
import { inputScene } from './input-types.ts';
import { productScene } from './product-scene.ts';
import { shapeNamed } from './product-shape.ts';
import { arrangementScene } from './shaft-arrangements.ts';

/** The pictures of JRT, by names such as `mounting/K/M4`. */
export const JRT_PICTURES = picturesOf({
  ...MOTOR_PICTURES,
  ...sidePictures(sidedUnit),
  arrangement: (code) => drawn(arrangementScene(code)),
  gear: (letter) => {
    const unit = unitOf(letter);
    return drawn(unit && { solids: gearDrive(unit) });
  },
  product: (said) => drawn(productScene(shapeNamed(said))),
  input: (code) => drawn(inputScene(code)),
  assembly: (code) => {
    const found = assemblyOf(code);
    return drawn(found && assemblyScene(found.unit, found.assembly));
  },
  mounting: (letter, position) => {
    const unit = unitOf(letter);
    return drawn(unit && mountingScene(unit, position));
  },
  'torque-arm': (letter) => {
    const unit = sidedUnit(letter);
    return drawn(unit && torqueArmScene(unit));
  },
});

/** Units with two output sides: all but the coaxial one. */
function sidedUnit(letter: string): GearUnit | undefined {
  return letter === 'R' ? undefined : unitOf(letter);
}
