import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { JRT_STEP_IDS } from '#lines/jrt/steps.ts';
import {
  type Configuration,
  EMPTY_CONFIGURATION,
  SEARCH_NUMBERS,
  SEARCH_TOGGLES,
  type Search,
  TEXT_FIELDS,
  type Values,
} from './configuration.ts';
import { isHexColour } from './hex-colour.ts';
import { begin } from './history.ts';
import { asObject, Dropped, isBoolean, isNumber, isText } from './persisted/read-fields.ts';
import { isStoredRow } from './persisted/stored-row.ts';
import { EMPTY_WIZARD, type WizardState } from './reducer.ts';
import { STORED_VERSION, upToDate } from './saved-form-versions.ts';

/** What the wizard keeps in client storage under the key `cpq_jie`, a new configuration as `common` (spec 001 §3). */
export interface PersistedWizard {
  readonly version: number;
  readonly currentStep: number;
  readonly configuration: Configuration;
  readonly detailConfig: Configuration | null;
  readonly lineId: string | null;
}

/** The wizard as it is stored; undo and redo are not. */
export function toPersisted({ currentStep, history, detailConfig, lineId }: WizardState): PersistedWizard {
  return { version: STORED_VERSION, currentStep, configuration: history.present, detailConfig, lineId };
}

/**
 * Reads what was stored, whoever wrote it: a valid state, and the names of what could not be used. It never throws; codes
 * are judged by the release afterwards (`fitToRelease`).
 */
export function readPersisted(json: unknown): { state: WizardState; dropped: readonly string[] } {
  if (json === undefined || json === null) return { state: EMPTY_WIZARD, dropped: [] };
  const stored = upToDate(asObject(json));
  if (!stored) return { state: EMPTY_WIZARD, dropped: ['version'] };
  const dropped = new Dropped();
  const configuration = readConfiguration(stored.configuration, dropped);
  const state: WizardState = {
    ...EMPTY_WIZARD,
    currentStep: dropped.keep('currentStep', stored.currentStep, isStep, 0),
    history: begin(configuration),
    detailConfig: stored.detailConfig ? readConfiguration(stored.detailConfig, dropped) : null,
    lineId: dropped.keep<string | null>('lineId', stored.lineId, isText, null),
  };
  return { state, dropped: dropped.names };
}

function readConfiguration(json: unknown, dropped: Dropped): Configuration {
  const stored = asObject(json);
  const values = readValues(stored.values, dropped);
  const presets = Array.isArray(stored.presets) ? stored.presets.filter(isText) : [];
  return {
    values,
    presets: presets.filter((field) => Object.hasOwn(values, field)),
    search: readSearch(stored.search, dropped),
    basicType: dropped.keep<BasicType | null>('basicType', stored.basicType, isStoredRow, null),
    customColor: dropped.keep<string | null>('customColor', stored.customColor, isColour, null),
    texts: readTexts(stored.texts, dropped),
    isDrawing: dropped.keep('isDrawing', stored.isDrawing, isBoolean, false),
  };
}

function readValues(json: unknown, dropped: Dropped): Values {
  const entries = Object.entries(asObject(json)).map(
    ([field, code]) => [field, dropped.keep(field, code, isText, '')] as const,
  );
  return Object.fromEntries(entries.filter(([, code]) => code !== ''));
}

function readSearch(json: unknown, dropped: Dropped): Search {
  const stored = asObject(json);
  const empty: Search = EMPTY_CONFIGURATION.search;
  const numbers = SEARCH_NUMBERS.map(
    (field) => [field, dropped.keep<number | null>(field, stored[field], isNumber, null)] as const,
  );
  return {
    ...empty,
    ...Object.fromEntries(numbers),
    motorPower: dropped.keep<number | null>('motorPower', stored.motorPower, isNumber, null),
    speedOrRatio: dropped.keep('speedOrRatio', stored.speedOrRatio, isSpeedOrRatio, empty.speedOrRatio),
    powerOrTorque: dropped.keep('powerOrTorque', stored.powerOrTorque, isPowerOrTorque, empty.powerOrTorque),
  };
}

function readTexts(json: unknown, dropped: Dropped): Configuration['texts'] {
  const stored = asObject(json);
  const texts = TEXT_FIELDS.map((field) => [field, dropped.keep(field, stored[field], isText, '')] as const);
  return { ...EMPTY_CONFIGURATION.texts, ...Object.fromEntries(texts) };
}

function isStep(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value < JRT_STEP_IDS.length;
}

function isColour(value: unknown): value is string {
  return isText(value) && isHexColour(value);
}

function isSpeedOrRatio(value: unknown): value is Search['speedOrRatio'] {
  return SEARCH_TOGGLES.speedOrRatio.some((by) => by === value);
}

function isPowerOrTorque(value: unknown): value is Search['powerOrTorque'] {
  return SEARCH_TOGGLES.powerOrTorque.some((by) => by === value);
}
