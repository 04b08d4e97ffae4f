import type { z } from 'zod';
import type { basicTypeFilter } from '#modules/catalogue/contract.ts';
import type { SearchQuery } from '#modules/catalogue/domain/search-query.ts';

export type BasicTypeFilter = z.output<typeof basicTypeFilter>;

/** Gear types by arrangement of shafts (product decisions §2). */
const GEARBOX_MODELS_BY_ARRANGEMENT = { coaxial: ['R'], parallel: ['F'], 'right-angle': ['K', 'S'] } as const;

/** The catalogue search a look-up asks for; operating data without meaning on the module route are left out there. */
export function searchOfFilter(filter: BasicTypeFilter): SearchQuery {
  const ours = filter.inputType === 'motor' || filter.inputType === 'JCMC';
  return {
    filters: {
      gearboxModel:
        filter.gearboxModel ?? (filter.transmitTypes && GEARBOX_MODELS_BY_ARRANGEMENT[filter.transmitTypes]),
      reduceUnitSize: filter.reduceUnitSize,
      inputType: filter.inputType,
      inputModule: filter.inputModule,
      motorPower: filter.motorPower,
      motorPoles: ours ? filter.motorPoles : undefined,
      motorFrame: filter.motorSize,
      motorFrequency: ours ? filter.motorFrequency : undefined,
      efficiencyClass: ours ? filter.efficiencyClass : undefined,
      durationFactor: ours ? filter.durationFactor : undefined,
      motorType: ours ? filter.motorType : undefined,
      ratio: filter.ratio,
      outputSpeed: filter.outputSpeed,
      outputTorque: filter.outputTorque,
      serviceFactor: filter.serviceFactor,
      inputSpeed: ours ? undefined : filter.inputSpeed,
    },
    ranges: {
      ratio: { min: filter.ratioMin, max: filter.ratioMax },
      outputSpeed: { min: filter.outputSpeedMin, max: filter.outputSpeedMax },
      outputTorque: { min: filter.outputTorqueMin, max: filter.outputTorqueMax },
      serviceFactor: { max: filter.serviceFactorMax },
      overhungLoad: { min: filter.overhungLoadMin },
      mass: { max: filter.massMax },
    },
    tolerance: filter.delta,
  };
}
