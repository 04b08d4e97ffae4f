import { drawn, MOTOR_PICTURES, picturesOf } from '#modules/drawings/domain/pictures.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import { arrangementScene, motorScene } from './motor-scene.ts';
import { pictureNameOf, shapeNamed, shapeOf } from './shape.ts';

/** The pictures of JD, by names such as `mounting/B35`. */
export const JD_PICTURES = picturesOf({
  ...MOTOR_PICTURES,
  mounting: (code) => drawn(arrangementScene(code)),
  product: (said) => {
    const shape = shapeNamed(said);
    return drawn(shape && motorScene(shape));
  },
});

/** The picture's name for each field whose options change what the motor looks like. */
const FIELDS: Readonly<Record<string, (code: string) => string | undefined>> = {
  supplyKind: (code) => pictureNameOf(shapeOf({ supplyKind: code })),
  mountingArrangement: (code) => `mounting/${code}`,
  boxLocation: (code) => pictureNameOf(shapeOf({ boxLocation: code })),
  outletNozzlePosition: (code) => `cable-entry/${code}`,
  shaftEnds: (code) => pictureNameOf(shapeOf(code === '2' ? { 'otherMotorOptions.2WE': 'yes' } : {})),
  brakes: () => 'motor/brake',
  releaseDevice: (code) => (code === 'HR' ? 'motor/brake-lever' : undefined),
  encoder: () => 'motor/encoder',
  coolingMethod: (code) => (code === 'IC416' ? 'motor/forced-fan' : undefined),
  'otherMotorOptions.C': () => 'motor/rain-cover',
  'otherMotorOptions.2WE': () => 'motor/second-shaft',
};

/** Values that stand for nothing to draw: not wanted, not applicable, not chosen. */
const NOTHING: readonly string[] = [NONE, HIDDEN, 'no', ''];

/** The name of the picture of an option, when it has one. */
export function pictureFor(field: string, code: string): string | undefined {
  if (NOTHING.includes(code)) return undefined;
  const name = FIELDS[field]?.(code);
  return name !== undefined && JD_PICTURES(name) ? name : undefined;
}
