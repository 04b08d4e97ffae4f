import { describe, expect, it } from 'vitest';
import { openModel, whyNotNamed } from '#engine/public.ts';
import { buildJrtModel } from '#lines/jrt/build-model.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { searchCatalogue } from '#modules/catalogue/domain/search/search.ts';
import type { RowFilters } from '#product/row-query.ts';
import { shippedCatalogue, shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import { dutyLimits } from './duty-limits.ts';

const TABLE = shippedCatalogue();
const ENGINE = openModel(buildJrtModel(engineFacts(TABLE)));
const LIMITS = dutyLimits(TABLE);
const [LIMIT] = LIMITS;
if (LIMIT === undefined) throw new Error('The shipped catalogue has drives at the edge');
const { durationFactors, ...DRIVE } = LIMIT;
const [overloading = ''] = durationFactors;

function rowsIn(durationFactor: string): number {
  const { motorPower, motorPoles, motorSize, ...codes } = DRIVE;
  const filters: RowFilters = {
    ...codes,
    motorPower: Number(motorPower),
    motorPoles: Number(motorPoles),
    motorFrame: motorSize,
    serviceFactor: 0.8,
    durationFactor,
  };
  const found = searchCatalogue(shippedIndex(), { filters });
  return found.ok ? found.value.total : Number.NaN;
}

const chosen = { ...Object.fromEntries(Object.entries(DRIVE).map(([id, code]) => [id, [code]])), inputType: ['motor'] };

describe('a drive that a duty type overloads at every ratio', () => {
  it('is found in continuous duty and not in that one, as the search says', () => {
    expect([rowsIn('S1-100%') > 0, rowsIn(overloading)]).toEqual([true, 0]);
  });

  it('is refused that duty type by a rule that names the unit, and no other', () => {
    const conflict = whyNotNamed(ENGINE, chosen, 'durationFactor', overloading);
    expect(conflict?.rules.map(({ id }) => id)).toContain(
      `duty-bearable-for-${DRIVE.gearboxModel}${DRIVE.reduceUnitSize}`,
    );
    expect(whyNotNamed(ENGINE, chosen, 'durationFactor', 'S1-100%')).toBeUndefined();
  });

  it('is rare: the catalogue leaves most drives every duty type', () => {
    expect(LIMITS.length).toBeLessThan(100);
  });
});
