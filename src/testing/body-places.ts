import type { z } from 'zod';

/** As much of a schema as a walk through it needs to know (Zod 4, `_zod.def`). */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

/** Every place of a body where something is said, such as `body.lines.*.pieces`: what has no place within, lists and their entries alike. */
export function bodyPlaces(schema: z.ZodType, at = 'body'): readonly string[] {
  const { element, in: first, innerType, options, shape } = schema._zod.def as unknown as Def;
  const within = innerType ?? first;
  if (within !== undefined) return bodyPlaces(within, at);
  if (shape !== undefined) return Object.entries(shape).flatMap(([name, inner]) => bodyPlaces(inner, `${at}.${name}`));
  if (options !== undefined) return [...new Set(options.flatMap((option) => bodyPlaces(option, at)))];
  return element === undefined ? [at] : [at, ...bodyPlaces(element, `${at}.*`)];
}
