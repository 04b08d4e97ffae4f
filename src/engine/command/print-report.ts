import { pack } from '#engine/diagram/pack.ts';
import type { Conflict } from '#engine/engine.ts';
import { contentHash } from '#engine/model/content-hash.ts';
import type { Model } from '#engine/model/model.ts';
import { explainerOf } from '#engine/open-model.ts';
import { type ReleaseReport, releaseReport } from '#engine/report/release-report.ts';
import { engineOf } from '#engine/session/engine-of.ts';
import { readModel } from './read-model.ts';
import { type Solved, solve, THOROUGH } from './solve.ts';

/** Of a long list the first ones show what it is about. */
const MAX_SHOWN = 25;

/** Prints what is to be known of a model. */
export function printReport(
  { file, budgetMs }: { readonly file: string; readonly budgetMs: number },
  print: (line: string) => void,
): void {
  const model = readModel(file);
  for (const line of sizes(model)) print(line);
  const solved = solve(model, THOROUGH, budgetMs);
  for (const line of compilation(model, solved, budgetMs)) print(line);
  const { version, variables } = model;
  const parts = { hash: () => contentHash(model), version, variables, backend: solved.backend };
  const engine = engineOf({ ...parts, explainer: explainerOf(model) });
  const report = releaseReport(model, engine, { budgetMs, clock: () => performance.now() });
  for (const line of findings(model, report)) print(line);
}

function sizes({ variables, tables, rules }: Model): readonly string[] {
  const values = variables.reduce((sum, variable) => sum + variable.values.length, 0);
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0);
  return [
    row('variables', `${variables.length} with ${values} values`),
    row('tables', `${tables.length} with ${rows} rows`),
    row('rules', `${rules.length}`),
  ];
}

function compilation(model: Model, { compiled, compileMs }: Solved, budgetMs: number): readonly string[] {
  const time = `${(compileMs / 1000).toFixed(2)} s`;
  if (!compiled.ok) {
    const why = { contradiction: 'the model contradicts itself', budget: `not within ${budgetMs / 1000} s` };
    return [row('compiled', `no, ${why[compiled.cause]} (${time}); answered by search`)];
  }
  const { diagram, tries } = compiled;
  const { version, variables } = model;
  const { length } = pack(diagram, { hash: contentHash(model), version, variables });
  return [
    row('compiled', `in ${time}, best of ${tries} orders`),
    row('diagram', `${diagram.variableOf.length} nodes, ${diagram.setOf.length} arcs, ${length} bytes`),
  ];
}

function findings(model: Model, report: ReleaseReport): readonly string[] {
  if (report.contradictions.length > 0) {
    return [row('solutions', '0'), row('contradiction', report.contradictions.map(rulesOf).join('; '))];
  }
  const { count, forced, impossible, redundantRules, uncheckedRules, witnesses, covered } = report;
  const checked = model.rules.length - uncheckedRules.length;
  const unfinished = `  (not finished: ${checked} of ${model.rules.length} rules checked)`;
  return [
    row('solutions', 'exact' in count ? `${count.exact}` : 'not counted: the model did not compile'),
    row('contradictions', 'none'),
    ...listing(
      'impossible values',
      impossible.map(
        ({ variable, value, because }) => `${variable} = ${value}${because ? `, by ${rulesOf(because)}` : ''}`,
      ),
    ),
    ...listing(
      'forced variables',
      forced.map(({ variable, value }) => `${variable} = ${value}`),
    ),
    ...listing('redundant rules', redundantRules, uncheckedRules.length > 0 ? unfinished : ''),
    row('witnesses', `${witnesses.length} solutions with ${covered ? 'every possible value' : 'a part of the values'}`),
  ];
}

function rulesOf({ rules }: Conflict): string {
  return rules.map(({ id }) => id).join(' + ');
}

function listing(name: string, items: readonly string[], note = ''): readonly string[] {
  const shown = items.slice(0, MAX_SHOWN).map((item) => `  ${item}`);
  const more = items.length > shown.length ? [`  … and ${items.length - shown.length} more`] : [];
  return [row(name, `${items.length === 0 ? 'none' : items.length}${note}`), ...shown, ...more];
}

function row(name: string, text: string): string {
  return `${`${name}:`.padEnd(19)}${text}`;
}
