import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, FieldId, Values } from '#modules/configurator/domain/configuration.ts';
import type { ProductContext } from '#modules/configurator/domain/product-context.ts';
import { standingValues } from '#modules/configurator/domain/standing.ts';
import { FIGURES, type FigureName, type WarningDef, type WarningLevel } from '#product/warning.ts';
import { figureOf, isWithinBound, shownFigure } from './figures.ts';
import { holds } from './holds.ts';

/** Something to be told about a configuration; it excludes nothing. */
export interface Warning {
  readonly id: string;
  /** Where it comes from, such as `reference rule 25`. */
  readonly rule: string;
  readonly level: WarningLevel;
  /** What to say, its figures filled in. */
  readonly text: BilingualText;
  /** The fields beside which it is shown, the first one being the one to change. */
  readonly fields: readonly FieldId[];
}

const PLACE = /\{(\w+)\}/g;

/**
 * What is to be told about a configuration, in the order of the steps; judged by what stands in every variable and by
 * the figures of the chosen row.
 */
export function warningsOf(
  config: Configuration,
  context: ProductContext,
  standing: Values = standingValues(config, context),
): readonly Warning[] {
  if (Object.keys(standing).length === 0) return [];
  return context.warnings.filter((def) => arises(def, config, standing)).map((def) => warningOf(def, config, standing));
}

function arises({ when, row }: WarningDef, config: Configuration, standing: Values): boolean {
  if (row && !config.basicType) return false;
  const isBound = (row ?? []).every((bound) => isWithinBound(figureOf(bound.figure, config, standing), bound));
  return isBound && holds(when, standing);
}

function warningOf(def: WarningDef, config: Configuration, standing: Values): Warning {
  const fill = (text: string) => text.replace(PLACE, (place, name) => shown(name, config, standing) ?? place);
  const { id, source, level, text, fields } = def;
  return { id, rule: source, level, text: { zh: fill(text.zh), en: fill(text.en) }, fields };
}

function shown(name: string, config: Configuration, standing: Values): string | undefined {
  if (!isFigure(name)) return undefined;
  const value = figureOf(name, config, standing);
  return value === null ? undefined : shownFigure(name, value);
}

function isFigure(name: string): name is FigureName {
  return FIGURES.some((figure) => figure === name);
}
