import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import type { Repair, Wanted } from './explanation.ts';

/** One limit of a search and the value that brings rows, as the search suggests it on the wire. */
export interface SuggestedLimit {
  readonly field: FieldId;
  readonly value: string | number;
}

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

/** The repair of a search that finds nothing: the one limit that stands most in the way, relaxed. */
export function relaxing({ field, value }: SuggestedLimit, { numbers }: SearchForm): Repair {
  const isFigure = numbers.includes(field);
  return {
    set: isFigure ? {} : { [field]: String(value) },
    figures: isFigure ? { [field]: Number(value) } : {},
    drop: [],
    cost: 1,
  };
}

/**
 * How a code that leaves no row can be had: with the one limit relaxed that stands most in the way, or as the start of a
 * new search.
 */
export function repairsOfSearch(
  asked: Configuration,
  wanted: Wanted,
  suggested: SuggestedLimit | null,
  form: SearchForm,
): readonly Repair[] {
  const relaxed = suggested && suggested.field !== wanted.variable ? [relaxing(suggested, form)] : [];
  return [
    ...relaxed.map((repair) => ({ ...repair, set: { [wanted.variable]: wanted.value, ...repair.set } })),
    startingWith(wanted, asked, form),
  ];
}

function startingWith(
  { variable, value }: Wanted,
  { search, values }: Configuration,
  { limits, chosen }: SearchForm,
): Repair {
  const figures = limits.filter((name) => (search[name] ?? null) !== null);
  const drop = chosen.filter((name) => name !== variable && values[name] !== undefined);
  return {
    set: { [variable]: value },
    figures: Object.fromEntries(figures.map((name) => [name, null])),
    drop,
    cost: figures.length + drop.length,
  };
}
