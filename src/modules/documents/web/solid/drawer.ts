import type { SolidAnswer, SolidOrder } from './drawing-messages.ts';

/** Draws products beside the page. */
export interface Drawer {
  /** Orders a drawing in place of one that nobody has begun; the answer to the newest order is told. */
  readonly draw: (order: SolidOrder) => void;
  readonly close: () => void;
}

/** What of a worker is needed. */
export type DrawWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker that draws one product at a time: of orders that come meanwhile only the last is drawn, since the others are past. */
export function openDrawer(onAnswer: (answer: SolidAnswer) => void, startWorker: () => DrawWorker = newWorker): Drawer {
  const worker = startWorker();
  let isBusy = false;
  let next: SolidOrder | undefined;

  function begin(order: SolidOrder): void {
    isBusy = true;
    next = undefined;
    worker.postMessage(order);
  }

  function finish(answer: SolidAnswer): void {
    isBusy = false;
    if (next) begin(next);
    else onAnswer(answer);
  }

  worker.onmessage = ({ data }: MessageEvent<SolidAnswer>) => finish(data);
  worker.onerror = () => finish('broken');
  return {
    draw(order) {
      if (isBusy) next = order;
      else begin(order);
    },
    close: () => worker.terminate(),
  };
}

function newWorker(): Worker {
  return new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
}
