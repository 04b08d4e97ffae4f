import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';

/** What the search asks for besides one field: numbers and chosen columns. */
export function askedBeside({ search, values }: Configuration, field: FieldId, form: SearchForm): Values {
  const { limits, chosen } = form;
  const numbers = [...limits, ...ofModule(values, form)].flatMap((name) =>
    (search[name] ?? null) === null ? [] : [[name, String(search[name])] as const],
  );
  const columns = chosen.flatMap((name) => {
    const code = values[name];
    return code === undefined || name === field ? [] : [[name, code] as const];
  });
  return Object.fromEntries([...numbers, ...columns]);
}

/** What is asked of the customer's motor, while there is one. */
function ofModule(values: Values, { askedWith, limits }: SearchForm): readonly FieldId[] {
  return Object.entries(askedWith).flatMap(([figure, [variable, codes]]) => {
    return !limits.includes(figure) && codes.includes(values[variable] ?? '') ? [figure] : [];
  });
}
