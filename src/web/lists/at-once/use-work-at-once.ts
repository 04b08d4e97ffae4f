import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Markable, Marks } from '#web/lists/use-marks.ts';
import { toasts } from '#web/ui/toasts.ts';
import { type Outcome, oneByOne } from './one-by-one.ts';
import type { AtOnceWords } from './words.ts';

/** What is done with several rows at once. */
export interface Task<Row> {
  /** What it is called, by how many rows there are. */
  readonly title: (count: number) => string;
  /** What is said where all went well. */
  readonly success: (count: number) => string;
  /** A text it answers is told of the row. */
  readonly act: (row: Row, signal: AbortSignal) => Promise<unknown>;
  /** What follows once all were gone through. */
  readonly finish?: () => Promise<void>;
}

/** How far something is that is done with several rows, and what became of each so far. */
export interface Work<Row> {
  readonly title: Task<Row>['title'];
  readonly count: number;
  readonly outcomes: readonly Outcome<Row>[];
  readonly state: 'running' | 'stopping' | 'ended';
}

export interface WorkAtOnce<Row> {
  readonly work: Work<Row> | undefined;
  /** Does it with rows; `left` are those of the marked with which nothing is done, and why. */
  readonly run: (task: Task<Row>, rows: readonly Row[], left?: readonly Outcome<Row>[]) => Promise<void>;
  /** Leaves those alone that are not begun yet. */
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Does something with marked rows one by one and tells what became of each: in a message where all went well and nothing is to be said
 * of one, else in a dialog. After it what stands under the query key is read anew, and what was done is marked no more.
 */
export function useWorkAtOnce<Row extends Markable>(
  marks: Marks<Row>,
  words: AtOnceWords,
  queryKey: QueryKey,
): WorkAtOnce<Row> {
  const cache = useQueryClient();
  const [work, setWork] = useState<Work<Row>>();
  const stopping = useRef<AbortController>(undefined);
  const isLeft = useLeaving(stopping);

  async function run(task: Task<Row>, rows: readonly Row[], left: readonly Outcome<Row>[] = []): Promise<void> {
    const { act, finish, title } = task;
    const { faultOf, stopped } = words;
    const { signal } = begin();
    const count = rows.length;
    let outcomes: readonly Outcome<Row>[] = [];
    const show = (state: Work<Row>['state']) => setWork({ title, count, outcomes, state });
    show('running');
    await oneByOne(rows, {
      act: (row) => act(row, signal),
      ...{ signal, faultOf, stopped },
      onOutcome(outcome) {
        outcomes = [...outcomes, outcome];
        show(signal.aborted ? 'stopping' : 'running');
      },
    });
    const fault = await finish?.().then(() => undefined, faultOf);
    outcomes = [...outcomes.map((one) => ({ ...one, fault: one.fault ?? fault })), ...left];
    await cache.invalidateQueries({ queryKey });
    tell(task, outcomes);
  }

  function begin(): AbortController {
    stopping.current = new AbortController();
    return stopping.current;
  }

  function tell({ success, title }: Task<Row>, outcomes: readonly Outcome<Row>[]): void {
    const done = outcomes.filter(({ fault }) => fault === undefined).map(({ row }) => row.id);
    const count = outcomes.length;
    marks.set([...marks.marked].filter((id) => !done.includes(id)));
    const isWhole = done.length === count;
    const isPlain = isWhole && outcomes.every(({ told }) => told === undefined);
    setWork(isPlain ? undefined : { title, count, outcomes, state: 'ended' });
    if (isWhole) toasts.show({ tone: 'success', text: success(count) });
    else if (isLeft()) toasts.show({ tone: 'warning', text: words.ended({ done: done.length, count }) });
  }

  return {
    work,
    run,
    stop() {
      stopping.current?.abort();
      setWork((now) => now && { ...now, state: 'stopping' });
    },
    close: () => setWork(undefined),
  };
}

/** Who leaves the page stops what is under way; answers whether that has happened. */
function useLeaving(stopping: { readonly current: AbortController | undefined }): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      stopping.current?.abort();
    };
  }, [stopping]);
  return () => isLeft.current;
}
