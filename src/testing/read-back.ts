import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { readTypeCode } from '#modules/configurator/domain/type-code/read-type-code.ts';
import type { TypeCodeContext } from '#modules/configurator/domain/type-code/type-code-context.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import type { Configuration } from '#product/configuration.ts';

/** What is wrong with a product read back from its full type code; undefined where it is the same in every variable, row and code. */
function complaintOfReading(seed: number, config: Configuration, context: TypeCodeContext): string | undefined {
  const code = writeTypeCode(config, context, 'full') ?? '';
  const read = readTypeCode(code, context);
  if (read === undefined) return `${seed}: ${code} is no code of the line`;
  const left = [...read.unread, ...read.cleared.map(({ field }) => field)];
  if (left.length > 0) return `${seed}: ${code} leaves ${left}`;
  const [before, after] = [resolvedValues(config, context), resolvedValues(read.config, context)];
  const other = Object.keys(before).filter((id) => before[id] !== after[id]);
  if (other.length > 0) return `${seed}: ${code} changes ${other.map((id) => `${id} ${before[id]} ${after[id]}`)}`;
  if (read.config.basicType?.id !== config.basicType?.id) return `${seed}: ${code} is ${read.config.basicType?.id}`;
  const again = writeTypeCode(read.config, context, 'full');
  return again === code ? undefined : `${seed}: ${code} is written ${again}`;
}

/** What is wrong with products read back, of the first seed to the last: the first complaints. */
export function complaintsOfReading(
  [first, last]: readonly [first: number, last: number],
  productOf: (seed: number) => { readonly config: Configuration; readonly context: TypeCodeContext },
): readonly string[] {
  const seeds = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return seeds.flatMap((seed) => {
    const { config, context } = productOf(seed);
    return complaintOfReading(seed, config, context) ?? [];
  });
}
