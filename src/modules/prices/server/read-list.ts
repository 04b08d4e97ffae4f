import type { Actor } from '#kernel/actor.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { type ListProblem, problemText } from '#modules/prices/domain/list-problem.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { READ_LIST } from './jobs.ts';

/** A list takes as long as a data sheet or two. */
const COST = 2;
/** What a sentence tells of the problems; the page shows more of them. */
const MAX_SAID = 2;
const MAX_ISSUES = 100;

interface Asking {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly gone: AbortSignal;
}

/** The list in a file, read in a thread for heavy work; one that is none is refused with its problems, each with its place. */
export async function readList(portal: Portal, bytes: Uint8Array, asking: Asking): Promise<PriceList> {
  const { actor, gone, locale } = asking;
  const task = { cost: COST, prepare: () => ({ bytes }) };
  const outcome = await portal.jobs.run(READ_LIST, task, { asker: askerOf(actor, ''), gone });
  if ('unreadable' in outcome) throw new Failure(UNREADABLE[outcome.unreadable], { cell: outcome.cell });
  if (!outcome.ok) throw refusalOf(outcome.refusal, locale);
  return outcome.value;
}

const UNREADABLE = {
  'sheet.broken': 'price-list.broken',
  'sheet.wrong-type': 'price-list.wrong-type',
  'sheet.too-large': 'price-list.too-large',
  'sheet.too-many-rows': 'price-list.too-many-rows',
  'sheet.too-many-columns': 'price-list.too-many-columns',
  'sheet.long-cell': 'price-list.long-cell',
  'sheet.formula': 'price-list.formula',
} as const;

function refusalOf(problems: readonly ListProblem[], locale: Locale): Failure {
  const text = (problem: ListProblem) => textIn(problemText(problem), locale);
  const issues = problems.slice(0, MAX_ISSUES).map((problem) => ({
    path: problem.row === null ? problem.column : `${problem.row}:${problem.column}`,
    message: text(problem),
  }));
  const said = problems.slice(0, MAX_SAID).map(text);
  const sign = locale === 'en' ? '; ' : '；';
  return new Failure('price-list.refused', { count: problems.length, problems: said.join(sign) }, issues);
}
