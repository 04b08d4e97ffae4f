/**
 * The file this page started with, the last of those it names: it bears another name in every version, and so names this one;
 * undefined in a test.
 */
export function startedWith(): string | undefined {
  const files = document.querySelectorAll('script[type="module"][src]');
  return files.item(files.length - 1)?.getAttribute('src') ?? undefined;
}
