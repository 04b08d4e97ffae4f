import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { SearchForm } from '#product/search-form.ts';
import { changeOfRelaxation } from './change-of-relaxation.ts';
import type { WayOut } from './explain-option.ts';

/** One limit of a search and the value that brings rows, as the catalogue suggests it. */
export interface Relaxation {
  readonly field: string;
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

/**
 * How an option that leaves no basic type can be had: with the one limit relaxed that stands most in the way, or as the
 * start of a new search.
 */
export function waysToRows(
  config: Configuration,
  field: FieldId,
  value: string,
  relaxation: Relaxation | null,
  context: ProductContext,
): readonly WayOut[] {
  const { search } = context.line;
  const relaxed = relaxation && relaxation.field !== field ? [relaxing(relaxation, { [field]: value }, search)] : [];
  const changes = [...relaxed, startingWith(config, field, value, search)];
  return changes.flatMap((change) => {
    const outcome = previewChange(config, change, context);
    return outcome.refused ? [] : [{ change, outcome }];
  });
}

function relaxing(relaxation: Relaxation, choices: Values, search: SearchForm): Change {
  const change = changeOfRelaxation(relaxation, search);
  if (change.kind === 'search')
    return { kind: 'refine', choices, numbers: { [change.field]: change.value }, clears: [] };
  return { kind: 'chooseAll', choices: { ...choices, [relaxation.field]: String(relaxation.value) } };
}

function startingWith(
  { search, values }: Configuration,
  field: FieldId,
  value: string,
  { limits, chosen }: SearchForm,
): Change {
  const numbers = limits.filter((name) => (search[name] ?? null) !== null).map((name) => [name, null] as const);
  const clears = chosen.filter((name) => name !== field && values[name] !== undefined);
  return { kind: 'refine', choices: { [field]: value }, numbers: Object.fromEntries(numbers), clears };
}
