import { frameNumber } from '#lines/shared/motor/frames.ts';
import type { Values } from '#product/configuration.ts';
import type { FactPlaces } from '#product/line-facts.ts';
import type { DerivedCode, LinePrice } from '#product/prices.ts';

/** Below this power, kW, a motor is in no efficiency class (commerce §3). */
const LEAST_CLASSED_POWER = 0.12;
const NO_CLASS = '-';

/** The class a motor is listed in. */
const MOTOR_CLASS: DerivedCode = {
  fields: ['motorPower', 'efficiencyClass'],
  code: ({ motorPower, efficiencyClass }) => (Number(motorPower) < LEAST_CLASSED_POWER ? NO_CLASS : efficiencyClass),
};

/** What an encoder is read by: an incremental one by its interface, an absolute one by what it measures and how it speaks. */
const ENCODER_KIND: DerivedCode = {
  fields: ['electricalInterface', 'measurement', 'communicationInterface'],
  code(standing) {
    if (standing.encoder === 'incremental') return standing.electricalInterface;
    const { measurement, communicationInterface } = standing;
    return measurement && communicationInterface && `${measurement}/${communicationInterface}`;
  },
};

/** A motor of ours with what is fitted to it, but for the inverter, which each line asks for in its own way. */
export const MOTOR_PRICES: readonly LinePrice[] = [
  // Which frame it is follows from power, poles and class.
  { component: 'motor', key: ['motorPoles', 'motorPower', MOTOR_CLASS] },
  { component: 'motor_type', key: ['motorType'] },
  { component: 'brake', key: ['brakes'] },
  { component: 'release', key: ['releaseDevice', 'brakes'], isFitted: (standing) => standing.brakes !== 'none' },
  { component: 'braking_voltage', key: ['brakingVoltage'] },
  { component: 'encoder', key: ['encoder'], isFitted: (standing) => standing.encoder === 'none' },
  {
    component: 'encoder',
    key: ['encoder', ENCODER_KIND],
    isFitted: (standing) => standing.encoder !== 'none',
  },
  { component: 'resolution', key: ['resolutionRatio'] },
  { component: 'encoder_shaft', key: ['mechanicalSpecs'] },
  { component: 'wiring', key: ['wiringMethod'] },
  { component: 'cooling', key: ['coolingMethod'], frame: frameOf },
  { component: 'fan_voltage', key: ['independentFanVoltage'] },
  { component: 'voltage', key: ['motorVoltage'] },
  { component: 'thermal', key: ['motorThermalProtection'] },
  { component: 'insulation', key: ['insulationLevel'] },
  { component: 'protection', key: ['protectionClass'] },
  { component: 'approval', key: [], each: 'ulAuthen' },
  { component: 'other_motor', key: [], each: 'otherMotorOptions', frame: frameOf },
  { component: 'drive_option', key: [], each: 'vfdOptions' },
];

/** By what a motor of ours is told; below a certain power it is in no class, and few options go by its frame. */
export const MOTOR_FACTS: FactPlaces = {
  power: { field: 'motorPower' },
  poles: { field: 'motorPoles' },
  eff: { field: 'efficiencyClass', mayStayOpen: true },
  frame: { field: 'motorSize', mayStayOpen: true },
};

/** The inverter on the motor, where its field has the code for one. */
export function inverterPrice(field: string, code: string): LinePrice {
  return { component: 'jcmc', key: ['motorPower'], isFitted: (standing) => standing[field] === code };
}

/** Of a frame, or of a shaft height said alone. */
function frameOf({ motorSize = '' }: Values): number | null {
  return frameNumber(motorSize) ?? (SHAFT_HEIGHT.test(motorSize) ? Number(motorSize) : null);
}

const SHAFT_HEIGHT = /^\d{2,3}$/;
