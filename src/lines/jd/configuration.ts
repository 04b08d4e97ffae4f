import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import type { Configuration } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import type { MotorRow } from './row.ts';

/** A configuration of JD, its row and its search with their columns. */
export interface JdConfiguration extends Configuration {
  /** The rated speed that was asked for, r/min. */
  readonly search: { readonly motorSpeed: number | null };
  readonly basicType: MotorRow | null;
}

/** What motors are looked for by. */
export const JD_SEARCH: SearchForm = {
  numbers: ['motorSpeed'],
  toggles: {},
  empty: { motorSpeed: null },
  followed: ['motorFrequency', 'efficiencyClass'],
  chosen: ['motorPower', 'motorPoles', 'motorSize'],
  // Spec 001 §9.
  assumed: ['motorFrequency', 'efficiencyClass', 'durationFactor'],
  main: ['motorPower', 'motorPoles'],
  asked: ['motorSpeed'],
  askedWith: {},
  duty: [],
  limits: ['motorSpeed'],
};

/** The configuration a wizard of JD starts with. */
export const EMPTY_CONFIGURATION: JdConfiguration = {
  line: 'JD',
  values: {},
  presets: [],
  search: { motorSpeed: null },
  basicType: null,
  extras: { [CUSTOM_COLOR]: null },
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

/** A configuration as JD's own: one of this line holds rows and searches of this line alone, which no type can say. */
export function asJd(config: Configuration): JdConfiguration {
  return config as JdConfiguration;
}
