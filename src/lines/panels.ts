import type { OwnPanels } from '#modules/configurator/web/public.ts';
import { folderOf, partOf } from './part-of.ts';

/** What the wizard shows of lines in their own way, fetched when it is wanted; the rest follows from columns and fields. */
const FILES = import.meta.glob<Readonly<Record<string, OwnPanels>>>('./*/web/*-panels.ts');

/**
 * What the wizard shows of a product line in the line's own way, `<CODE>_PANELS` of the file `web/<code>-panels.ts` in its
 * folder: nothing, where it has no panels.
 */
export async function loadPanels(code: string): Promise<OwnPanels> {
  const folder = folderOf(code);
  const load = FILES[`./${folder}/web/${folder}-panels.ts`];
  return load === undefined ? {} : partOf(await load(), `${code}_PANELS`);
}
