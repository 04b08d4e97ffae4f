import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { formIn } from '#modules/configurator/contract.ts';
import type { EvaluateBody } from '#modules/prices/contract.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import type { PriceView } from '#modules/prices/domain/price-view.ts';
import { type PriceFacts, priceFactsOf } from '#product/prices.ts';
import { productOfFacts } from '#product/said-product.ts';
import type { Db } from '#server/database.ts';
import { invalid } from '#server/http/parse-input.ts';
import { priceFactsOfForm } from './price-facts.ts';
import type { LineToPrice } from './saved-lines.ts';

const definitions = await loadDefinitions();

interface Asked {
  readonly body: EvaluateBody;
  /** The saved configuration that is meant, where one is. */
  readonly line: LineToPrice | undefined;
  readonly locale: Locale;
}

/** What the product whose price is asked for is to a price list: saved, in a form, or said in few facts. */
export function factsAskedFor(db: Db, releases: Releases, { body, line, locale }: Asked): Promise<PriceFacts> {
  const form = line?.form ?? (body.form && formIn(body.form));
  return form === undefined ? factsSaid(body, locale) : priceFactsOfForm(db, releases, form, locale);
}

async function factsSaid({ facts }: EvaluateBody, locale: Locale): Promise<PriceFacts> {
  const line = definitions.get(facts?.series ?? '');
  if (facts === undefined || line === undefined) throw new Error('The contract takes no body without a product');
  const { series: _, opt, ...said } = facts;
  const product = productOfFacts(line, { facts: said, opt });
  if (product.ok) return priceFactsOf(line, product.value);
  const faults = product.refusal.map(({ path, told }) => ({
    path: ['body', 'facts', ...path].join('.'),
    message: textIn(told, locale),
  }));
  throw invalid(faults, locale);
}

const PROVIDERS_OWN: BilingualText = {
  zh: '仅供厂家销售人员和管理员填写，代客户操作时也不可填写，请去掉',
  en: "is for the provider's people alone, while they act for nobody: please leave it out",
};

/** Refuses a group or a discount by hand of whoever is on the customer's side. */
export function mustSayNothingOfTerms(body: EvaluateBody, { customerId }: PriceView, locale: Locale): void {
  const said = (['group', 'manualBp'] as const).filter((name) => body[name] !== undefined);
  if (customerId === null || said.length === 0) return;
  throw invalid(
    said.map((name) => faultOf(name, PROVIDERS_OWN, locale)),
    locale,
  );
}

/** Refuses a group the list does not know. */
export function mustKnowGroup({ group }: EvaluateBody, { groups }: PriceList, code: string, locale: Locale): void {
  if (group === undefined || Object.hasOwn(groups, group)) return;
  const told = { zh: `价目表 ${code} 没有客户组 ${group}`, en: `${code} has no group ${group}` };
  throw invalid([faultOf('group', told, locale)], locale);
}

function faultOf(name: keyof EvaluateBody, told: BilingualText, locale: Locale) {
  return { path: `body.${name}`, message: textIn(told, locale) };
}
