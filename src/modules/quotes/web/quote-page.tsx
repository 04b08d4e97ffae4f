import type { ReactNode } from 'react';

/** One quote. */
export function Component(): ReactNode {
  return null;
}
