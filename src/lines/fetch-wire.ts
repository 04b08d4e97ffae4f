import type { LineWires } from '#lines/shared/line-wires.ts';
import type { ConfigurableCode } from './configurable.ts';
import { folderOf, partOf } from './part-of.ts';

/** What travels of one of the lines that can be configured. */
export type Wire = LineWires[ConfigurableCode];

/** What travels of a product line: `<CODE>_WIRE` of the file `wire.ts` in its folder. */
export async function fetchWire(code: string): Promise<Wire> {
  return partOf<Wire>(await import(`./${folderOf(code)}/wire.ts`), `${code}_WIRE`);
}
