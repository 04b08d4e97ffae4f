const listeners = new Set<() => void>();

/** Tells the workers of this process that there is, or in a moment will be, a mail to send. */
export function ring(): void {
  for (const listener of listeners) listener();
}

/** Hears the bell until the answered function is called. */
export function onRing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
