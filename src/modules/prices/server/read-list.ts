import type { Actor } from '#kernel/actor.ts';
import type { Result } from '#kernel/result.ts';
import type { ListProblem } from '#modules/prices/domain/list-problem.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { Failure } from '#server/failures.ts';
import { askerOf } from '#server/jobs/job.ts';
import type { Portal } from '#server/portal.ts';
import { READ_LIST } from './jobs.ts';

/** A list takes as long as a data sheet or two. */
const COST = 2;

interface Asking {
  readonly actor: Actor;
  readonly gone: AbortSignal;
}

/** The list in a file, read in a thread for heavy work, or its problems, each with its place; what is no table at all is refused. */
export async function readList(
  portal: Portal,
  bytes: Uint8Array,
  { actor, gone }: Asking,
): Promise<Result<PriceList, readonly ListProblem[]>> {
  const task = { cost: COST, prepare: () => ({ bytes }) };
  const outcome = await portal.jobs.run(READ_LIST, task, { asker: askerOf(actor, ''), gone });
  if ('unreadable' in outcome) throw new Failure(UNREADABLE[outcome.unreadable], { cell: outcome.cell });
  return outcome;
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
