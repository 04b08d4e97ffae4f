import type { FlangeForm } from '#lines/jrw/source/parts.ts';
import type { MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { ratedSpeed } from '#lines/shared/motor/rated-speed.ts';
import type { Motor } from '#lines/shared/motor/source/parts.ts';
import { radialLoad } from './radial-load.ts';
import { REFERENCE_SPEED } from './speed-points.ts';
import type { WormClass, WormRow } from './worm-row.ts';
import type { WormUnit } from './worm-unit.ts';

/** What stands at the input of a worm unit. */
export type WormInputPart =
  | {
      readonly type: 'motor' | 'JCMC';
      readonly motor: Motor;
      readonly form: FlangeForm;
      readonly frequency: MotorFrequency;
      readonly efficiencyClass: WormClass;
    }
  | { readonly type: 'AM'; readonly frame: string; readonly form: FlangeForm }
  | { readonly type: 'AD' | 'none' };

/** What is asked of a row besides what it is. */
export interface WormLoad {
  /** Factor of the duty type on the motor's usable power, 1 for S1. */
  readonly dutyFactor?: number;
  /** Power of the customer's motor, kW. */
  readonly power?: number;
  /** Torque the customer needs at the output, Nm; read where no power is named. */
  readonly torque?: number;
  /** Service factor a unit without motor keeps where neither is named, 1 if omitted. */
  readonly serviceFactor?: number;
}

/**
 * Computes one row from its parts (product §2), undefined where the unit is rated for no such speed: n2 = n1 / i exactly,
 * M2 = 9550 P eta / n2, fB = M2 max (n1) / M2. The speed is that of the customer's motor; one of ours has its own.
 */
export function wormRow(unit: WormUnit, input: WormInputPart, speed: number = REFERENCE_SPEED): WormRow | undefined {
  const inputSpeed = 'motor' in input ? ratedSpeed(input.motor, input.frequency) : speed;
  const rating = unit.ratingAt(inputSpeed);
  if (rating === undefined) return undefined;
  const outputSpeed = inputSpeed / unit.ratio;
  const torquePerPower = (9550 * rating.efficiency) / outputSpeed;
  const torque = 'motor' in input ? input.motor.power * torquePerPower : rating.torque;
  return {
    id: wormRowId(unit, input),
    gearboxModel: unit.type,
    reduceType: `JRW${unit.type}`,
    reduceUnitSize: unit.size,
    stages: unit.type === 'W' ? 1 : 2,
    ratio: unit.ratio,
    ratioParts: unit.ratioParts,
    ...inputFields(input),
    motorPower: 'motor' in input ? input.motor.power : torque / torquePerPower,
    inputSpeed,
    outputSpeed,
    outputTorque: torque,
    serviceFactor: rating.torque / torque,
    usableTorque: rating.torque,
    overhungLoad: radialLoad(unit.load, outputSpeed),
    mass: unit.mass + ('motor' in input ? input.motor.mass : 0),
    efficiency: rating.efficiency,
    ...unit.starting,
    origin: rating.origin,
    limit: unit.limit,
  };
}

/** A row under a load: a motor of ours pulls by its duty; a unit without one by what the customer asks of it. */
export function loadedWormRow(row: WormRow, load: WormLoad): WormRow {
  const outputTorque = loadOf(row, load);
  const motorPower = row.route === 'motor' ? row.motorPower : (row.motorPower * outputTorque) / row.outputTorque;
  return { ...row, motorPower, outputTorque, serviceFactor: row.usableTorque / outputTorque };
}

function loadOf(row: WormRow, { dutyFactor = 1, power, torque, serviceFactor = 1 }: WormLoad): number {
  if (row.route === 'motor') return row.outputTorque * dutyFactor;
  if (power !== undefined) return (row.outputTorque * power) / row.motorPower;
  return torque ?? row.usableTorque / serviceFactor;
}

function inputFields(input: WormInputPart) {
  if ('motor' in input) {
    const { type, motor, form, frequency, efficiencyClass } = input;
    return {
      route: 'motor',
      inputType: type,
      inputModule: null,
      inputFlange: form,
      motorPoles: motor.poles,
      motorFrame: motor.frame,
      motorFrequency: frequency,
      efficiencyClass,
    } as const;
  }
  return {
    route: 'module',
    inputType: input.type,
    inputModule: input.type === 'AM' ? `AM${input.frame}` : input.type === 'AD' ? 'AD' : null,
    inputFlange: input.type === 'AM' ? input.form : null,
    motorPoles: null,
    motorFrame: input.type === 'AM' ? input.frame : null,
    motorFrequency: null,
    efficiencyClass: null,
  } as const;
}

/**
 * The id of a row: stable over releases that keep the part, unique and URL-safe. Unit, ratio, of a pair its two ratios, then
 * the input: with a motor its class, frame, poles, kW and Hz.
 */
export function wormRowId({ type, size, ratio, ratioParts }: WormUnit, input: WormInputPart): string {
  const parts = ratioParts === null ? [] : [ratioParts];
  return [`${type}${size.replace('/', '.')}`, ratio, ...parts, inputId(input)].join('-');
}

function inputId(input: WormInputPart): string {
  if (!('motor' in input)) {
    return input.type === 'AM' ? `AM${input.frame}-${input.form}` : input.type === 'AD' ? 'AD' : '0';
  }
  const { type, motor, form, frequency, efficiencyClass } = input;
  const kind = type === 'JCMC' ? 'JC' : efficiencyClass;
  return `${kind}${motor.frame}${motor.poles}-${motor.power}-${frequency.slice(0, 2)}-${form}`;
}
