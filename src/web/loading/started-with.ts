/** The file this page started with: it bears another name in every version, and so names this one; undefined in a test. */
export function startedWith(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}
