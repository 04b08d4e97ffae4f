import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import type { Repair } from '#modules/catalogue/domain/explain/explanation.ts';
import { evaluationRoutes, type WayOutDto } from '#modules/configurator/contract.ts';
import { choicesBeside } from '#modules/configurator/domain/explain/preview-repairs.ts';
import type { Product } from '#modules/configurator/web/release-queries.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { belongsTo } from '#product/rule.ts';
import { call } from '#web/calls/call.ts';

type Body = z.input<typeof evaluationRoutes.waysOut.body>;
type Given = Record<string, string | number | string[]>;

/** An option that does not fit, as a field with a code. */
export interface OptionAsked {
  readonly def: FieldDef;
  readonly code: string;
}

/** What the server is asked of an option that does not fit: how it can be had with the load kept, and where it exists. */
export function waysOutQuery(config: Configuration, { def, code }: OptionAsked, product: Product, locale: Locale) {
  const { hash, context } = product;
  const family = CONFIGURABLE.find((one) => one === context.line.code);
  const body: Body = {
    ...(family !== undefined && { family }),
    releaseHash: hash,
    basicTypeId: config.basicType?.id ?? null,
    choices: { ...byField(choicesBeside(config, def, context)), ...figuresAsked(config, context.line.search) },
    ...(config.tolerance !== undefined && { tolerance: config.tolerance }),
    wanted: { field: def.id, value: code },
    locale,
  };
  return queryOptions({
    queryKey: ['ways-out', body],
    queryFn: ({ signal }) => call(evaluationRoutes.waysOut, { body, signal }),
    // A release never changes, so neither does the answer.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The chosen codes by field: a list field with all its ticks. */
function byField(values: Values): Given {
  const given: Given = {};
  for (const [variable, code] of Object.entries(values)) {
    const [field = variable, option] = variable.split('.');
    if (option === undefined) given[variable] = code;
    else if (code === 'yes') given[field] = [...[given[field] ?? []].flat().map(String), option];
  }
  return given;
}

/** The figures that are asked for, as far as there is something to ask of them. */
function figuresAsked(
  { search, values, basicType }: Configuration,
  { asked, askedWith }: Product['context']['line']['search'],
): Given {
  const means = (field: FieldId) => {
    const [variable, codes] = askedWith[field] ?? [];
    if (variable === undefined || codes === undefined) return true;
    return codes.includes(values[variable] ?? String(basicType ? Reflect.get(basicType, variable) : ''));
  };
  return Object.fromEntries(
    asked.flatMap((field) => (typeof search[field] === 'number' && means(field) ? [[field, search[field]]] : [])),
  );
}

/** A way out as the configuration takes it; undefined where its row is none of the line. */
export function readWayOut(
  { set, drop, cost, basicType }: WayOutDto,
  config: Configuration,
  { context: { fields }, panels }: Pick<Product, 'context' | 'panels'>,
): Repair | undefined {
  const row = basicType && panels.readRow(basicType);
  if (basicType && row === undefined) return undefined;
  const lists = fields.filter(({ id, kind }) => kind === 'multi' && id in set);
  const ticks = lists.flatMap(({ id }) => [set[id] ?? []].flat().map((code) => [`${id}.${code}`, 'yes'] as const));
  const singles = Object.entries(set).flatMap(([id, code]) => (typeof code === 'string' ? [[id, code] as const] : []));
  const choices = Object.fromEntries([...singles.filter(([id]) => !lists.some((list) => list.id === id)), ...ticks]);
  const unticked = Object.keys(config.values).filter(
    (id) => !(id in choices) && lists.some((list) => belongsTo(id, list.id)),
  );
  const given = drop.filter((id) => id !== BASIC_TYPE || row !== undefined);
  return { set: choices, drop: [...given, ...unticked], cost, ...(row && { row }) };
}
