import type { Description } from './describe.ts';

/** The first step in which something is open, else the last, where everything is reviewed (finding B2). */
export function nextOpenStep({ steps, openPoints }: Pick<Description, 'steps' | 'openPoints'>): number {
  const [first] = openPoints;
  return first?.step ?? steps.length - 1;
}
