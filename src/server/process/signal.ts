/** A bell within this process: who rings, and who hears it. */
export interface Signal {
  readonly ring: () => void;
  /** Hears the bell until the answered function is called. */
  readonly onRing: (listener: () => void) => () => void;
}

/** A bell of its own. */
export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    onRing(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
