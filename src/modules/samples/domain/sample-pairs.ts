import type { FieldId, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';
import type { SavedSampleParameter } from '#product/saved.ts';
import { type Picked, pickOfRow, type SamplePick } from './picks.ts';

/** What a saved sample says of its catalogue: every parameter with what stands in it (spec 001 §3, lectoTypeParamsValues). */
export function pairsOf(
  { parameters }: Pick<OfferedSamples, 'parameters'>,
  { variant }: SamplePick,
  standing: Values,
): readonly SavedSampleParameter[] {
  return parameters.flatMap(({ modelKey }) => {
    const code = variant.values[modelKey] ?? standing[modelKey];
    return code === undefined || code === HIDDEN ? [] : [{ modelKey, customerValues: [code] }];
  });
}

/** Why something is no product of the sample catalogue. */
export type SampleFault =
  /** Its row is none of the catalogue, or of none that is still in it. */
  | { readonly code: 'not-listed' }
  | { readonly code: 'unknown-parameter'; readonly field: FieldId }
  /** The sample is not to be had with it. */
  | { readonly code: 'value-outside'; readonly field: FieldId; readonly value: string }
  /** The parameters say something else than the configuration. */
  | { readonly code: 'contradiction'; readonly field: FieldId; readonly value: string };

/** What is wrong with a configuration that says it is a sample; null where all stands in the catalogue. */
export function sampleFault(
  list: Picked & Pick<OfferedSamples, 'parameters'>,
  pairs: readonly SavedSampleParameter[],
  { rowId, standing }: { readonly rowId: string; readonly standing: Values },
): SampleFault | null {
  const pick = pickOfRow(list, rowId);
  if (pick === undefined) return { code: 'not-listed' };
  const known = list.parameters.map(({ modelKey }) => modelKey);
  const unknown = pairs.find(({ modelKey }) => !known.includes(modelKey));
  if (unknown) return { code: 'unknown-parameter', field: unknown.modelKey };
  return outside(pick, known, standing) ?? contradiction(pick, pairs, standing);
}

function outside({ sample, variant }: SamplePick, known: readonly FieldId[], standing: Values): SampleFault | null {
  for (const field of known) {
    const value = standing[field];
    if (value === undefined || value === HIDDEN || variant.values[field] !== undefined) continue;
    if (sample.allowed[field]?.includes(value) === false) return { code: 'value-outside', field, value };
  }
  return null;
}

function contradiction(
  { variant }: SamplePick,
  pairs: readonly SavedSampleParameter[],
  standing: Values,
): SampleFault | null {
  for (const { modelKey: field, customerValues } of pairs) {
    const code = variant.values[field] ?? standing[field];
    const other = customerValues.find((value) => value !== code);
    if (other !== undefined) return { code: 'contradiction', field, value: other };
  }
  return null;
}
