import type { z } from 'zod';
import type { basicTypeFilter } from '#modules/catalogue/contract.ts';
import type { SearchQuery } from '#modules/catalogue/domain/search/search-query.ts';
import type { ActiveRelease } from './active-release.ts';
import { gateOf, givenOf } from './given-choices.ts';

export type BasicTypeFilter = z.output<typeof basicTypeFilter>;

/** The catalogue search a look-up asks for; the domain refuses by name what has no meaning on the route. */
export function searchOfFilter(filter: BasicTypeFilter, release: ActiveRelease): SearchQuery {
  const {
    category: _category,
    motorSize,
    delta,
    ratioMin,
    ratioMax,
    outputSpeedMin,
    outputSpeedMax,
    outputTorqueMin,
    outputTorqueMax,
    serviceFactorMax,
    overhungLoadMin,
    massMax,
    given,
    ...filters
  } = filter;
  return {
    filters: { ...filters, motorFrame: motorSize },
    ranges: {
      ratio: { min: ratioMin, max: ratioMax },
      outputSpeed: { min: outputSpeedMin, max: outputSpeedMax },
      outputTorque: { min: outputTorqueMin, max: outputTorqueMax },
      serviceFactor: { max: serviceFactorMax },
      overhungLoad: { min: overhungLoadMin },
      mass: { max: massMax },
    },
    tolerance: delta,
    ...(given !== undefined && { given: givenOf(given, release), gate: gateOf(release) }),
  };
}
