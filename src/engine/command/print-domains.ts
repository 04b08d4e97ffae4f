import type { Backend } from '#engine/backend.ts';
import { hasBit } from '#engine/bits.ts';
import type { Domains } from '#engine/layout.ts';
import type { VariableDef } from '#engine/model/model.ts';
import { about, readModel, textOf } from './read-model.ts';
import { readStates } from './read-states.ts';
import { QUICK, solve } from './solve.ts';

/** Prints the variables of a model, then for each state of a list what is possible and how many solutions there are. */
export function printDomains(
  { file, states, budgetMs }: { readonly file: string; readonly states: string; readonly budgetMs: number },
  print: (line: string) => void,
): void {
  const model = readModel(file);
  const { backend } = solve(model, QUICK, budgetMs);
  const asked = about(states, () => readStates(textOf(states), model.variables, backend.layout));
  print(JSON.stringify({ variables: model.variables.map(({ id, values }) => ({ id, values })) }));
  const line = writerFor(model.variables, backend);
  const answered = new Map<string, string>();
  for (const allowed of asked) print(remembered(answered, allowed.join(), () => line(allowed)));
}

/** Orders repeat, and so do their answers. */
function remembered(answers: Map<string, string>, key: string, answer: () => string): string {
  const known = answers.get(key);
  if (known !== undefined) return known;
  if (answers.size >= MAX_REMEMBERED) answers.clear();
  const found = answer();
  answers.set(key, found);
  return found;
}

const MAX_REMEMBERED = 10_000;

function writerFor(variables: readonly VariableDef[], backend: Backend): (allowed: Domains) => string {
  const names = variables.map(({ id }) => JSON.stringify(id));
  const codes = variables.map(({ values }) => values.map((code) => JSON.stringify(code)));
  return (allowed) => {
    const found = backend.possible(allowed);
    const lists = codes.map((own, variable) => {
      const first = backend.layout.first[variable] ?? 0;
      return `${names[variable]}:[${own.filter((_, value) => found && hasBit(found, first, value)).join()}]`;
    });
    return `{"possible":{${lists.join()}},"count":${found ? countOf(backend, allowed) : '"0"'}}`;
  };
}

function countOf(backend: Backend, allowed: Domains): string {
  const count = backend.count(allowed);
  return 'exact' in count ? `"${count.exact}"` : 'null';
}
