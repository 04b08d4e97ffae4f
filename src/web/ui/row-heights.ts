/** Rows of a list, and how high they were when they stood in the page. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #sum = 0;

  constructor(private readonly usual: number) {}

  /** How high a row was, px; as most are, where it never stood in the page. */
  of(id: string): number {
    return this.#known.get(id) ?? this.mean;
  }

  /** How high a row is in the middle, px. */
  get mean(): number {
    return this.#known.size === 0 ? this.usual : this.#sum / this.#known.size;
  }

  /** Learns of the rows that stand in a frame by now: its elements with `data-row`. To be called where they are laid out, or this lays them out. */
  learn(frame: HTMLElement): void {
    const gap = Number.parseFloat(getComputedStyle(frame).rowGap) || 0;
    for (const row of frame.children) {
      if (!(row instanceof HTMLElement) || row.dataset.row === undefined) continue;
      const { height } = row.getBoundingClientRect();
      if (height > 0) this.#note(row.dataset.row, height + gap);
    }
  }

  #note(id: string, height: number): void {
    this.#sum += height - (this.#known.get(id) ?? 0);
    this.#known.set(id, height);
  }
}
