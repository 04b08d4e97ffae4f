import { type Locale, textIn } from '#kernel/locale.ts';
import { type Money, sumOf } from '#kernel/money.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinitions } from '#lines/definitions.ts';
import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { codeInWords } from '#modules/configurator/domain/type-code/code-in-words.ts';
import { entryReading, judgeEntered } from '#modules/configurator/domain/type-code/entry-reading.ts';
import type { CodeProblem } from '#modules/configurator/domain/type-code/judge-type-code.ts';
import { judgeCodeOf, sentencesOf } from '#modules/configurator/server/public.ts';
import { pricedItems } from '#modules/prices/domain/priced-items.ts';
import { priceFactsOfForm } from '#modules/prices/server/price-facts.ts';
import type { PriceFacts } from '#product/prices.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { AgreementBasis } from './agreement-basis.ts';

/** A product that was named by its type code. */
export interface NamedProduct {
  readonly typeCode: string;
  readonly productName: string;
  readonly facts: PriceFacts;
}

const definitions = await loadDefinitions();
const lines = CONFIGURABLE.flatMap((code) => {
  const line = definitions.get(code);
  return line === undefined ? [] : [{ code, line }];
});
const NO_CODE = codeInWords('no-code', { prefixes: lines.map(({ line }) => line.typeCode.prefix).join(', ') });

/** The product of a type code, read as bulk entries read them; one that is none is refused with what stands against it. */
export async function productOfCode(
  db: Db,
  releases: Releases,
  typeCode: string,
  locale: Locale,
): Promise<NamedProduct> {
  const reading = entryReading(typeCode, lines);
  if (reading === undefined) throw noProduct(typeCode, [textIn(NO_CODE, locale)]);
  const release = releases.current(reading.line);
  const { judgement } = judgeEntered(typeCode, reading, (code) => judgeCodeOf(code, release, locale));
  const { product, problems } = judgement;
  if (product === null) throw noProduct(typeCode, wordsOf(problems, release, locale));
  const facts = await priceFactsOfForm(db, releases, savedForm.parse(product.form), locale);
  return { typeCode: product.typeCode, productName: product.name, facts };
}

function noProduct(typeCode: string, reasons: readonly string[]): Failure {
  return new Failure('price-agreement.no-product', { typeCode, reason: reasons.join(' · ') });
}

function wordsOf(problems: readonly CodeProblem[], release: ActiveRelease, locale: Locale): readonly string[] {
  return problems.flatMap((problem) =>
    (problem.code === 'no-code' ? [NO_CODE] : sentencesOf(problem, release)).map((said) => textIn(said, locale)),
  );
}

/** The list price of a product; one on request is refused, since what is agreed is told against a list price. */
export function listUnitOf({ facts, typeCode }: NamedProduct, { code, list }: AgreementBasis): Money {
  const { items, missing } = pricedItems(facts, list);
  if (missing.length > 0) throw new Failure('price-agreement.on-request', { typeCode, list: code });
  return sumOf(
    list.currency,
    items.map(({ amount }) => amount),
  );
}
