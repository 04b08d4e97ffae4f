import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { FieldId } from '#product/configuration.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import { begunSample } from './begun-sample.ts';
import { pickOfRow, type SamplePick } from './picks.ts';
import { pairsOf } from './sample-pairs.ts';

/** The sample a product is configured from. */
export interface ConfiguredSample {
  readonly list: OfferedSamples;
  readonly pick: SamplePick;
  /** The fields samples do not have. */
  readonly leftOut: readonly FieldId[];
}

/**
 * A product line as it is configured from a sample: it begins with the sample, is saved with the sample's parameters and without the
 * fields samples do not have, and each item keeps a draft of its own (spec 001 §3).
 * @throws where the release contradicts the sample, which the check of the catalogue withdraws
 */
export function sampleContext(context: ProductContext, { list, pick, leftOut }: ConfiguredSample): ProductContext {
  const { line } = context;
  const empty = begunSample(pick, { chosen: {}, parameters: list.parameters }, context);
  if (empty === undefined) throw new Error(`The sample ${pick.sample.id} contradicts its release`);
  return {
    ...context,
    fields: context.fields.filter(({ id }) => !leftOut.includes(id)),
    line: {
      ...line,
      empty,
      drafts: { ...line.drafts, part: `${line.drafts.part}:${pick.sample.id}` },
      saved: {
        ...line.saved,
        write(config, standing, options) {
          const picked = config.basicType && pickOfRow(list, config.basicType.id);
          const sample = picked && pairsOf(list, picked, standing);
          return line.saved.write(config, standing, { ...options, ...(sample && { sample }) });
        },
      },
    },
  };
}
