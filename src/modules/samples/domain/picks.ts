import type { FieldId, Values } from '#product/configuration.ts';
import type { ListedSample, OfferedSamples, SampleVariant } from '#product/samples/samples.ts';

/** What of a sample catalogue is picked from. */
export type Picked = Pick<OfferedSamples, 'items'>;

/** A sample in one of its rows: what somebody takes. */
export interface SamplePick {
  readonly sample: ListedSample;
  readonly variant: SampleVariant;
}

/** Every sample in every row it has. */
export function allPicks({ items }: Picked): readonly SamplePick[] {
  return items.flatMap((sample) => sample.variants.map((variant) => ({ sample, variant })));
}

/** The sample a row of the catalogue belongs to, undefined where it is none. */
export function pickOfRow(list: Picked, rowId: string): SamplePick | undefined {
  return allPicks(list).find(({ variant }) => variant.row.id === rowId);
}

/** Whether the catalogue itself has nothing against the chosen values; what rules say is not asked. */
export function isListed({ sample, variant }: SamplePick, chosen: Values): boolean {
  return Object.entries(chosen).every(([key, code]) => {
    const own = variant.values[key];
    return own === undefined ? (sample.allowed[key]?.includes(code) ?? true) : own === code;
  });
}

/** What was chosen besides one parameter. */
export function besides(chosen: Values, key: FieldId): Values {
  const { [key]: _own, ...others } = chosen;
  return others;
}

/** What is chosen of a pick beside its row: what rules speak of. */
export function freeOf({ variant }: SamplePick, chosen: Values): Values {
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => variant.values[key] === undefined));
}
