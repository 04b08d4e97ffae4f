import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, Values } from './configuration.ts';

/** Something a configuration lacks, and where to mend it; the texts stand under `check.<code>`. */
export interface Finding {
  readonly code: string;
  readonly step: number;
  readonly field: string;
  /** The figures its text names, where it names any. */
  readonly figures?: BilingualText;
}

/** One validation of a line: judges what was chosen and what stands in every variable. */
export type Check = (config: Configuration, standing: Values) => Finding | null;

/** A validation of all lines; on which step its field stands each line says. */
export type CommonCheck = (config: Configuration, standing: Values) => Omit<Finding, 'step'> | null;
