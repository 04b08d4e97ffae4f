import type { BilingualText } from '#kernel/locale.ts';
import { MACHINE_NAMES } from './applications/machine-names.ts';
import { both } from './core/define.ts';

/** The sizing of a machine as other pages name it; of one that nobody knows any more, without its name. */
export function sizingName(machine: string): BilingualText {
  const name = Object.entries(MACHINE_NAMES).find(([id]) => id === machine)?.[1];
  if (name === undefined) return both('选型计算', 'Sizing');
  return both(`选型计算：${name.zh}`, `Sizing: ${name.en.charAt(0).toLowerCase()}${name.en.slice(1)}`);
}

/** What is told where a drive does not do the work of its machine by the product data in force. */
export const NO_LONGER_HOLDS = both('按现行产品数据不再适用', 'No longer holds by the current product data');

/** Where the drive itself is not there any more. */
export const DRIVE_GONE = both('现行产品数据中已无此驱动', 'The current product data no longer have this drive');
