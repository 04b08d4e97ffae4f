import type { ReactNode } from 'react';

/** The quotes within reach. */
export function Component(): ReactNode {
  return null;
}
