// @tests slow
import { describe, expect, it } from 'vitest';
import { open } from '#engine/public.ts';
import { JRT_CATALOGUE } from '#lines/jrt/catalogue.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedSampleFiles, shippedSamples } from '#testing/builders/shipped-samples.ts';
import { allowedValues } from './allowed-values.ts';
import { begunSample } from './begun-sample.ts';
import { allPicks } from './picks.ts';
import { pairsOf, sampleFault } from './sample-pairs.ts';

const release = buildJrtRelease(engineFacts(shippedCatalogue()));
const compiled = compileRelease(release.model, () => 0, JRT_CATALOGUE.compileOrder);
if (!compiled.ok) throw new Error('The shipped release compiles');
const context = productContext(open(compiled.artifact), release, JRT_LINE);
const list = shippedSamples();
const SHAFTS = new Map(shippedSampleFiles().items.records.map(({ cells }) => [cells.sample_id, cells.outputShaftSize]));

describe('every sample, in each of its efficiency classes and assembly types', () => {
  it('is a complete product that stands in the catalogue, on the shaft it is listed with', () => {
    for (const pick of allPicks(list)) {
      const { id, variants } = pick.sample;
      const own = allowedValues({ ...list, items: [{ ...pick.sample, variants: [pick.variant] }] }, {}, context);
      const assemblies = [...(own.get('builtInType') ?? [])];
      expect([id, assemblies.length > 1, variants.length]).toEqual([id, true, 2]);
      for (const builtInType of assemblies) {
        const chosen = { builtInType };
        const config = begunSample(pick, { chosen, parameters: list.parameters }, context);
        if (config === undefined) throw new Error(`${id} ${builtInType} contradicts the release`);
        const { standing, openPoints } = completenessOf(config, context);
        expect([id, builtInType, openPoints]).toEqual([id, builtInType, []]);
        const pairs = pairsOf(list, pick, standing);
        expect([id, sampleFault(list, pairs, { rowId: pick.variant.row.id, standing })]).toEqual([id, null]);
        if (standing.outputShaftSize !== '-') expect([id, standing.outputShaftSize]).toEqual([id, SHAFTS.get(id)]);
      }
    }
  });

  it('has all the values its line of the file lists', () => {
    const missing = allPicks(list).flatMap((pick) => {
      const own = allowedValues({ ...list, items: [{ ...pick.sample, variants: [pick.variant] }] }, {}, context);
      return Object.entries(pick.sample.allowed).flatMap(([key, codes]) =>
        codes.filter((code) => own.get(key)?.has(code) !== true).map((code) => `${pick.sample.id} ${key} ${code}`),
      );
    });
    expect(missing).toEqual([]);
  });
});
