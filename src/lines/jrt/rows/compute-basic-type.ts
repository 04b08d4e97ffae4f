import type { GearRatio, GearUnit, InputModule } from '#lines/jrt/source/parts.ts';
import type { EfficiencyClass, MotorFrequency } from '#lines/shared/motor/motor-codes.ts';
import { ratedSpeed, synchronousSpeed } from '#lines/shared/motor/rated-speed.ts';
import type { Motor } from '#lines/shared/motor/source/parts.ts';
import type { BasicType, GearboxModel } from './basic-type.ts';
import { basicTypeId } from './basic-type-id.ts';
import { INPUT_SPEED_MAX, speedFactor, standardSpeed, synchronousSpeedBehind } from './input-speed.ts';
import { gearTorque, moduleTorque, type UsableTorque } from './usable-torque.ts';

/** What stands at the input of a gear unit. */
export type InputPart =
  | { readonly type: 'motor' | 'JCMC'; readonly motor: Motor; readonly frequency: MotorFrequency }
  | { readonly type: 'module'; readonly module: InputModule }
  | { readonly type: 'none' };

/** What a search asks of the row: duty, and on the module route the customer's motor. */
export interface Load {
  /** Factor of the duty type on the motor's usable power, 1 for S1. */
  readonly dutyFactor?: number;
  /** Speed of the customer's motor on a module, r/min. */
  readonly inputSpeed?: number;
  /** Power of the customer's motor, kW. */
  readonly power?: number;
  /** Torque the customer needs at the output, Nm; read where no power is named. */
  readonly torque?: number;
  /** Service factor a module keeps where neither power nor torque is named, 1 if omitted. */
  readonly serviceFactor?: number;
}

/** The numbers of one row, unrounded: r/min, kW, Nm, kg. */
export interface Figures {
  readonly inputSpeed: number;
  readonly outputSpeed: number;
  readonly power: number;
  readonly outputTorque: number;
  readonly usableTorque: number;
  readonly serviceFactor: number;
  readonly mass: number;
  readonly limit: UsableTorque['limit'];
}

export interface BasicTypeParts {
  readonly model: GearboxModel;
  readonly unit: GearUnit;
  readonly gear: GearRatio;
  readonly input: InputPart;
  /** Read on the motor route only. */
  readonly efficiencyClass: EfficiencyClass;
  readonly load?: Load;
}

/**
 * Computes one row of the catalogue from its parts (product §2), null where the input does not fit the ratio.
 * n2 = n1 / i, Ma = 9550 P eta / n2, fB = usable torque / Ma.
 */
export function computeBasicType(parts: BasicTypeParts): BasicType | null {
  const { model, unit, gear, input } = parts;
  const figures = computeFigures(unit, gear, input, parts.load);
  if (figures === null) return null;
  return {
    id: basicTypeId(parts),
    gearboxModel: model,
    reduceType: `JRT${model}`,
    reduceUnitSize: gear.size,
    stages: gear.stages,
    ratio: gear.ratio,
    ...inputFields(input, parts.efficiencyClass),
    motorPower: figures.power,
    inputSpeed: figures.inputSpeed,
    inputSpeedMax: inputSpeedMaxOf(input),
    outputSpeed: figures.outputSpeed,
    outputTorque: figures.outputTorque,
    serviceFactor: figures.serviceFactor,
    usableTorque: figures.usableTorque,
    overhungLoad: gear.overhungLoad,
    ...(gear.isLoadDoubted && { overhungLoadIs: 'unconfirmed' }),
    mass: figures.mass,
    efficiency: gear.efficiency,
    limit: figures.limit,
    wormStage: gear.wormStage,
  };
}

/** The numbers of a row alone; see `computeBasicType`. */
export function computeFigures(unit: GearUnit, gear: GearRatio, input: InputPart, load: Load = {}): Figures | null {
  const usable = usableOf(gear, input);
  if (usable === null) return null;
  const speeds = speedsOf(input, load);
  const outputSpeed = speeds.input / gear.ratio;
  const usableTorque = usable.torque * speedFactor(speeds.synchronous);
  const { power, outputTorque } = loading(gear, input, load, outputSpeed, usableTorque);
  return {
    inputSpeed: speeds.input,
    outputSpeed,
    power,
    outputTorque,
    usableTorque,
    serviceFactor: usableTorque / outputTorque,
    mass: massOf(unit, gear, input),
    limit: usable.limit,
  };
}

function usableOf(gear: GearRatio, input: InputPart): UsableTorque | null {
  return input.type === 'module' ? moduleTorque(gear, input.module) : gearTorque(gear);
}

function speedsOf(input: InputPart, load: Load): { input: number; synchronous: number } {
  if (input.type === 'motor' || input.type === 'JCMC') {
    const synchronous = synchronousSpeed(input.motor.poles, input.frequency);
    return { input: ratedSpeed(input.motor, input.frequency), synchronous };
  }
  const inputSpeed = load.inputSpeed ?? assumedSpeed(input);
  return { input: inputSpeed, synchronous: synchronousSpeedBehind(inputSpeed) };
}

/** Speed assumed of the customer's motor: that of the standard of its adapter. */
export function assumedSpeed(input: InputPart): number {
  return standardSpeed(input.type === 'module' ? input.module.type : undefined);
}

/** What the module bears and the gears take (reference rule 30), r/min; null with a motor of ours, which has its own speed. */
export function inputSpeedMaxOf(input: InputPart): number | null {
  if (input.type === 'motor' || input.type === 'JCMC') return null;
  return input.type === 'module' ? Math.min(input.module.inputSpeedMax, INPUT_SPEED_MAX) : INPUT_SPEED_MAX;
}

function loading(gear: GearRatio, input: InputPart, load: Load, outputSpeed: number, usableTorque: number) {
  const torquePerPower = (9550 * gear.efficiency) / outputSpeed;
  if (input.type === 'motor' || input.type === 'JCMC') {
    const power = input.motor.power;
    return { power, outputTorque: power * (load.dutyFactor ?? 1) * torquePerPower };
  }
  if (load.power !== undefined) return { power: load.power, outputTorque: load.power * torquePerPower };
  const outputTorque = load.torque ?? usableTorque / (load.serviceFactor ?? 1);
  return { power: outputTorque / torquePerPower, outputTorque };
}

/** Gear unit and motor; with a module the printed mass with the smallest adapter. Approximate, kg. */
function massOf(unit: GearUnit, gear: GearRatio, input: InputPart): number {
  if (input.type === 'none') return unit.bareMass;
  if (input.type === 'module') return unit.adapterMass.get(gear.stages) ?? unit.bareMass;
  return unit.bareMass + input.motor.mass;
}

function inputFields(input: InputPart, efficiencyClass: EfficiencyClass) {
  if (input.type === 'motor' || input.type === 'JCMC') {
    return {
      route: 'motor',
      inputType: input.type,
      inputModule: null,
      motorPoles: input.motor.poles,
      motorFrame: input.motor.frame,
      frequency: input.frequency,
      efficiencyClass,
    } as const;
  }
  return {
    route: 'module',
    inputType: input.type === 'module' ? input.module.type : 'none',
    inputModule: input.type === 'module' ? input.module.code : null,
    motorPoles: null,
    motorFrame: input.type === 'module' ? input.module.frame : null,
    frequency: null,
    efficiencyClass: null,
  } as const;
}
