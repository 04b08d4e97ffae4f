import type { BilingualText } from '#kernel/locale.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { holds } from '#product/expressions.ts';
import { FIGURES, type FigureName, type WarningDef, type WarningLevel } from '#product/warning.ts';
import { isWithinBound } from './within-bound.ts';

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
  standing: Values = resolvedValues(config, context),
): readonly Warning[] {
  if (Object.keys(standing).length === 0) return [];
  const figures: Figures = {
    of: (name) => context.line.figures[name]?.of(config, standing) ?? null,
    shown: (name, value) => context.line.figures[name]?.shown(value) ?? String(value),
  };
  return context.warnings.filter((def) => arises(def, config, standing, figures)).map((def) => warningOf(def, figures));
}

/** The figures of the line for one configuration. */
interface Figures {
  of(name: FigureName): number | null;
  shown(name: FigureName, value: number): string;
}

function arises({ when, row }: WarningDef, config: Configuration, standing: Values, figures: Figures): boolean {
  if (row?.length === 0 && !config.basicType) return false;
  const isBound = (row ?? []).every((bound) => isWithinBound(figures.of(bound.figure), bound));
  return isBound && holds(when, standing);
}

function warningOf({ id, source, level, text, fields }: WarningDef, figures: Figures): Warning {
  const fill = (template: string) => template.replace(PLACE, (place, name) => shown(name, figures) ?? place);
  return { id, rule: source, level, text: { zh: fill(text.zh), en: fill(text.en) }, fields };
}

function shown(name: string, figures: Figures): string | undefined {
  if (!isFigure(name)) return undefined;
  const value = figures.of(name);
  return value === null ? undefined : figures.shown(name, value);
}

function isFigure(name: string): name is FigureName {
  return FIGURES.some((figure) => figure === name);
}
