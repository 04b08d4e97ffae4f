import type { z } from 'zod';
import type { CitedRule, NamedChoices } from '#engine/public.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { Reasons, Repair } from '#modules/catalogue/domain/explain/explanation.ts';
import type { evaluation, evaluationRoutes } from '#modules/configurator/contract.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { AskedExplanation } from '#modules/configurator/domain/explain/explain-asked.ts';
import type { NearestOption } from '#modules/configurator/domain/explain/nearest-asked.ts';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import { rowCells } from '#product/column.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { serverTexts } from '#server/server-texts.ts';
import { existsDto } from './existence-answer.ts';
import type { Naming, Wording } from './wording.ts';

export type WaysOutDto = z.input<typeof evaluationRoutes.waysOut.result>;
type OptionDto = z.input<typeof evaluation>['steps'][number]['fields'][number]['options'][number];
type BecauseDto = NonNullable<OptionDto['because']>;
type RepairDto = NonNullable<OptionDto['waysOut']>[number];

const evaluations = serverTexts({ 'zh-cn': zh.evaluation, en: en.evaluation });
/** Of what the wizard asks beside the fields of the release. */
const names = serverTexts({ 'zh-cn': zh.field, en: en.field });

/** The name of a field in the asked language, as the wizard shows it. */
export function labelOf(field: string, { fields, locale }: Naming): string {
  const label = fields.get(field)?.label;
  return label ? textIn(label, locale) : names(locale, field);
}

/** An answer to what nothing is against. */
export const NOTHING_AGAINST: WaysOutDto = { because: null, nearest: [], waysOut: [], exists: null };

/** Why an option does not fit, the ways out, and where it exists if there is none. */
export function waysOutDto(
  explanation: AskedExplanation,
  wanted: { readonly field: string; readonly value: string },
  asked: AskedConfiguration,
  wording: Wording,
): Omit<WaysOutDto, 'nearest'> {
  const { rules, againstRow, repairs, exists } = explanation;
  const isRuled = rules.length > 0 || againstRow.length > 0;
  return {
    because: isRuled ? becauseDto(explanation, asked, wording) : null,
    waysOut: repairs.map((repair) => repairDto(repair, asked, wording)),
    exists: exists && existsDto(exists, optionText(wanted, wording), wording),
  };
}

/** The options of a field that can be had in place of one that cannot. */
export function nearestDto(
  nearest: readonly NearestOption[],
  field: string,
  asked: AskedConfiguration,
  wording: Wording,
): WaysOutDto['nearest'] {
  return nearest.map(({ value, repair }) => ({
    value,
    label: valueLabel(field, value, wording),
    wayOut: repairDto(repair, asked, wording),
  }));
}

/** An option by its field and its name: a bare 250 mm would say nothing. */
function optionText({ field, value }: { readonly field: string; readonly value: string }, wording: Wording): string {
  const def = wording.fields.get(field);
  const label = valueLabel(field, value, wording);
  if (def?.kind === 'multi') return label;
  const unit = def?.unit === undefined ? '' : `\u00a0${def.unit}`;
  return `${labelOf(field, wording)}\u00a0${label}${unit}`;
}

/** What stands against something: choices and rules. */
export function becauseDto(
  { choices, rules, againstRow }: Reasons,
  asked: AskedConfiguration,
  wording: Wording,
): BecauseDto {
  const involved = againstRow.length > 0 ? pick({ ...asked.choices }, againstRow) : choices;
  return {
    choices: [
      ...byField(involved).map(([field, codes]) => ({
        field,
        label: labelOf(field, wording),
        values: codes.map((code) => ({ value: code, label: valueLabel(field, code, wording) })),
        ofBasicType: againstRow.length === 0 && !(field in asked.choices) && field in asked.rowChoices,
      })),
      ...(againstRow.length > 0 && asked.row ? [rowAsChoice(asked.row.id, wording)] : []),
    ],
    rules: againstRow.length > 0 ? [rowRule(wording.locale)] : rules.map((rule) => ruleDto(rule, wording.locale)),
  };
}

function rowAsChoice(id: string, wording: Wording): BecauseDto['choices'][number] {
  return {
    field: BASIC_TYPE,
    label: labelOf(BASIC_TYPE, wording),
    values: [{ value: id, label: id }],
    ofBasicType: true,
  };
}

function rowRule(locale: Locale): BecauseDto['rules'][number] {
  return { id: 'basic-type-says-otherwise', reason: evaluations(locale, 'againstRow'), source: null };
}

function ruleDto({ id, reason, source }: CitedRule, locale: Locale): BecauseDto['rules'][number] {
  return { id, reason: textIn(reason, locale), source: source ?? null };
}

/** A repair as a request makes it: `set` over the choices, `drop` left out, and the row it takes. */
export function repairDto(repair: Repair, asked: AskedConfiguration, wording: Wording): RepairDto {
  const set = setByField(repair, asked);
  const given = new Map(byField(asked.choices));
  const changed = Object.entries(set).map(([field, value]) => ({
    field,
    label: labelOf(field, wording),
    from: shown(field, given.get(field) ?? (field in asked.rowChoices ? asked.rowChoices[field] : []), wording),
    to: shown(field, [value].flat(), wording),
  }));
  const lost = repair.drop.map((field) => ({
    field: fieldOf(field),
    label: labelOf(fieldOf(field), wording),
    from: field === BASIC_TYPE ? (asked.row?.id ?? null) : shown(field, given.get(fieldOf(field)), wording),
    to: field === BASIC_TYPE ? (repair.row?.id ?? null) : null,
  }));
  return {
    set,
    drop: [...repair.drop],
    clears: [],
    cost: repair.cost,
    changes: [...changed, ...lost],
    ...(repair.row && { basicType: rowCells(wording.search, repair.row) }),
  };
}

/** The changed fields as a request holds them: a list field with all its codes. */
function setByField({ set }: Repair, { choices }: AskedConfiguration): Record<string, string | string[]> {
  const all: Record<string, string | string[]> = {};
  for (const [variable, code] of Object.entries(set)) {
    const field = fieldOf(variable);
    if (field === variable) all[field] = code;
    else all[field] = ticked(field, { ...choices, ...toChoices(set) });
  }
  return all;
}

function toChoices(values: Readonly<Record<string, string>>): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([id, code]) => [id, [code]]));
}

function ticked(field: string, choices: NamedChoices): string[] {
  const prefix = `${field}.`;
  return Object.entries(choices).flatMap(([id, codes]) =>
    id.startsWith(prefix) && codes.includes('yes') ? [id.slice(prefix.length)] : [],
  );
}

/** Choices by field: the ticked options of a list are the codes of its field. */
function byField(choices: NamedChoices): (readonly [field: string, codes: readonly string[]])[] {
  const fields = [...new Set(Object.keys(choices).map(fieldOf))];
  return fields.map((field) => [field, choices[field] ?? ticked(field, choices)] as const);
}

/** The field a variable belongs to: that of an option of a list. */
export function fieldOf(variable: string): string {
  return variable.split('.')[0] ?? variable;
}

function valueLabel(field: string, code: string, { fields, locale }: Wording): string {
  const label = fields.get(field)?.values.find((value) => value.code === code)?.label;
  return label ? textIn(label, locale) : code;
}

function shown(field: string, codes: readonly string[] | undefined, wording: Wording): string | null {
  if (codes === undefined || codes.length === 0) return null;
  return codes.map((code) => valueLabel(field, code, wording)).join(', ');
}

function pick(choices: NamedChoices, fields: readonly string[]): NamedChoices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => fields.includes(id)));
}
