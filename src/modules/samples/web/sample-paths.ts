import { generatePath } from 'react-router';
import { SAMPLED, type SampledCode } from '#lines/sampled.ts';
import { isAtOrBelow, PATHS } from '#web/paths.ts';

/** The parameter of the address of a catalogue that names the sample that is configured. */
export const ITEM = 'item';

/** The address of a line's sample catalogue. */
export function pathOfSamples(line: string): string {
  return generatePath(PATHS.samples, { line });
}

/** The address of one sample of it. */
export function pathOfSample(line: string, item: string): string {
  return `${pathOfSamples(line)}?${new URLSearchParams({ [ITEM]: item })}`;
}

/** The line whose samples stand at an address; capitals do not matter, as they do not to the router. */
export function sampledAt(pathname: string): SampledCode | undefined {
  return SAMPLED.find((line) => isAtOrBelow(pathname, pathOfSamples(line)));
}
