import type { LineSamples } from '#product/samples/samples.ts';
import { JRT_SAMPLES } from './jrt/samples.ts';
import { JRW_SAMPLES } from './jrw/samples.ts';
import type { SampledCode } from './sampled.ts';

/** How the lines with a sample catalogue keep it. */
const SAMPLES: Readonly<Record<SampledCode, LineSamples>> = { JRT: JRT_SAMPLES, JRW: JRW_SAMPLES };

/** All of them. */
export const LINE_SAMPLES: readonly LineSamples[] = Object.values(SAMPLES);

/** How the sample catalogue of a line is kept; undefined for a line without one. */
export function samplesOfLine(line: string): LineSamples | undefined {
  return LINE_SAMPLES.find((samples) => samples.line === line);
}
