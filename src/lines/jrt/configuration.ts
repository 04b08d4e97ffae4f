import type { Configuration, Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import { MODULE_INPUTS } from './fields/inputs.ts';
import { POWER_LABELS, powerMeaning } from './power-meaning.ts';
import type { BasicType } from './rows/basic-type.ts';
import { standardSpeed } from './rows/input-speed.ts';
import { USUAL_POLES } from './rows/usual-input-speed.ts';

/**
 * Numbers of step 2 that are no variables of the engine. The first four find rows of the catalogue (r/min, i, Nm, fB);
 * the others describe the customer's motor on a module: its speed in r/min, and the bore for its shaft in mm.
 */
export const SEARCH_NUMBERS = [
  'outputSpeed',
  'ratio',
  'outputTorque',
  'serviceFactor',
  'inputSpeed',
  'boreOnTheInputSide',
] as const;
export type SearchNumber = (typeof SEARCH_NUMBERS)[number];

/** What the person looks for by in step 2 (spec 001 §3: two toggles, each with its default first). */
export const SEARCH_TOGGLES = {
  speedOrRatio: ['outputSpeed', 'ratio'],
  powerOrTorque: ['motorPower', 'outputTorque'],
} as const;

/** The search of step 2. */
export type JrtSearch = {
  readonly [field in SearchNumber]: number | null;
} & {
  readonly speedOrRatio: (typeof SEARCH_TOGGLES)['speedOrRatio'][number];
  readonly powerOrTorque: (typeof SEARCH_TOGGLES)['powerOrTorque'][number];
  /** kW of the customer's motor on a module, where a search named it; the power of a motor of ours is a variable. */
  readonly motorPower: number | null;
};

/** A configuration of JRT, its row and its search with their columns. */
export interface JrtConfiguration extends Configuration {
  readonly search: JrtSearch;
  readonly basicType: BasicType | null;
  /** The custom colour as `#rrggbb` or `RAL6018`, kept apart from the colour `custom`. */
  readonly extras: { readonly customColor: string | null };
}

export const EMPTY_SEARCH: JrtSearch = {
  outputSpeed: null,
  ratio: null,
  outputTorque: null,
  serviceFactor: null,
  inputSpeed: null,
  boreOnTheInputSide: null,
  motorPower: null,
  speedOrRatio: 'outputSpeed',
  powerOrTorque: 'motorPower',
};

/** What rows of JRT are looked for by. */
export const JRT_SEARCH: SearchForm = {
  numbers: SEARCH_NUMBERS,
  toggles: SEARCH_TOGGLES,
  empty: EMPTY_SEARCH,
  followed: [
    'transmitTypes',
    'gearboxModel',
    'inputType',
    'motorType',
    'motorFrequency',
    'efficiencyClass',
    'durationFactor',
  ],
  chosen: ['inputModule', 'reduceUnitSize', 'motorPower', 'motorPoles', 'motorSize'],
  // Spec 001 §9.
  assumed: ['motorType', 'motorFrequency', 'efficiencyClass', 'durationFactor'],
  // The customer's shaft is no column of the catalogue.
  asked: [...SEARCH_NUMBERS.filter((field) => field !== 'boreOnTheInputSide'), 'motorPower'],
  // Of the customer's motor there is something to ask only on a module; the look-up refuses it elsewhere.
  askedWith: { inputSpeed: ['inputType', MODULE_INPUTS], motorPower: ['inputType', MODULE_INPUTS] },
  usualWith: { ratio: { motorPoles: String(USUAL_POLES) } },
  usualWithoutSpeed: { motorPoles: String(USUAL_POLES) },
  taken: takenFigures,
  named: (inputs, search) => ({
    motorPower: POWER_LABELS[powerMeaning(inputs, search as JrtSearch)],
  }),
  duty: ['durationFactor'],
  site: ['motorFrequency', 'motorVoltage'],
  limits: ['outputSpeed', 'ratio', 'outputTorque', 'serviceFactor'],
};

/** The configuration a wizard of JRT starts with. */
export const EMPTY_CONFIGURATION: JrtConfiguration = {
  line: 'JRT',
  values: {},
  presets: [],
  search: EMPTY_SEARCH,
  basicType: null,
  extras: { customColor: null },
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

/** A configuration as JRT's own: one of this line holds rows and searches of this line alone, which no type can say. */
export function asJrt(config: Configuration): JrtConfiguration {
  return config as JrtConfiguration;
}

/** The input speed of a customer's motor nobody named: that of the chosen row, else of the adapter's standard. */
function takenFigures(config: Configuration, { inputType }: Values): Values {
  const { basicType: row } = asJrt(config);
  const type = MODULE_INPUTS.find((module) => module === inputType);
  const speed = row?.route === 'module' ? row.inputSpeed : type && standardSpeed(type);
  return speed === undefined ? {} : { inputSpeed: String(speed) };
}
