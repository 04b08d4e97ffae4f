import type { Configuration, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { SearchForm } from '#product/search-form.ts';
import type { PlanetaryRow } from './rating/planetary-row.ts';
import { PRINTED_LOAD } from './rating/planetary-rows.ts';

/** The figures units are looked for by: r/min, r/min, i, Nm, fB, Nm. */
export const SEARCH_NUMBERS = [
  'inputSpeed',
  'outputSpeed',
  'ratio',
  'outputTorque',
  'serviceFactor',
  'peakTorque',
] as const;
export type SearchNumber = (typeof SEARCH_NUMBERS)[number];

const TOGGLES = { speedOrRatio: ['ratio', 'outputSpeed'] } as const;

export type PlanetarySearch = { readonly [field in SearchNumber]: number | null } & {
  readonly speedOrRatio: (typeof TOGGLES)['speedOrRatio'][number];
};

/** A configuration of JRP, its row and its search with their columns. */
export interface PlanetaryConfiguration extends Configuration {
  readonly search: PlanetarySearch;
  readonly basicType: PlanetaryRow | null;
}

/** A search in which nothing was asked. */
export const EMPTY_SEARCH: PlanetarySearch = {
  inputSpeed: null,
  outputSpeed: null,
  ratio: null,
  outputTorque: null,
  serviceFactor: null,
  peakTorque: null,
  // The table is one of ratios.
  speedOrRatio: 'ratio',
};

/** What planetary units are looked for by. */
export const JRP_SEARCH: SearchForm = {
  numbers: SEARCH_NUMBERS,
  toggles: TOGGLES,
  empty: EMPTY_SEARCH,
  followed: ['design', 'stages', 'lifetime'],
  chosen: ['reduceUnitSize', 'exactRatio'],
  assumed: ['lifetime'],
  unfolded: ['lifetime'],
  main: ['lifetime'],
  asked: SEARCH_NUMBERS,
  askedWith: {},
  taken: takenFigures,
  duty: ['lifetime'],
  limits: ['inputSpeed', 'outputSpeed', 'ratio', 'outputTorque', 'serviceFactor', 'peakTorque'],
};

/** The form's own text of the shaft end a customer asks for; there is no table of shaft ends. */
export const SHAFT_END = 'shaftEnd';
export const SHAFT_END_LABEL = text('所需轴伸（直径 x 长度，mm）', 'Shaft end wanted (diameter x length, mm)');

/** Diameter and length in mm, `140x250`. */
export function isShaftEnd(written: string): boolean {
  return /^\d{2,3}x\d{2,3}$/.test(written);
}

/** The configuration a wizard of JRP starts with. */
export const EMPTY_CONFIGURATION: PlanetaryConfiguration = {
  line: 'JRP',
  values: {},
  presets: [],
  search: EMPTY_SEARCH,
  basicType: null,
  extras: { [SHAFT_END]: null },
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

/** A configuration as JRP's own: one of this line holds rows and searches of this line alone, which no type can say. */
export function asPlanetary(config: Configuration): PlanetaryConfiguration {
  return config as PlanetaryConfiguration;
}

/** The input speed nobody named: that of the chosen row, else the one the table is printed at. */
function takenFigures(config: Configuration): Values {
  const { basicType } = asPlanetary(config);
  return { inputSpeed: String(basicType?.inputSpeed ?? PRINTED_LOAD.inputSpeed) };
}
