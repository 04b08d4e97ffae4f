import { JRT_OPTION_PICTURES } from './option-pictures.ts';

type Namer = (code: string, gear: string) => string | undefined;

/** Values that stand for nothing to draw: not wanted, not applicable, not chosen. */
const NOTHING: readonly string[] = ['none', '-', 'no', ''];

/** The picture's name for each field whose options change what the drive looks like (spec 001 §3). */
const FIELDS: Readonly<Record<string, Namer>> = {
  transmitTypes: (code) => `arrangement/${code}`,
  gearboxModel: (code) => `gear/${code}`,
  inputType: (code) => `input/${code}`,
  builtInType: (code) => `assembly/${code}`,
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

/** The name of the picture of an option, when it has one; some depend on the gear type. */
export function pictureFor(field: string, code: string, gear = ''): string | undefined {
  if (NOTHING.includes(code) && !NONE_IS_SHOWN.includes(field)) return undefined;
  const name = FIELDS[field]?.(code, gear);
  return name !== undefined && Object.hasOwn(JRT_OPTION_PICTURES, name) ? name : undefined;
}
