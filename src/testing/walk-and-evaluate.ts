import { randomWalk } from '#modules/configurator/domain/testing/random-walk.ts';
import { formOfProduct } from './builders/form-of-product.ts';
import { shippedRelease } from './builders/shipped-release.ts';
import { complaintOf } from './judged-walk.ts';
import { randomFrom } from './random.ts';

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
    const complaint = form ? complaintOf(seed, form, walk.values, release) : { says: `${seed}: no row` };
    if (complaint && complaint.code !== BY_ENQUIRY) failures.push(complaint.says);
  }
  return { products: count - failures.length, steps, failures };
}
