import { HIDDEN, NONE } from '#product/field.ts';
import { JD_OPTION_PICTURES } from './option-pictures.ts';

/** The picture's name for each field whose options change what the motor looks like. */
const FIELDS: Readonly<Record<string, (code: string) => string | undefined>> = {
  supplyKind: (code) => `supply/${code === 'JCMC' ? code : 'mains'}`,
  mountingArrangement: (code) => `mounting/${code}`,
  boxLocation: (code) => `terminal-box/${code}`,
  outletNozzlePosition: (code) => `cable-entry/${code}`,
  shaftEnds: (code) => `shaft-ends/${code}`,
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
  return name !== undefined && Object.hasOwn(JD_OPTION_PICTURES, name) ? name : undefined;
}
