import type { Values } from './configuration.ts';
import type { ProductLine } from './line.ts';

/** Whether the maker has to confirm anything of a product before anybody relies on its figures. */
export function isToBeConfirmed(line: Pick<ProductLine, 'toBeConfirmed'>, standing: Values): boolean {
  return (line.toBeConfirmed?.(standing) ?? []).length > 0;
}
