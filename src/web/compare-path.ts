import { PATHS } from './paths.ts';

/** The address at which saved configurations stand side by side, in this order. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? PATHS.comparison : `${PATHS.comparison}?ids=${ids.join(',')}`;
}
