import { both } from './core/define.ts';
import { classInDuty } from './duty.ts';
import { classOfMass, type FactorDemand, requiredFactor, type Work, worseClass } from './service-factor.ts';

/** What the factor of a drive follows from: the class of the machine, its duty, and the inertia it moves. */
export interface FactorOf extends Work {
  /** f_a; left out, nothing is made of it. */
  readonly massFactor?: number;
  readonly duty?: string;
  /** An inverter whose ramp keeps the torque at the output below 1.5 times the load: its inertia does not raise the class. */
  readonly isRamped?: boolean;
}

/** The service factor a drive needs at a machine (sizing notes §4): by the worse of the class of the machine and that of its inertia. */
export function factorDemand({ massFactor, duty = 'S1', isRamped = false, ...work }: FactorOf): FactorDemand {
  const inDuty = classInDuty(work.loadClass, duty);
  if (massFactor === undefined || isRamped) return requiredFactor({ ...work, loadClass: inDuty });
  const byMass = classOfMass(massFactor, work.kind);
  if (byMass === undefined) return { kind: 'enquire', why: TOO_INERT };
  return requiredFactor({ ...work, loadClass: worseClass(inDuty, byMass) });
}

const TOO_INERT = both(
  '惯量比大于 10，请询价',
  'The load has more than ten times the inertia of the motor: please enquire',
);
