/** How long the page may be kept from answering, ms. */
const PIECE_MS = 8;

/** What is done with each of many things, and once all are done. */
export interface Work<Thing> {
  readonly each: (thing: Thing) => void;
  readonly done: () => void;
}

/** Works through many things after a rest, giving way between pieces; returns how to call it off. */
export function inPieces<Thing>(things: readonly Thing[], rest: number, { each, done }: Work<Thing>): () => void {
  let next = 0;
  let timer = setTimeout(work, rest);

  function work(): void {
    const end = performance.now() + PIECE_MS;
    do {
      const thing = things[next++];
      if (thing !== undefined) each(thing);
    } while (next < things.length && performance.now() < end);
    if (next < things.length) timer = setTimeout(work);
    else done();
  }

  return () => clearTimeout(timer);
}
