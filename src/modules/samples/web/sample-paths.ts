import { SAMPLED, type SampledCode } from '#lines/sampled.ts';
import { isAtOrBelow } from '#web/paths.ts';
import { pathOfSamples } from '#web/saved-product-path.ts';

/** The line whose samples stand at an address; capitals do not matter, as they do not to the router. */
export function sampledAt(pathname: string): SampledCode | undefined {
  return SAMPLED.find((line) => isAtOrBelow(pathname, pathOfSamples(line)));
}
