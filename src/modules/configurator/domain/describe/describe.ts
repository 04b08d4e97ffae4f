import type { NamedAssignment } from '#engine/public.ts';
import { type Domains, domainsOf } from '#modules/configurator/domain/context/domains.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { applies, domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import { type Warning, warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { FieldDef, FieldValue } from '#product/field.ts';
import { BASIC_TYPE, flatConfiguration } from '#product/flat-configuration.ts';
import { missesDemand } from '#product/judgement/demand-checks.ts';
import { fallsShort, reserveOf } from '#product/judgement/reserve.ts';
import { stepOf } from '#product/line.ts';
import { isAskedAsFigure, togglesOf } from '#product/search-form.ts';
import type { LineStep } from '#product/step.ts';
import { type OpenPoint, openPointsOf } from './open-points.ts';

/**
 * `chosen` by the person or a preset; `implied`: nothing else is left; `default`: stands while nothing is chosen;
 * `available`; `excluded`: with what is chosen no complete product has it (see `explainOption`).
 */
export type OptionState = 'chosen' | 'implied' | 'default' | 'available' | 'excluded';

export interface OptionDescription extends FieldValue {
  /** What to choose: the field itself, or for an option of a list `field.CODE` with `yes`. */
  readonly variable: FieldId;
  readonly value: string;
  readonly state: OptionState;
}

export interface FieldDescription {
  readonly id: FieldId;
  readonly def: FieldDef;
  readonly options: readonly OptionDescription[];
  /** What the field holds or what stands in it; null where nothing does. A list field holds its codes joined by commas. */
  readonly value: string | null;
  /** Whether a field-change rule filled it in. */
  readonly isPreset: boolean;
  /** Whether it lost what was chosen and stands at the standard since, unconfirmed. */
  readonly isRestored: boolean;
  /** Whether it must still be chosen. */
  readonly isOpen: boolean;
}

export interface StepDescription {
  readonly number: number;
  readonly id: string;
  /** The fields that apply, in display order. */
  readonly fields: readonly FieldDescription[];
  readonly openPoints: readonly OpenPoint[];
  /** `attention`: something was entered that cannot stay so, or a drive that misses its demand was chosen; `open`: something is missing. */
  readonly state: 'done' | 'open' | 'attention';
}

export interface Description {
  readonly steps: readonly StepDescription[];
  readonly openPoints: readonly OpenPoint[];
  readonly isComplete: boolean;
  /** What is to be told about the product as it stands; it excludes nothing. */
  readonly warnings: readonly Warning[];
  /** What stands in every variable of the release: the product as it would be saved now. */
  readonly standing: NamedAssignment;
}

/**
 * What to show of a configuration, derived anew from it and the release each time (architecture §5).
 * @throws if the configuration contradicts the release; `fitToRelease` mends what comes from outside
 */
export function describe(config: Configuration, context: ProductContext): Description {
  const open = domainsOf(config, context);
  if (!open) throw new Error('The configuration contradicts its release');
  const standing = resolvedValues(config, context);
  const settled = domainsWithDefaults(config, standing, open, context);
  const held = flatConfiguration(config);
  const taken = context.line.search.taken?.(config, standing) ?? {};
  const view: View = { config, context, held, open, standing, settled, taken, judged: new Map() };
  const openPoints = openPointsOf({ config, standing, open, settled, context });
  const steps = context.line.steps.map((step) => describeStep(view, step, openPoints));
  const warnings = warningsOf(config, context, standing);
  return { steps, openPoints, isComplete: openPoints.length === 0, warnings, standing };
}

interface View {
  readonly config: Configuration;
  readonly context: ProductContext;
  /** All the form holds, as text. */
  readonly held: ReadonlyMap<FieldId, string>;
  readonly open: Domains;
  readonly standing: NamedAssignment;
  readonly settled: Domains;
  /** The figures that are taken for granted while none is named. */
  readonly taken: Values;
  /** What is possible, by what stands against the options. */
  readonly judged: Map<string, Domains>;
}

function describeStep(view: View, { number, id }: LineStep, all: readonly OpenPoint[]): StepDescription {
  const defs = view.context.fields
    .filter((def) => def.step === number)
    .map((def) => asAsked(view, def))
    .filter((def) => isShown(view, def));
  const openPoints = all.filter(({ step }) => step === number);
  return {
    number,
    id,
    fields: defs.map((def) => describeField(view, def, openPoints)),
    openPoints,
    state: holdsUnfitDrive(view, number) ? 'attention' : stateOf(openPoints),
  };
}

/** Whether a drive that misses its demand was chosen in a step: that is never shown as if all were well. */
function holdsUnfitDrive({ config, context: { line }, standing }: View, step: number): boolean {
  if (step !== stepOf(BASIC_TYPE, line)) return false;
  return fallsShort(reserveOf(config, line.rows)) || missesDemand(config, line.rows, standing);
}

