import { createContext, useContext } from 'react';
import type { SampledCode } from '#lines/sampled.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';

/** What the page of a sample has beside the wizard it stands in. */
export interface SampleView {
  readonly code: SampledCode;
  readonly list: OfferedSamples;
  /** How many of a new configuration are added to the list. */
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
}

export const SampleViewContext = createContext<SampleView | null>(null);

/** The page of the sample around a component. */
export function useSampleView(): SampleView {
  const view = useContext(SampleViewContext);
  if (view === null) throw new Error('This component belongs onto the page of a sample');
  return view;
}
