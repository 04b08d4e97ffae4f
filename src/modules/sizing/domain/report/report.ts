import type { BilingualText } from '#kernel/locale.ts';
import { baseText, figureShown, written } from '#modules/sizing/domain/core/figure-shown.ts';
import type { Application, Finding, InputDef, InputValue, NumberInput } from '#modules/sizing/domain/core/model.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { holds, type TypedInput } from '#modules/sizing/domain/core/read-inputs.ts';
import { unitIn } from '#modules/sizing/domain/core/units.ts';
import {
  inputsOf,
  KEY_FIGURES,
  nameIn,
  type Sizing,
  type SizingQuery,
  type SizingStep,
} from '#modules/sizing/domain/sizing.ts';
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
}

/** What is printed of a machine: what was asked, what came out, and the drives that were judged for it. */
export function reportOf(
  application: Application,
  query: SizingQuery,
  { sizing, drives }: { readonly sizing: Sizing; readonly drives: readonly ReportDrive[] },
): SizingReport {
  const inputs = inputsOf(application).filter(({ when }) => holds(when, sizing.chosen));
  return {
    machine: application.name,
    picture: sketchSvg(application.sketch, new Set(inputs.map(({ id }) => id))),
    inputs: inputs.flatMap((def) => inputOf(def, application, { query, sizing })),
    results: KEY_FIGURES.flatMap((id) => sizing.steps.find((step) => step.id === id) ?? []),
    missing: sizing.missing.flatMap((id) => nameIn(application, id) ?? []),
    findings: sizing.checks.map(({ level, text }) => ({ level, text })),
    steps: sizing.steps,
    drives,
  };
}

function inputOf(
  def: InputDef,
  application: Application,
  { query, sizing }: { readonly query: SizingQuery; readonly sizing: Sizing },
): readonly ReportInput[] {
  const { [def.id]: typed } = query.inputs;
  const name = nameIn(application, def.id) ?? { zh: symbolOf(def.id), en: symbolOf(def.id) };
  const told = def.kind === 'number' ? figureOf(def, typed, query, sizing) : chosenOf(def, sizing.chosen);
  if (told === undefined) return [];
  return [{ name, symbol: def.kind === 'number' ? symbolOf(def.id) : '', ...told, isDefault: typed === undefined }];
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
