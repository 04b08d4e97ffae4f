// @tests slow
import { describe, expect, it } from 'vitest';
import { open } from '#engine/public.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import { builtOf } from '#lines/jrw/catalogue.ts';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { JRW_SAMPLES } from '#lines/jrw/samples.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { shippedSampleFiles, shippedWormSamples } from '#testing/builders/shipped-samples.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { allowedValues } from './allowed-values.ts';
import { begunSample } from './begun-sample.ts';
import { allPicks, type SamplePick } from './picks.ts';
import { pairsOf, sampleFault } from './sample-pairs.ts';

const release = builtOf(shippedParts()).release();
const compiled = compileRelease(release.model, () => 0, catalogueOf('JRW').compileOrder);
if (!compiled.ok) throw new Error('The shipped release compiles');
const context = productContext(open(compiled.artifact), release, JRW_LINE);
const list = shippedWormSamples();
const BORES = new Map(
  shippedSampleFiles(JRW_SAMPLES).items.records.map(({ cells }) => [
    cells.sample_id,
    cells.hollowShaftSize_values?.split(';')[0],
  ]),
);
const allowedOf = (pick: SamplePick) =>
  allowedValues({ ...list, items: [{ ...pick.sample, variants: [pick.variant] }] }, {}, context);

describe('every sample of the worm units, on each of its input flanges', () => {
  it('is a complete product that stands in the catalogue with each value it may have', () => {
    for (const pick of allPicks(list)) {
      const { id } = pick.sample;
      const choices = [...allowedOf(pick)].flatMap(([key, codes]) =>
        pick.variant.values[key] === undefined ? [...codes].map((code) => ({ [key]: code })) : [],
      );
      for (const chosen of [{}, ...choices]) {
        const config = begunSample(pick, { chosen, parameters: list.parameters }, context);
        if (config === undefined) throw new Error(`${id} ${JSON.stringify(chosen)} contradicts the release`);
        const { standing, openPoints } = completenessOf(config, context);
        expect([id, chosen, openPoints]).toEqual([id, chosen, []]);
        const pairs = pairsOf(list, pick, standing);
        expect([id, sampleFault(list, pairs, { rowId: pick.variant.row.id, standing })]).toEqual([id, null]);
      }
    }
  });

  it('stands on the standard bore, which it is listed with first, until another is chosen', () => {
    for (const pick of allPicks(list)) {
      const config = begunSample(pick, { chosen: {}, parameters: list.parameters }, context);
      const bore = config && completenessOf(config, context).standing.hollowShaftSize;
      expect([pick.sample.id, bore]).toEqual([pick.sample.id, BORES.get(pick.sample.id)]);
    }
  });

  it('has all the values its line of the file lists', () => {
    const missing = allPicks(list).flatMap((pick) => {
      const own = allowedOf(pick);
      return Object.entries(pick.sample.allowed).flatMap(([key, codes]) =>
        codes.filter((code) => own.get(key)?.has(code) !== true).map((code) => `${pick.sample.id} ${key} ${code}`),
      );
    });
    expect(missing).toEqual([]);
  });
});
