import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import type { Configuration } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import { LISTED_FACTOR } from './fields/machines.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { USUAL_INPUT_SPEED, USUAL_SERVICE_FACTOR } from './rows/rows.ts';

/** Numbers of the second step that are no variables of the engine: r/min, i, r/min, kW, f1. */
export const SEARCH_NUMBERS = ['inputSpeed', 'outputSpeed', 'ratio', 'drivenPower', 'serviceFactor'] as const;
export type SearchNumber = (typeof SEARCH_NUMBERS)[number];

const TOGGLES = { speedOrRatio: ['outputSpeed', 'ratio'] } as const;

/** The search of the second step. */
export type IndustrialSearch = {
  readonly [field in SearchNumber]: number | null;
} & {
  readonly speedOrRatio: (typeof TOGGLES)['speedOrRatio'][number];
};

/** A configuration of JRH, its row and its search with their columns. */
export interface IndustrialConfiguration extends Configuration {
  readonly search: IndustrialSearch;
  readonly basicType: IndustrialRow | null;
}

export const EMPTY_SEARCH: IndustrialSearch = {
  inputSpeed: null,
  outputSpeed: null,
  ratio: null,
  drivenPower: null,
  serviceFactor: null,
  speedOrRatio: 'outputSpeed',
};

/** What rows of JRH are looked for by. */
export const JRH_SEARCH: SearchForm = {
  numbers: SEARCH_NUMBERS,
  toggles: TOGGLES,
  empty: EMPTY_SEARCH,
  followed: ['ambientTemperature', 'dutyCycle', 'cooling'],
  chosen: ['gearArrangement', 'stages', 'reduceUnitSize'],
  assumed: ['drivenMachine', 'hoursPerDay', LISTED_FACTOR, 'startsPerHour', 'ambientTemperature', 'dutyCycle'],
  unfolded: ['drivenMachine', 'hoursPerDay', LISTED_FACTOR],
  asked: SEARCH_NUMBERS,
  askedWith: {},
  taken: (config) => {
    const { basicType: row } = asIndustrial(config);
    return {
      inputSpeed: String(row?.inputSpeed ?? USUAL_INPUT_SPEED),
      serviceFactor: String(row?.assumedFactor ?? USUAL_SERVICE_FACTOR),
    };
  },
  duty: ['ambientTemperature', 'dutyCycle'],
  bearing: ['cooling', 'drivenMachine', 'hoursPerDay'],
  limits: ['outputSpeed', 'ratio', 'drivenPower', 'serviceFactor'],
};

/** The configuration a wizard of JRH starts with. */
export const EMPTY_CONFIGURATION: IndustrialConfiguration = {
  line: 'JRH',
  values: {},
  presets: [],
  search: EMPTY_SEARCH,
  basicType: null,
  extras: { [CUSTOM_COLOR]: null },
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

/** A configuration as JRH's own: one of this line holds rows and searches of this line alone, which no type can say. */
export function asIndustrial(config: Configuration): IndustrialConfiguration {
  return config as IndustrialConfiguration;
}
