import { describe, expect, it } from 'vitest';
import { refused } from '#kernel/result.ts';
import { type DrawWorker, openDrawer } from './drawer.ts';
import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';

const order = (size: string): SolidOrder => ({
  line: 'JRT',
  product: { standing: { reduceUnitSize: size }, parts: {} },
});
const missing = (name: string): SolidAnswer => refused({ missing: { zh: name, en: name } });

/** A worker whose answers come when the test says. */
function aWorker() {
  const posted: SolidOrder[] = [];
  const worker: DrawWorker = {
    postMessage: (message: SolidOrder) => void posted.push(message),
    terminate: () => void posted.push(order('ended')),
    onmessage: null,
    onerror: null,
  };
  const answer = (data: SolidAnswer) => worker.onmessage?.call({} as Worker, { data } as MessageEvent);
  return { worker, posted, answer };
}

function opened() {
  const told: SolidAnswer[] = [];
  const { answer, posted, worker } = aWorker();
  const drawer = openDrawer(
    (said) => void told.push(said),
    () => worker,
  );
  return { drawer, told, answer, worker, sizes: () => posted.map(({ product }) => product.standing.reduceUnitSize) };
}

describe('a drawer', () => {
  it('draws one product at a time, and of those ordered meanwhile the last', () => {
    const { answer, drawer, sizes, told } = opened();
    for (const size of ['17', '27', '37']) drawer.draw(order(size));
    expect(sizes()).toEqual(['17']);
    answer(missing('of 17'));
    expect(sizes()).toEqual(['17', '37']);
    expect(told).toEqual([]);
    answer(missing('of 37'));
    expect(told).toEqual([missing('of 37')]);
  });

  it('draws anew after a worker that failed', () => {
    const { drawer, sizes, told, worker } = opened();
    drawer.draw(order('17'));
    worker.onerror?.call({} as Worker, {} as ErrorEvent);
    drawer.draw(order('27'));
    expect(told).toEqual(['broken']);
    expect(sizes()).toEqual(['17', '27']);
  });

  it('ends its worker when it is closed', () => {
    const { drawer, sizes } = opened();
    drawer.close();
    expect(sizes()).toEqual(['ended']);
  });
});
