import type { NamedChoices } from '#engine/public.ts';
import type { Locale } from '#kernel/locale.ts';
import { speaksOfModule } from '#modules/catalogue/domain/read-choices.ts';
import type { FacetField } from '#modules/catalogue/domain/search/facet.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import { serverTexts } from '#server/server-texts.ts';
import type { ActiveRelease } from './active-release.ts';
import { givenOf } from './given-choices.ts';
import { reasonAgainst } from './reasons.ts';
import type { BasicTypeFilter } from './search-of-filter.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/** Filters that say nothing of a module (product decisions §2). */
const OF_MOTORS = [
  'motorType',
  'motorFrequency',
  'efficiencyClass',
  'durationFactor',
  'motorPower',
  'motorPoles',
  'motorSize',
];

/**
 * Why a value of a column leaves no row: the rules that exclude it beside the other filters, else that no row has the
 * figures that were asked for.
 */
export function noRowsBecause(
  release: ActiveRelease,
  filter: BasicTypeFilter,
  field: FacetField,
  value: string,
  locale: Locale,
): string {
  const variable = field === 'motorFrame' ? 'motorSize' : field;
  const choices = codesIn(filter, release, variable);
  return reasonAgainst(release, choices, variable, value, locale) ?? texts(locale, 'noRows');
}

/** What the filters say in codes of the release, and what was chosen outside the search; without the field's own. */
function codesIn(filter: BasicTypeFilter, release: ActiveRelease, own: string): NamedChoices {
  const { inputModule, given } = filter;
  const inputType = own === 'inputType' || inputModule ? filter.inputType : (filter.inputType ?? 'motor');
  const named = { ...(inputType && { inputType }), ...(inputModule && { inputModule }) };
  const without = [own, ...(speaksOfModule(named) ? OF_MOTORS : [])];
  const known = new Map(release.engine.variables.map(({ id, values }) => [id, values]));
  const codes = Object.entries({ ...filter, ...named }).flatMap(([id, value]) =>
    !without.includes(id) && known.get(id)?.includes(String(value)) ? [[id, [String(value)]] as const] : [],
  );
  return { ...Object.fromEntries(codes), ...(given && givenOf(given, release)) };
}
