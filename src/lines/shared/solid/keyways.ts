import type { PartView } from '#modules/drawings/domain/part-names.ts';
import { HUB_KEYWAY, SHAFT_KEYWAY } from './fits.ts';
import type { PartReader } from './read-letters.ts';

/** The diameters of shafts up to which each key of DIN 6885-1 (GB/T 1096) goes, mm; from 8 on. */
const UP_TO = [10, 12, 17, 22, 30, 38, 44, 50, 58, 65, 75, 85, 95, 110, 130, 150, 170, 200] as const;

/** The diameters of shafts up to which each centre thread of the standard goes, mm; from 7 on. */
const THREADS_UP_TO = [10, 13, 16, 21, 24, 30, 38, 50, 85, 130, 225] as const;

/** The key of a shaft or bore by the standard: width u, and t, which is told over shaft and key, or from the far side of the bore to the ground of its groove. */
export function standardKey(read: PartReader, d: number, inside: 'shaft' | 'hub', view: PartView) {
  const at = UP_TO.findIndex((most) => d <= most);
  const row = read.part('KEY', `>${UP_TO[at - 1] ?? 8}<=${UP_TO[at] ?? d}`, '', view);
  const t = inside === 'shaft' ? d + row.exact('h') - row.exact('t1') : d + row.exact('t2');
  const whole = Math.round(t * 100) / 100;
  read.tell({ view, letter: 't', value: whole, tolerance: '', confidence: 'standard' });
  return { u: row.fitted('b', inside === 'shaft' ? SHAFT_KEYWAY : HUB_KEYWAY), t: whole };
}

/** Tells the thread in the middle of a shaft by its diameter, form D (DIN 332-2, GB/T 145). */
export function centreThread(read: PartReader, d: number, view: PartView): void {
  const at = THREADS_UP_TO.findIndex((most) => d <= most);
  read.part('CENTRE HOLE', `>${THREADS_UP_TO[at - 1] ?? 7}<=${THREADS_UP_TO[at] ?? d}`, 'DIN 332 D', view).mention('M');
}
