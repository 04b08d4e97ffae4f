import { pictureNamed } from './pictures.ts';

/** What else must be known to draw an option: the gear type R F K S, or the worm series by its category JRW. */
export interface PictureContext {
  readonly gearboxModel?: string;
  readonly category?: string;
}

type Namer = (code: string, gear: string) => string | undefined;

/** Values that stand for nothing to draw: not wanted, not applicable, not chosen. */
const NOTHING: readonly string[] = ['none', '-', 'no', ''];

/** The picture's name for each field whose options change what the drive looks like (spec 001 §3). */
const FIELDS: Readonly<Record<string, Namer>> = {
  transmitTypes: (code) => `arrangement/${code}`,
  gearboxModel: (code) => `gear/${code}`,
  inputType: (code) => `input/${code}`,
  builtInType: (code, gear) => (gear === 'W' ? `accessory/${code}` : `assembly/${code}`),
  outputShaftType: (code) => `accessory/${code}`,
  installationPosition: (code, gear) => `mounting/${gear}/${code}`,
  boxLocation: (code) => `terminal-box/${code}`,
  outletNozzlePosition: (code) => `cable-entry/${code}`,
  outputShaftPointing: (code, gear) => `shaft-side/${gear}/${code}`,
  flangePointing: (code, gear) => `flange-side/${gear}/${code}`,
  torqueArm: (_code, gear) => `torque-arm/${gear}`,
  brakes: () => 'motor/brake',
  releaseDevice: (code) => (code === 'HR' ? 'motor/brake-lever' : undefined),
  encoder: () => 'motor/encoder',
  coolingMethod: (code) => (code === 'IC416' ? 'motor/forced-fan' : undefined),
  'otherMotorOptions.C': () => 'motor/rain-cover',
  'otherMotorOptions.2WE': () => 'motor/second-shaft',
};

/** Fields in which "none" is itself something to show: the open input side. */
const NONE_IS_SHOWN: readonly string[] = ['inputType'];

/** The name of the picture for an option value, when it has one. */
export function pictureFor(fieldId: string, valueCode: string, context: PictureContext = {}): string | undefined {
  if (NOTHING.includes(valueCode) && !NONE_IS_SHOWN.includes(fieldId)) return undefined;
  const gear = context.category === 'JRW' ? 'W' : (context.gearboxModel ?? '');
  const name = FIELDS[fieldId]?.(valueCode, gear);
  return name !== undefined && pictureNamed(name) ? name : undefined;
}
