import { JRW_OPTION_PICTURES } from './option-pictures.ts';

/** The picture's name for each field whose options change what the drive looks like. */
const FIELDS: Readonly<Record<string, (code: string) => string | undefined>> = {
  installationPosition: (code) => `mounting/${code}`,
  boxLocation: (code) => `terminal-box/${code}`,
  outletNozzlePosition: (code) => `cable-entry/${code}`,
  outputShaftType: (code) => `accessory/${code}`,
  flangeType: (code) => `accessory/${code}`,
  outputShaftPointing: (code) => `shaft-side/W/${code}`,
  flangePointing: (code) => `flange-side/W/${code}`,
  torqueArm: () => 'torque-arm/W',
  brakes: () => 'motor/brake',
  releaseDevice: (code) => (code === 'HR' ? 'motor/brake-lever' : undefined),
  encoder: () => 'motor/encoder',
  coolingMethod: (code) => (code === 'IC416' ? 'motor/forced-fan' : undefined),
  'otherMotorOptions.C': () => 'motor/rain-cover',
  'otherMotorOptions.2WE': () => 'motor/second-shaft',
};

/** What is left of the unit where a field says that there is no such part. */
const WITHOUT: Readonly<Record<string, string>> = {
  outputShaftType: 'accessory/PLAIN',
  flangeType: 'accessory/PLAIN',
};

/** The name of the picture of an option, when it has one. */
export function pictureFor(field: string, code: string): string | undefined {
  if (code === 'none') return WITHOUT[field];
  if (['-', 'no', ''].includes(code)) return undefined;
  const name = FIELDS[field]?.(code);
  return name !== undefined && Object.hasOwn(JRW_OPTION_PICTURES, name) ? name : undefined;
}
