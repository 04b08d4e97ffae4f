import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import { acceptedForm, productOfForm } from '#modules/configurator/server/product-of-form.ts';
import { formOfProduct } from './builders/form-of-product.ts';
import { shippedRelease } from './builders/shipped-release.ts';
import { randomFrom } from './random.ts';

/** Every so many products are named as well, which takes longer than to judge them. */
const NAMED = 10;

/** What a product is refused with all of whose rows bear less than 1.0 under its duty; nothing is asked of it. */
const BY_ENQUIRY = 'configuration.below-demand';

/** What a number of walks came to. */
export interface Walked {
  readonly products: number;
  readonly steps: number;
  /** Walks that did not end in a product the server accepts as it is, with their seed. */
  readonly failures: readonly string[];
}

/** Walks through the shipped release by the compiled engine, and has the server judge each product. */
export function walkAndEvaluate(firstSeed: number, count: number): Walked {
  const release = shippedRelease('diagram');
  const failures: string[] = [];
  let steps = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = randomFrom(seed);
    const walk = randomWalk(release.engine, random);
    steps += walk.steps;
    const form = formOfProduct(release, walk.values, random);
    const judged = form && (seed % NAMED === 0 ? productOfForm : acceptedForm)(form, release, 'en');
    if (!judged) failures.push(`${seed}: no row`);
    else if (!judged.ok && judged.refusal.code !== BY_ENQUIRY)
      failures.push(`${seed}: ${JSON.stringify(judged.refusal)}`);
    else if (judged.ok) {
      const { standing } = judged.value;
      const other = Object.entries(walk.values).filter(([id, code]) => standing[id] !== code);
      if (other.length > 0) failures.push(`${seed}: ${other.map(([id, code]) => `${id} ${code} ${standing[id]}`)}`);
    }
  }
  return { products: count - failures.length, steps, failures };
}
