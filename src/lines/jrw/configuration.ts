import { CUSTOM_COLOR } from '#lines/shared/paint/colours.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import type { SearchForm } from '#product/search-form.ts';
import { isWormModule, WORM_MODULE_INPUTS } from './inputs.ts';
import { REFERENCE_SPEED } from './rows/speed-points.ts';
import type { WormRow } from './rows/worm-row.ts';

/** Numbers of the second step that are no variables of the engine: r/min, i, Nm, fB, and the speed of the customer's motor. */
export const SEARCH_NUMBERS = ['outputSpeed', 'ratio', 'outputTorque', 'serviceFactor', 'inputSpeed'] as const;
export type SearchNumber = (typeof SEARCH_NUMBERS)[number];

const TOGGLES = {
  speedOrRatio: ['outputSpeed', 'ratio'],
  powerOrTorque: ['motorPower', 'outputTorque'],
} as const;

/** The search of the second step. */
export type WormSearch = {
  readonly [field in SearchNumber]: number | null;
} & {
  readonly speedOrRatio: (typeof TOGGLES)['speedOrRatio'][number];
  readonly powerOrTorque: (typeof TOGGLES)['powerOrTorque'][number];
  /** kW of the customer's motor, where a search named it; the power of a motor of ours is a variable. */
  readonly motorPower: number | null;
};

/** A configuration of JRW, its row and its search with their columns. */
export interface WormConfiguration extends Configuration {
  readonly search: WormSearch;
  readonly basicType: WormRow | null;
}

export const EMPTY_SEARCH: WormSearch = {
  outputSpeed: null,
  ratio: null,
  outputTorque: null,
  serviceFactor: null,
  inputSpeed: null,
  motorPower: null,
  speedOrRatio: 'outputSpeed',
  powerOrTorque: 'motorPower',
};

const POWER_OF_CUSTOMER = text('电机功率（客户自备）', 'Power of your motor');
const POWER_NEEDED = text('所需输入功率', 'Input power needed');
const POWER_PERMITTED = text('允许输入功率', 'Permissible input power');

/** What rows of JRW are looked for by. */
export const JRW_SEARCH: SearchForm = {
  numbers: SEARCH_NUMBERS,
  toggles: TOGGLES,
  empty: EMPTY_SEARCH,
  followed: ['gearboxModel', 'inputType', 'motorType', 'motorFrequency', 'efficiencyClass', 'durationFactor'],
  chosen: ['inputModule', 'inputFlange', 'reduceUnitSize', 'ratioParts', 'motorPower', 'motorPoles', 'motorSize'],
  // Spec 001 §9.
  assumed: ['motorType', 'motorFrequency', 'efficiencyClass', 'durationFactor'],
  asked: [...SEARCH_NUMBERS, 'motorPower'],
  askedWith: { inputSpeed: ['inputType', WORM_MODULE_INPUTS], motorPower: ['inputType', WORM_MODULE_INPUTS] },
  taken: takenFigures,
  named: ({ inputType }, { motorPower = null, outputTorque = null }) =>
    isWormModule(inputType)
      ? {
          motorPower: motorPower !== null ? POWER_OF_CUSTOMER : outputTorque === null ? POWER_PERMITTED : POWER_NEEDED,
        }
      : {},
  duty: ['durationFactor'],
  limits: ['outputSpeed', 'ratio', 'outputTorque', 'serviceFactor'],
};

/** The configuration a wizard of JRW starts with. */
export const EMPTY_CONFIGURATION: WormConfiguration = {
  line: 'JRW',
  values: {},
  presets: [],
  search: EMPTY_SEARCH,
  basicType: null,
  extras: { [CUSTOM_COLOR]: null },
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

/** A configuration as JRW's own: one of this line holds rows and searches of this line alone, which no type can say. */
export function asWorm(config: Configuration): WormConfiguration {
  return config as WormConfiguration;
}

/** The input speed of a customer's motor nobody named: that of the chosen row, else the one units are rated at. */
function takenFigures(config: Configuration, { inputType }: Values): Values {
  const { basicType: row } = asWorm(config);
  if (row?.route === 'module') return { inputSpeed: String(row.inputSpeed) };
  return isWormModule(inputType) ? { inputSpeed: String(REFERENCE_SPEED) } : {};
}