function stateOf(openPoints: readonly OpenPoint[]): StepDescription['state'] {
  if (openPoints.length === 0) return 'done';
  return openPoints.every(({ code }) => code === 'field-missing' || code === 'basic-type-missing')
    ? 'open'
    : 'attention';
}

function describeField(view: View, def: FieldDef, openPoints: readonly OpenPoint[]): FieldDescription {
  return {
    id: def.id,
    def,
    options: optionsOf(view, def),
    value: shownValue(view, def),
    isPreset: view.config.presets.includes(def.id),
    isRestored: view.config.restored?.includes(def.id) ?? false,
    isOpen: openPoints.some(({ field }) => field === def.id),
  };
}

const FIGURES = new WeakMap<FieldDef, FieldDef>();

/** A variable that can only be a figure of the search, as such: its codes are then what is usual. */
function asAsked({ open, context, standing }: View, def: FieldDef): FieldDef {
  const { search } = context.line;
  const [variable = '', codes = []] = search.askedWith[def.id] ?? [];
  const isVariable = !def.modelled || open.possible(def.id).size > 1 || !open.possible(def.id).has(NOT_APPLICABLE);
  if (!isAskedAsFigure(def.id, isVariable, search) || !codes.includes(standing[variable] ?? '')) return def;
  const figure = FIGURES.get(def) ?? { ...def, kind: 'number', modelled: false };
  FIGURES.set(def, figure);
  return figure;
}

/** A field of the release is shown once it surely applies; any other by what stands in its condition. */
function isShown(view: View, def: FieldDef): boolean {
  if (def.shownWhen) {
    const [variable, codes] = def.shownWhen;
    return codes.includes(searchToggle(view, variable) ?? view.standing[variable] ?? '');
  }
  return !def.modelled || def.kind === 'multi' || applies(view.settled, def.id);
}

function searchToggle({ config, context }: View, variable: FieldId): string | undefined {
  return togglesOf(config.search, context.line.search)[variable];
}

function optionsOf(view: View, def: FieldDef): readonly OptionDescription[] {
  const stateOf = def.modelled ? modelledState(view, def) : formState(view, def);
  return def.values.map((option) => {
    const isListed = def.kind === 'multi';
    const variable = isListed ? `${def.id}.${option.code}` : def.id;
    const value = isListed ? 'yes' : option.code;
    return { ...option, variable, value, state: stateOf(variable, value) };
  });
}

type StateOf = (variable: FieldId, value: string) => OptionState;

function modelledState(view: View, def: FieldDef): StateOf {
  const { config, context, open, standing } = view;
  const judged = evaluatedDomains(view, def);
  return (variable, value) => {
    const chosen = config.values[variable];
    if (chosen === value) return 'chosen';
    const possible = open.possible(variable);
    if (possible.size === 1 && possible.has(value)) return 'implied';
    const isPreset = chosen !== undefined && config.presets.includes(variable);
    const offered = chosen === undefined || isPreset ? judged.possible(variable) : judged.alternatives(variable);
    if (!offered.has(value)) return 'excluded';
    return variable in context.defaults && standing[variable] === value ? 'default' : 'available';
  };
}

function formState(view: View, def: FieldDef): StateOf {
  const held = heldValue(view, def);
  const [code, state] = held === undefined ? [usualValue(view, def), 'default' as const] : [held, 'chosen' as const];
  return (_variable, value) => (value === code ? state : 'available');
}

/** What the form holds for a field that is no variable of the release. */
function heldValue(view: View, def: FieldDef): string | undefined {
  return searchToggle(view, def.id) ?? view.held.get(def.id);
}

/** What stands in such a field while nothing was said. */
function usualValue({ taken }: View, def: FieldDef): string | undefined {
  return taken[def.id] ?? def.usual;
}

/** What is possible with what stands against the options of a field; many fields share it. */
function evaluatedDomains({ config, context, judged }: View, def: FieldDef): Domains {
  const part = evaluatedConfiguration(config, def, context.line);
  const key = `${Object.keys(part.values).join()} ${part.basicType?.id}`;
  const known = judged.get(key) ?? domainsOf(part, context);
  if (!known) throw new Error('A part of a configuration contradicts the release');
  judged.set(key, known);
  return known;
}

function shownValue(view: View, def: FieldDef): string | null {
  if (!def.modelled) return heldValue(view, def) ?? usualValue(view, def) ?? null;
  if (def.kind === 'multi') {
    const ticked = def.values.filter(({ code }) => view.standing[`${def.id}.${code}`] === 'yes');
    return ticked.length > 0 ? ticked.map(({ code }) => code).join(',') : null;
  }
  const isUndecided = !isDecided(view, def);
  const value = view.standing[def.id] ?? NOT_APPLICABLE;
  return isUndecided || value === NOT_APPLICABLE ? null : value;
}

/** Whether what stands is more than the engine's first possible value; defaults of later steps do not decide step 1. */
function isDecided({ open, settled, context }: View, def: FieldDef): boolean {
  const decided = context.line.steps[def.step]?.kind === 'model' ? open : settled;
  return decided.possible(def.id).size === 1;
}
