import { addLine } from '#modules/cart/testing/add-line.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import type { Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

/** Two lines of an organisation, since one alone is compared with nothing. */
async function addPair(world: World, owner: Organisation): Promise<string> {
  return [await addLine(world, owner), await addLine(world, owner)].join();
}

const linesOf = (_: World, pairs: readonly string[]) => ({ body: { ids: pairs.flatMap((pair) => pair.split(',')) } });

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'batch', route: comparisonRoutes.make, make: addPair, input: linesOf },
  { kind: 'batch', route: comparisonRoutes.export, make: addPair, input: linesOf },
];
