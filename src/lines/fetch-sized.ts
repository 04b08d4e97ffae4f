import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import { folderOf, partOf } from './part-of.ts';

/** The drives of a line that machines are sized with: `<CODE>_SIZED` of the file `sized.ts` in its folder. */
export async function fetchSized(code: string): Promise<SizedLine> {
  return partOf<SizedLine>(await import(`./${folderOf(code)}/sized.ts`), `${code}_SIZED`);
}
