import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';

/** What the search asks for besides one field: numbers and chosen columns. */
export function askedBeside({ search, values }: Configuration, field: FieldId, { limits, chosen }: SearchForm): Values {
  const numbers = limits.flatMap((name) =>
    (search[name] ?? null) === null ? [] : [[name, String(search[name])] as const],
  );
  const columns = chosen.flatMap((name) => {
    const code = values[name];
    return code === undefined || name === field ? [] : [[name, code] as const];
  });
  return Object.fromEntries([...numbers, ...columns]);
}
