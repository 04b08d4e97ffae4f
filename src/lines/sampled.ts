import type { ConfigurableCode } from './configurable.ts';

/** What the look-ups of a line's sample catalogue are called, and with what the last of them answers. */
export interface SampleLookUps {
  readonly name: string;
  /** The specification of the one item that was picked, or the rows of all that were. */
  readonly answers: 'specification' | 'basicTypes';
  /** What all its rows have, and a query may say for completeness. */
  readonly common?: Readonly<Record<string, string>>;
}

/** The lines with a sample catalogue, and what the specification says of its look-ups (spec 001 §7): so little that every page may know it. */
export const SAMPLE_LOOK_UPS = {
  JRT: { name: 'jrtLectoType', answers: 'specification' },
  JRW: {
    name: 'jrwLectoType',
    answers: 'basicTypes',
    common: { category: 'JRW', transmitTypes: 'right-angle' },
  },
} as const satisfies Partial<Readonly<Record<ConfigurableCode, SampleLookUps>>>;
/** The code of a line with a sample catalogue. */
export type SampledCode = keyof typeof SAMPLE_LOOK_UPS;

/** Their codes, the most usual first. */
export const SAMPLED: readonly [SampledCode, ...SampledCode[]] = ['JRT', 'JRW'];
