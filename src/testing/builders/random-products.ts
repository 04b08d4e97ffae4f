import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';
import { oneOf, type Random, randomFrom } from '#testing/random.ts';
import { shippedCatalogue } from './shipped-catalogue.ts';

/** Products of the shipped catalogue, each in one of its readings; which ones the seed of the run says. */
export function randomProducts(count: number): readonly BasicType[] {
  const random = randomFrom(Number(process.env.TEST_SEED));
  return Array.from({ length: count }, () => anyProduct(random));
}

function anyProduct(random: Random): BasicType {
  const table = shippedCatalogue();
  const row = random(table.rowCount);
  const part = table.inputs[table.columns.input[row] ?? -1]?.part;
  if (part === undefined) throw new Error(`Row ${row} has no input`);
  return basicTypeAt(table, row, oneOf(readings(part), random));
}
