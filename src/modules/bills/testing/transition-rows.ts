import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A transition as the design of the commerce says it. */
export interface TransitionRow {
  readonly from: string;
  readonly action: string;
  readonly to: string;
  readonly side: string;
  readonly right: string;
}

/** The transitions of a shipment or a bill; making one begins it, and is no step. */
export function transitionRows(of: 'shipment' | 'bill'): readonly TransitionRow[] {
  return readFileSync(join(import.meta.dirname, 'transitions.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [machine, from = '', action = '', to = '', side = '', right = ''] = line.split(',');
      return { machine, from, action, to, side, right };
    })
    .filter(({ machine, action }) => machine === of && action !== 'create');
}
