/** So long a slice keeps the page from whoever uses it. */
const SLICE_MS = 12;

/** Works through a list in slices, between which the page answers keys and paints; no more of it once the signal says so. */
export async function inSlices<From, To>(
  list: readonly From[],
  work: (one: From) => To,
  signal: AbortSignal,
): Promise<readonly To[]> {
  const done: To[] = [];
  let begun = performance.now();
  for (const one of list) {
    if (performance.now() - begun > SLICE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      signal.throwIfAborted();
      begun = performance.now();
    }
    done.push(work(one));
  }
  return done;
}
