import { textIn } from '#kernel/locale.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { catalogueRoutes, type OptionDto } from '#modules/catalogue/contract.ts';
import { countOptions } from '#modules/catalogue/domain/search/counts.ts';
import { facet } from '#modules/catalogue/domain/search/facet.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import { answerSearch } from './answer-search.ts';
import { choicesOfQuery } from './choices-of-query.ts';
import { noRowsBecause } from './no-rows.ts';
import { refusedSearch } from './refused-fields.ts';
import { type FieldRelation, relationOf, type Situation, situationAfter } from './relation.ts';
import { type BasicTypeFilter, searchOfFilter } from './search-of-filter.ts';

/** Serves the look-ups of spec 001 §7 over the release in force. */
export function registerCatalogueRoutes(portal: Portal, releaseOf: (line: string) => ActiveRelease): void {
  serve(portal, catalogueRoutes.getBasicType, ({ query, locale }) =>
    answerSearch(query, releaseOf(query.category), locale),
  );
  serve(portal, catalogueRoutes.basicTypeCounts, ({ query, locale }) => {
    const release = releaseOf(query.category);
    const counted = Object.entries(countOptions(release.index, searchOfFilter(query, release, locale)));
    return Object.fromEntries(counted.map(([field, counts]) => [field, [...counts]]));
  });
  serve(portal, catalogueRoutes.getDelta, ({ query }) => {
    const { found, max } = releaseOf(query.category).index.search.tolerance;
    return { delta: found, most: max };
  });
  serve(portal, catalogueRoutes.getJcmcType, ({ query }) => [...releaseOf(query.category).catalogue.inverterMotors()]);
  for (const [name, field] of Object.entries(FACETS)) {
    serve(portal, catalogueRoutes[name as keyof typeof FACETS], ({ query, locale }) =>
      facetOptions(releaseOf(query.category), query, field, locale),
    );
  }
  const asked = ({ query }: ChoiceContext) => releaseOf(query.category ?? USUAL_LINE);
  serve(portal, catalogueRoutes.getDurationFactor, (context) => optionsOf(asked(context), context, 'durationFactor'));
  serve(portal, catalogueRoutes.getBuiltInType, (context) => optionsOf(asked(context), context, 'builtInType'));
  serve(portal, catalogueRoutes.getInstallMethodValue, (context) => {
    const { field, ...query } = context.query;
    const relations = Object.entries(relationsOf(asked(context), { ...context, query }, [2]));
    const wanted = relations.filter(([id]) => field === undefined || id === field);
    if (wanted.length === 0) throw new Failure('request.invalid', { fields: 'field' });
    return Object.fromEntries(wanted.map(([id, relation]) => [id, relation.options]));
  });
  serve(portal, catalogueRoutes.getInstallConstraintRelation, (context) => relationsOf(asked(context), context, [2]));
  serve(portal, catalogueRoutes.getBasicTypeConstraintRelation, (context) =>
    relationsOf(asked(context), context, [0, 1]),
  );
}

/** Which column of the catalogue each facet look-up counts. */
const FACETS = {
  getInputModule: 'inputType',
  getInputModuleValue: 'inputModule',
  getMotorPoles: 'motorPoles',
  getPowerOrTorque: 'motorPower',
  getReduceUnitSize: 'reduceUnitSize',
  getServiceFactor: 'serviceFactor',
  getSpeedOrRatio: 'ratio',
} as const satisfies Record<string, string>;

type Locale = RequestContext<typeof catalogueRoutes.getBasicType>['locale'];

/** Every value of the field with its count; what the other filters leave nothing of is listed as not available. */
function facetOptions(release: ActiveRelease, filter: BasicTypeFilter, field: string, locale: Locale): OptionDto[] {
  const query = searchOfFilter(filter, release, locale);
  const counted = facet(release.index, query, field);
  if (!counted.ok) throw refusedSearch(counted.refusal, { release, locale });
  const counts = new Map(counted.value.map(({ value, count }) => [String(value), count]));
  const listed = release.fields.get(field)?.values ?? [];
  const labels = new Map(listed.map(({ code, label }) => [code, textIn(label, locale)]));
  const codes = [...new Set([...(field === 'ratio' ? [] : labels.keys()), ...counts.keys()])];
  return codes.map((code) => {
    const count = counts.get(code) ?? 0;
    const because = count > 0 ? {} : { because: noRowsBecause(release, query, field, code, locale) };
    return { value: code, label: labels.get(code) ?? code, available: count > 0, count, ...because };
  });
}

interface ChoiceContext {
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly locale: Locale;
}

function optionsOf(release: ActiveRelease, context: ChoiceContext, id: string): OptionDto[] {
  const field = release.fields.get(id);
  return field === undefined ? [] : relationOf(field, situationIn(release, context)).options;
}

function relationsOf(
  release: ActiveRelease,
  context: ChoiceContext,
  steps: readonly number[],
): Record<string, FieldRelation> {
  const situation = situationIn(release, context);
  const fields = release.product.fields.filter(({ step }) => steps.includes(step));
  return Object.fromEntries(fields.map((field) => [field.id, relationOf(field, situation)]));
}

function situationIn(release: ActiveRelease, { query, locale }: ChoiceContext): Situation {
  return situationAfter(release, choicesOfQuery(query, release, locale), locale);
}
