import type { BilingualText } from '#kernel/locale.ts';
import { baseText, figureShown, written } from '#modules/sizing/domain/core/figure-shown.ts';
import type { Application, Finding, InputDef, InputValue, NumberInput } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { holds, type TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { unitIn } from '#modules/sizing/domain/core/units.ts';
import { energyNote } from '#modules/sizing/domain/energy-note.ts';
import { changeText, moversOf, type Sensitivity } from '#modules/sizing/domain/sensitivity.ts';
import {
  inputsOf,
  KEY_FIGURES,
  nameIn,
  type Sizing,
  type SizingQuery,
  type SizingStep,
} from '#modules/sizing/domain/sizing.ts';
import type { Pair } from '#modules/sizing/domain/worst/pairs.ts';
import type { WorstCase, WorstFigure } from '#modules/sizing/domain/worst/worst-case.ts';
import type { SheetText } from '#product/sheet.ts';
import type { ReportDrive } from './report-drives.ts';
import { REPORT_WORDS } from './report-words.ts';
import { sketchSvg } from './sketch-svg.ts';

/** A figure or a choice of the report: what nobody filled in is told as the default. */
export interface ReportInput {
  readonly name: BilingualText;
  readonly symbol: string;
  readonly value: SheetText;
  readonly unit: string;
  readonly isDefault: boolean;
}

/** The sizing of a machine as it is printed: plain data, in both languages. */
export interface SizingReport {
  readonly machine: BilingualText;
  /** SVG. */
  readonly picture: string;
  readonly inputs: readonly ReportInput[];
  readonly results: readonly SizingStep[];
  readonly missing: readonly BilingualText[];
  readonly findings: readonly Pick<Finding, 'level' | 'text'>[];
  readonly steps: readonly SizingStep[];
  readonly drives: readonly ReportDrive[];
  /** Where inputs have second values: what these make of the results they change. */
  readonly worst: readonly WorstFigure[] | undefined;
  /** The results that inputs move, each with those that move it most. */
  readonly moved: readonly ReportMoved[];
  /** What energy and CO₂ of a year assume. */
  readonly energy: BilingualText | undefined;
}

/** A result, and the inputs that move it most when each alone is 10 % smaller and larger. */
export interface ReportMoved {
  readonly result: BilingualText;
  readonly movers: readonly {
    readonly name: BilingualText;
    readonly symbol: string;
    readonly isDefault: boolean;
    readonly down: string;
    readonly up: string;
  }[];
}

/** What came out for a machine. */
interface Outcome {
  readonly sizing: Sizing;
  readonly worst?: WorstCase | undefined;
  readonly drives: readonly ReportDrive[];
}

/** What is printed of a machine: what was asked, what came out, and the drives that were judged for it. */
export function reportOf(
  application: Application,
  query: SizingQuery,
  { sizing, worst, drives }: Outcome,
): SizingReport {
  const inputs = inputsOf(application).filter(({ when }) => holds(when, sizing.chosen));
  return {
    machine: application.name,
    picture: sketchSvg(application.sketch, new Set(inputs.map(({ id }) => id))),
    inputs: inputs.flatMap((def) => inputOf(def, application, { query, sizing, worst })),
    results: KEY_FIGURES.flatMap((id) => sizing.steps.find((step) => step.id === id) ?? []),
    missing: sizing.missing.flatMap((id) => nameIn(application, id) ?? []),
    findings: [...sizing.checks, ...(worst?.checks ?? [])].map(({ level, text }) => ({ level, text })),
    steps: sizing.steps,
    drives,
    worst: worst?.figures,
    moved: moversOf(application, query, sizing).map(({ result, movers }) => ({
      result: resultName(result, sizing),
      movers: movers.map((one) => moverOf(application, one)),
    })),
    energy: energyNote(sizing, query.inputs),
  };
}

/** `Output torque M_2`. */
function resultName(id: string, { steps }: Sizing): BilingualText {
  const { name = { zh: '', en: '' }, symbol = symbolOf(id) } = steps.find((step) => step.id === id) ?? {};
  return { zh: `${name.zh} ${symbol}`.trim(), en: `${name.en} ${symbol}`.trim() };
}

function moverOf(application: Application, { input: { id }, isDefault, down, up }: Sensitivity) {
  const symbol = symbolOf(id);
  const name = nameIn(application, id) ?? { zh: symbol, en: symbol };
  return { name, symbol, isDefault, down: changeText(down), up: changeText(up) };
}

function inputOf(
  def: InputDef,
  application: Application,
  { query, sizing, worst }: { readonly query: SizingQuery } & Omit<Outcome, 'drives'>,
): readonly ReportInput[] {
  const { [def.id]: typed } = query.inputs;
  const name = nameIn(application, def.id) ?? { zh: symbolOf(def.id), en: symbolOf(def.id) };
  const told = def.kind === 'number' ? figureOf(def, typed, query, sizing) : chosenOf(def, sizing.chosen);
  if (told === undefined) return [];
  const pair = worst?.pairs.find(({ input }) => input.id === def.id);
  return [
    {
      name,
      symbol: def.kind === 'number' ? symbolOf(def.id) : '',
      ...told,
      ...bothOf(pair),
      isDefault: typed === undefined,
    },
  ];
}

/** Of an input with two values both, each with its unit. */
function bothOf(pair: Pair | undefined): Partial<Pick<ReportInput, 'value' | 'unit'>> {
  return pair === undefined ? {} : { value: pair.texts.join(' / '), unit: '' };
}

/** As it was typed where the units are those of the reader, else worked out from it; of what was left empty what stands for it. */
function figureOf(
  def: NumberInput,
  typed: TypedInput | undefined,
  { inputs, unit = 'si' }: SizingQuery,
  { values: { [def.id]: assumed } }: Sizing,
): Pick<ReportInput, 'value' | 'unit'> | undefined {
  const of = { unit: unitIn(unit, def.unit) };
  const shown = typed === undefined ? undefined : figureShown(def, { inputs, unit });
  if (shown !== undefined) return { ...of, value: written(shown) };
  return assumed === undefined ? undefined : { ...of, value: baseText(def, unit, assumed) };
}

function chosenOf(
  def: Exclude<InputDef, { kind: 'number' }>,
  chosen: Readonly<Record<string, InputValue>>,
): Pick<ReportInput, 'value' | 'unit'> {
  const { [def.id]: value = def.def } = chosen;
  if (def.kind === 'choice') {
    return { value: def.options.find(({ code }) => code === value)?.name ?? String(value), unit: '' };
  }
  if (typeof value === 'boolean') return { value: value ? REPORT_WORDS.yes : REPORT_WORDS.no, unit: '' };
  const masses = Array.isArray(value) ? value : [];
  return { value: masses.map(([mass, radius]) => `${mass} kg × ${radius} mm`).join('; ') || '–', unit: '' };
}
