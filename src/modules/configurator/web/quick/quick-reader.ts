import { type Locale, textIn } from '#kernel/locale.ts';
import { CONFIGURABLE, type ConfigurableCode } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { readQuickly } from '#modules/configurator/domain/quick/read-quickly.ts';
import { columnOf } from '#product/column.ts';
import type { FieldId } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { ProductLine } from '#product/line.ts';
import { type DerivedSpeed, derivedSpeed } from '#product/quick-search/derived-speed.ts';
import { type LoadContradiction, loadContradiction } from '#product/quick-search/load-contradiction.ts';
import type { QuickPart, QuickReading } from '#product/quick-search/quick-reading.ts';

/** A quick search as the line understands it that makes most of it. */
export interface LineReading extends QuickReading {
  readonly line: ProductLine;
  readonly code: ConfigurableCode;
  /** The load that is said twice and differs; undefined where it does not. */
  readonly contradiction: LoadContradiction | undefined;
  /** The speed that is searched by as power and torque come to it. */
  readonly derived: DerivedSpeed | undefined;
}

/** Reads a quick search for the lines that can be configured. */
export type ReadQuickly = (typed: string) => LineReading;

/** Fetches what quick searches are read with: the definitions of the lines. */
export async function loadQuickReader(): Promise<ReadQuickly> {
  const lines = await Promise.all(CONFIGURABLE.map(async (code) => ({ code, line: await loadDefinition(code) })));
  return (typed) => {
    const best = readQuickly(typed, lines);
    const { line } = best;
    return { ...best, contradiction: loadContradiction(best, line), derived: derivedSpeed(best, line) };
  };
}

/** What a quick search is told to be searching for, where it stands in a sentence or on a chip. */
export interface PartWords {
  readonly unit: string;
  readonly input: string;
  readonly typeCode: string;
}

/** A part in words: what it is about and what it says of it, figures in the unit of the line. */
export function sayPart(
  part: QuickPart,
  { line }: Pick<LineReading, 'line'>,
  { words, locale }: { words: PartWords; locale: Locale },
): string {
  const { kind, text, field = '' } = part;
  const code = text.toUpperCase();
  if (kind === 'line') return code;
  if (kind === 'type-code') return `${words.typeCode} ${text}`;
  if (kind === 'unit') return `${words.unit} ${code}`;
  if (kind === 'input') return `${words.input} ${code}`;
  const name = nameOf(field, { line }, locale);
  if (kind !== 'figure') return `${name} ${optionOf(part, fieldOf(field, line), locale)}`;
  return [`${name} ${figureOf(part, field, line)}`, ...impliedBy(part, line, locale)].join(' · ');
}

/** What a field is called. */
export function nameOf(field: FieldId, { line }: Pick<LineReading, 'line'>, locale: Locale): string {
  const def = fieldOf(field, line);
  return def ? textIn(def.label, locale) : field;
}

/** The choices that follow from a figure: poles from n1. */
function impliedBy({ values }: QuickPart, line: ProductLine, locale: Locale): readonly string[] {
  return Object.entries(values).map(([field, code]) => `${nameOf(field, { line }, locale)} ${code}`);
}

function fieldOf(field: FieldId, { steps }: ProductLine): FieldDef | undefined {
  return steps.flatMap(({ fields }) => fields).find(({ id }) => id === field);
}

function figureOf({ figures }: QuickPart, field: FieldId, line: ProductLine): string {
  const figure = figureText({ written: 'listed' }, figures[field] ?? 0);
  const unit = columnOf(line.rows, field)?.unit;
  return unit === undefined ? figure : `${figure}\u00a0${unit}`;
}

function optionOf({ values, text }: QuickPart, def: FieldDef | undefined, locale: Locale): string {
  const [variable = '', held = ''] = Object.entries(values)[0] ?? [];
  const [, listed = held] = variable.split('.');
  const label = def?.values.find(({ code }) => code === listed)?.label;
  return label ? textIn(label, locale) : text;
}
