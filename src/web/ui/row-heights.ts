/** Rows of a list, and how high they were when they stood in the page: the browser tells it once it has laid them out, nothing waits for it. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  readonly #watched = new WeakSet<Element>();
  #sum = 0;
  #observer: ResizeObserver | undefined;

  constructor(private readonly usual: number) {}

  /** How high a row was, px; as most are, where it never stood in the page. */
  of(id: string): number {
    return this.#known.get(id) ?? this.mean;
  }

  /** How high a row is in the middle, px. */
  get mean(): number {
    return this.#known.size === 0 ? this.usual : this.#sum / this.#known.size;
  }

  /** Learns of the rows that stand in a frame by now: its elements with `data-row`. */
  watch(frame: HTMLElement): void {
    this.#observer ??= new ResizeObserver((entries) => this.#learn(entries));
    for (const row of frame.children) {
      if (!(row instanceof HTMLElement) || row.dataset.row === undefined || this.#watched.has(row)) continue;
      this.#watched.add(row);
      this.#observer.observe(row);
    }
  }

  /** Learns no more. */
  stop(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
  }

  #learn(entries: readonly ResizeObserverEntry[]): void {
    const [{ target } = {}] = entries;
    const frame = target?.parentElement;
    const gap = frame ? Number.parseFloat(getComputedStyle(frame).rowGap) || 0 : 0;
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!target.isConnected) this.#observer?.unobserve(target);
      else if (height > 0) this.#note((target as HTMLElement).dataset.row ?? '', height + gap);
    }
  }

  #note(id: string, height: number): void {
    this.#sum += height - (this.#known.get(id) ?? 0);
    this.#known.set(id, height);
  }
}
