import {
  type Configuration,
  type Extras,
  type FieldId,
  type Search,
  TEXT_FIELDS,
  type Values,
  withRestored,
} from '#product/configuration.ts';
import { upToDate } from '#product/drafts.ts';
import { toleranceSteps } from '#product/judgement/tolerated.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import { figuresOf, type SearchForm } from '#product/search-form.ts';
import { begin } from './history.ts';
import { asObject, Dropped, isBoolean, isNumber, isText } from './read-fields.ts';
import { emptyWizard, type WizardState } from './reducer.ts';

/** A configuration as it is stored: what the form holds besides lies beside the rest. */
type StoredConfiguration = Omit<Configuration, 'line' | 'extras'> & Readonly<Record<FieldId, unknown>>;

/** What the wizard keeps in client storage under the key `cpq_jie` (spec 001 §3). */
export interface PersistedWizard {
  readonly version: number;
  readonly currentStep: number;
  readonly configuration: StoredConfiguration;
  readonly detailConfig: StoredConfiguration | null;
  readonly lineId: string | null;
}

/** The wizard as it is stored; undo and redo are not. */
export function toPersisted(
  { currentStep, history, detailConfig, lineId }: WizardState,
  { drafts }: ProductLine,
): PersistedWizard {
  const configuration = toStored(history.present);
  return {
    version: drafts.version,
    currentStep,
    configuration,
    detailConfig: detailConfig && toStored(detailConfig),
    lineId,
  };
}

function toStored({ line: _line, extras, ...rest }: Configuration): StoredConfiguration {
  return { ...rest, ...extras };
}

/**
 * Reads what was stored of a line, whoever wrote it: a valid state, and the names of what could not be used. It never throws;
 * codes are judged by the release afterwards (`fitToRelease`).
 */
export function readPersisted(json: unknown, line: ProductLine): { state: WizardState; dropped: readonly string[] } {
  const empty = emptyWizard(line);
  if (json === undefined || json === null) return { state: empty, dropped: [] };
  const stored = upToDate(asObject(json), line.drafts);
  if (!stored) return { state: empty, dropped: ['version'] };
  const dropped = new Dropped();
  const configuration = readConfiguration(stored.configuration, line, dropped);
  const state: WizardState = {
    ...empty,
    currentStep: dropped.keep('currentStep', stored.currentStep, isStepOf(line), 0),
    history: begin(configuration),
    detailConfig: stored.detailConfig ? readConfiguration(stored.detailConfig, line, dropped) : null,
    lineId: dropped.keep<string | null>('lineId', stored.lineId, isText, null),
  };
  return { state, dropped: dropped.names };
}

function readConfiguration(json: unknown, line: ProductLine, dropped: Dropped): Configuration {
  const stored = asObject(json);
  const values = readValues(stored.values, dropped);
  const presets = Array.isArray(stored.presets) ? stored.presets.filter(isText) : [];
  const restored = Array.isArray(stored.restored) ? stored.restored.filter(isText) : [];
  const configuration: Configuration = {
    line: line.code,
    values,
    presets: presets.filter((field) => Object.hasOwn(values, field)),
    search: readSearch(stored.search, line.search, dropped),
    ...readTolerance(stored.tolerance, line, dropped),
    basicType: dropped.keep<CatalogueRow | null>('basicType', stored.basicType, line.isRow, null),
    extras: readExtras(stored, line, dropped),
    texts: readTexts(stored.texts, line, dropped),
    isDrawing: dropped.keep('isDrawing', stored.isDrawing, isBoolean, false),
  };
  const unsaid = restored.filter((field) => !Object.hasOwn(values, field));
  return withRestored(configuration, unsaid);
}

function readValues(json: unknown, dropped: Dropped): Values {
  const entries = Object.entries(asObject(json)).map(
    ([field, code]) => [field, dropped.keep(field, code, isText, '')] as const,
  );
  return Object.fromEntries(entries.filter(([, code]) => code !== ''));
}

function readSearch(json: unknown, form: SearchForm, dropped: Dropped): Search {
  const stored = asObject(json);
  const numbers = figuresOf(form).map(
    (field) => [field, dropped.keep<number | null>(field, stored[field], isNumber, null)] as const,
  );
  const toggles = Object.entries(form.toggles).map(([field, ways]) => {
    const isWay = (value: unknown): value is string => ways.some((way) => way === value);
    return [field, dropped.keep(field, stored[field], isWay, ways[0] ?? '')] as const;
  });
  return { ...form.empty, ...Object.fromEntries([...numbers, ...toggles]) };
}

function readTolerance(json: unknown, line: ProductLine, dropped: Dropped): Pick<Configuration, 'tolerance'> {
  const isStep = (value: unknown): value is number => isNumber(value) && toleranceSteps(line.rows).includes(value);
  const tolerance = dropped.keep<number | undefined>('tolerance', json, isStep, undefined);
  return tolerance === undefined ? {} : { tolerance };
}

function readExtras(stored: Readonly<Record<string, unknown>>, line: ProductLine, dropped: Dropped): Extras {
  const extras = Object.entries(line.extras).map(([field, is]) => {
    const isExtra = (value: unknown): value is string => isText(value) && is(value);
    return [field, dropped.keep<string | null>(field, stored[field], isExtra, null)] as const;
  });
  return { ...line.empty.extras, ...Object.fromEntries(extras) };
}

function readTexts(json: unknown, { empty }: ProductLine, dropped: Dropped): Configuration['texts'] {
  const stored = asObject(json);
  const texts = TEXT_FIELDS.map((field) => [field, dropped.keep(field, stored[field], isText, '')] as const);
  return { ...empty.texts, ...Object.fromEntries(texts) };
}

function isStepOf({ steps }: ProductLine): (value: unknown) => value is number {
  return (value): value is number => isNumber(value) && Number.isInteger(value) && value >= 0 && value < steps.length;
}
