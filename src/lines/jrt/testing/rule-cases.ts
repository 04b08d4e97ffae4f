import { describe, expect, it } from 'vitest';
import { isConsistent, type Model, type NamedChoices, openModel, type RuleDef } from '#engine/public.ts';
import { buildJrtModel } from '#lines/jrt/build-model.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

type Product = Readonly<Record<string, string>>;

/** What a rule refuses, and the change that makes it a product again. */
export type RuleCase = readonly [rule: string, title: string, refused: Product, mended: Product];

const model = buildJrtModel(SAMPLE_FACTS);
const engine = openModel(model);

/**
 * Proves each rule of a list by its cases: it alone refuses the product, and the change mends it.
 * @param alsoRefusedElsewhere rules whose product other rules refuse too, each with a reason of its own
 */
export function proveRules(
  rules: readonly RuleDef[],
  cases: readonly RuleCase[],
  alsoRefusedElsewhere: ReadonlySet<string> = new Set(),
): void {
  describe('a JRT rule', () => {
    it.each(cases)('%s: %s', (rule, _title, refused, mended) => {
      expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
      expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
      const relaxed = openModel(without(model, rule));
      expect(isConsistent(relaxed, chosen(refused)), 'refused by this rule').toBe(!alsoRefusedElsewhere.has(rule));
    });

    it('of this list has a case in this table', () => {
      const covered = new Set(cases.map(([rule]) => rule));
      expect(rules.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
    });
  });
}

function chosen(product: Product): NamedChoices {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}

function without(of: Model, rule: string): Model {
  return { ...of, rules: of.rules.filter(({ id }) => id !== rule) };
}
