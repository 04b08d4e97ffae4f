/** What is to be done. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'report'; readonly file: string; readonly budgetMs: number }
  | { readonly name: 'domains'; readonly file: string; readonly states: string; readonly budgetMs: number };

/** How the commands are called. */
export const USAGE = `Questions to a model: DIMACS CNF, XCSP 2.1 with extensional relations, or config-csp JSON; plain or gzip.

  npm run engine -- report FILE [--budget SECONDS]
      Sizes, compilation, number of solutions, impossible values, forced variables, redundant rules, contradictions.

  npm run --silent engine -- domains FILE STATES.json [--budget SECONDS]
      STATES.json is a list of states, each a list of [variable, value]; all pairs of a state apply.
      The first line is {"variables":[{"id","values":[...]}]}, then for each state a line
      {"possible":{variable:[values]},"count":"..."}: what occurs in a solution, and how many solutions there are.
      A contradictory state has empty lists and the count "0". The count is null if the model did not compile within
      the budget and counting by search took too long; possible values are exact in every case.

  --budget  for compiling, and in a report for proofs once more; 60 seconds without it. A model that does not compile
            within it is answered by search.`;

/** Takes a command line apart; throws with the usage if it cannot be understood. */
export function readArguments(words: readonly string[]): Command {
  if (words.includes('--help') || words.includes('-h')) return { name: 'help' };
  const option = words.indexOf('--budget');
  const budgetMs = option < 0 ? 60_000 : milliseconds(words[option + 1]);
  const [name, file, states, ...more] = option < 0 ? words : words.toSpliced(option, 2);
  const isComplete = more.length === 0 && file !== undefined;
  if (name === 'report' && isComplete && states === undefined) return { name, file, budgetMs };
  if (name === 'domains' && isComplete && states !== undefined) return { name, file, states, budgetMs };
  throw new Error(`Cannot understand: ${words.join(' ') || 'no command'}\n\n${USAGE}`);
}

function milliseconds(seconds: string | undefined): number {
  const number = Number(seconds || Number.NaN);
  if (!(number >= 0)) throw new Error(`--budget needs a number of seconds, not ${seconds ?? 'nothing'}`);
  return number * 1000;
}
