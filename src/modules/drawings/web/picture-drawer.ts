import type { Pictured } from '#modules/drawings/domain/picture/pictured-product.ts';

/** A picture that is wanted: of which line, by its name. */
export interface PictureWanted {
  readonly line: string;
  readonly name: string;
}

/** What the worker answers: the picture with what is told beside it, or null where there is none. */
export type PictureAnswer = Pictured | null;

/** What of a worker is needed. */
export type PictureWorker = Pick<Worker, 'postMessage' | 'onmessage' | 'onerror'>;

/** Draws pictures beside the page, one after the other, each once. */
export interface PictureDrawer {
  /** The picture, null where there is none; undefined while it is not drawn. */
  readonly drawn: (wanted: PictureWanted) => PictureAnswer | undefined;
  /** Has a picture drawn and tells when it is; what nobody waits for any more is not begun. */
  readonly want: (wanted: PictureWanted, onDrawn: () => void) => () => void;
}

/** So many pictures are kept; those that were drawn first go first. */
const KEPT = 60;

/** A drawer with one worker for all pictures of the page, started with the first. */
export function openPictureDrawer(startWorker: () => PictureWorker | undefined): PictureDrawer {
  const answers = new Map<string, PictureAnswer>();
  const waiting = new Map<string, { readonly wanted: PictureWanted; readonly told: Set<() => void> }>();
  let worker: PictureWorker | undefined;
  let begun: string | undefined;

  function beginNext(): void {
    const [next] = waiting;
    if (begun !== undefined || next === undefined) return;
    worker ??= started();
    if (worker === undefined) return;
    begun = next[0];
    worker.postMessage(next[1].wanted);
  }

  function started(): PictureWorker | undefined {
    const opened = startWorker();
    if (opened === undefined) return undefined;
    opened.onmessage = ({ data }: MessageEvent<PictureAnswer>) => finish(data);
    opened.onerror = () => finish(null);
    return opened;
  }

  function finish(answer: PictureAnswer): void {
    if (begun === undefined) return;
    const told = waiting.get(begun)?.told ?? [];
    keep(begun, answer);
    waiting.delete(begun);
    begun = undefined;
    for (const tell of told) tell();
    beginNext();
  }

  function keep(key: string, answer: PictureAnswer): void {
    answers.set(key, answer);
    const [oldest] = answers.keys();
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
  }

  return {
    drawn: (wanted) => answers.get(keyOf(wanted)),
    want(wanted, onDrawn) {
      const key = keyOf(wanted);
      if (answers.has(key)) return () => undefined;
      const { told } = waiting.get(key) ?? { told: new Set<() => void>() };
      told.add(onDrawn);
      waiting.set(key, { wanted, told });
      beginNext();
      return () => {
        told.delete(onDrawn);
        if (told.size === 0 && key !== begun) waiting.delete(key);
      };
    },
  };
}

function keyOf({ line, name }: PictureWanted): string {
  return `${line} ${name}`;
}
