/** Something of a person that a sign-out takes out of this browser, and that is on its way to their account. */
export interface OnItsWay {
  /** Sends what is left; resolves when it has been tried. */
  readonly send: () => Promise<void>;
  /** Whether something would be lost. */
  readonly isLeft: () => boolean;
}

/** How long a person who signs out is kept waiting for it, ms. */
const PATIENCE = 3_000;

const all = new Set<OnItsWay>();

/** Has something sent before a sign-out; answers how to call that off. */
export function sendBeforeSignOut(one: OnItsWay): () => void {
  all.add(one);
  return () => void all.delete(one);
}

/** Sends all of it; answers whether nothing is left that a sign-out would lose. */
export async function isAllSent(): Promise<boolean> {
  const sent = Promise.allSettled([...all].map(({ send }) => send()));
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return ![...all].some(({ isLeft }) => isLeft());
}
