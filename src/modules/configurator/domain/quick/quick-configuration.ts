import type { Cleared } from '#modules/configurator/domain/change/outcome.ts';
import { fitToRelease } from '#modules/configurator/domain/change/reconcile.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { columnOf } from '#product/column.ts';
import { type Configuration, type FieldId, type Search, type Values, withPresets } from '#product/configuration.ts';
import { isRounded, listedCode } from '#product/listed-code.ts';
import type { QuickReading } from '#product/quick-search/quick-reading.ts';

/** What a quick search begins with. */
export interface QuickStart {
  readonly config: Configuration;
  /** What was said but does not go together with the rest, or is none of the release. */
  readonly cleared: readonly Cleared[];
  /** The figures in whose place the next larger of their series is asked for. */
  readonly raised: readonly Raised[];
}

/** A figure of no listed series, and the code that is asked for in its place. */
export interface Raised {
  readonly field: FieldId;
  readonly asked: number;
  readonly taken: string;
}

type Figures = Readonly<Record<FieldId, number>>;

/**
 * A new configuration in which stands what a quick search says, as far as the release allows it. A figure of a listed series becomes
 * the one it rounds to, else the next larger one: a motor of 1.4 kW is one of 1.5 kW. One beyond the series stays as it was said.
 */
export function quickConfiguration({ parts }: Pick<QuickReading, 'parts'>, context: ProductContext): QuickStart {
  const values: Values = Object.assign({}, ...parts.map((part) => part.values));
  const figures: Figures = Object.assign({}, ...parts.map((part) => part.figures));
  const { empty } = context.line;
  const listed = listedCodes(figures, values, context);
  const lost = Object.keys(figures).filter((field) => !(field in listed) && !(field in empty.search));
  const config = { ...empty, values: { ...values, ...listed }, search: searchOf(figures, listed, context) };
  const { config: fitted, cleared } = fitToRelease(config, context);
  return {
    config: withUsual(fitted, context),
    cleared: [...lost.map((field) => lostFigure(field, figures)), ...cleared],
    raised: Object.entries(listed).flatMap(([field, taken]) => raisedOf(field, figures[field], taken)),
  };
}

/** With what the figures are asked with where nothing else is said, as presets in sight; as far as it goes together with the rest. */
function withUsual(config: Configuration, context: ProductContext): Configuration {
  const { usualWith = {}, usualWithoutSpeed = {} } = context.line.search;
  const asked = Object.keys(usualWith).filter((field) => typeof config.search[field] === 'number');
  const isUnhurried = asksFor('power', config, context) && !asksFor('speed', config, context);
  const usual: Values = Object.assign(
    {},
    isUnhurried ? usualWithoutSpeed : {},
    ...asked.map((field) => usualWith[field]),
  );
  const open = Object.entries(usual).filter(([field]) => config.values[field] === undefined);
  const filled = { ...config, ...withPresets(config, Object.fromEntries(open)) };
  return fitToRelease(filled, context).cleared.length === 0 ? filled : config;
}

/** Whether one of the figures is asked for by which rows are judged so, as a figure or as a choice. */
function asksFor(kind: 'power' | 'speed', { search, values }: Configuration, { line }: ProductContext): boolean {
  const { judged, columns } = line.rows;
  return (judged?.[kind] ?? []).some((id) => {
    const field = columnOf({ columns }, id)?.wire ?? id;
    return typeof search[field] === 'number' || values[field] !== undefined;
  });
}

/** The figures that are choices of the release, as its codes; one beyond the series has none. */
function listedCodes(figures: Figures, values: Values, context: ProductContext): Values {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([field, figure]) => {
      if (!isListed(field, values, context)) return [];
      const code = listedCode(figure, [...(context.codes.get(field) ?? [])]);
      return code === undefined ? [] : [[field, code]];
    }),
  );
}

function raisedOf(field: FieldId, asked: number | undefined, taken: string): readonly Raised[] {
  return asked === undefined || isRounded(asked, taken) ? [] : [{ field, asked, taken }];
}

function isListed(field: FieldId, values: Values, context: ProductContext): boolean {
  return context.codes.has(field) && !isFreeWith(field, values, context);
}

/** A figure that no search holds and no code means is told as lost. */
function lostFigure(field: FieldId, figures: Figures): Cleared {
  return { field, from: String(figures[field]), to: null, because: 'constraint', ruleId: null };
}

/** With some codes a figure is asked as it is: the power of the customer's motor on an adapter. */
function isFreeWith(field: FieldId, values: Values, { line }: ProductContext): boolean {
  const [variable = '', codes = []] = line.search.askedWith[field] ?? [];
  return codes.includes(values[variable] ?? '');
}

/** The figures rows are looked for by, and for each pair the way that was said. */
function searchOf(figures: Figures, listed: Values, { line }: ProductContext): Search {
  const { empty, toggles } = line.search;
  const free = Object.entries(figures).filter(([field]) => field in empty && !(field in listed));
  const ways = Object.entries(toggles).flatMap(([toggle, fields]) => {
    const way = fields.find((field) => field in figures);
    return way === undefined ? [] : [[toggle, way]];
  });
  return { ...empty, ...Object.fromEntries(free), ...Object.fromEntries(ways) };
}
