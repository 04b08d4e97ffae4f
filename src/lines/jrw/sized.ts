import { driveFilters, type Filling, gearedCandidate, gearedQuickText } from '#lines/shared/gear/sized.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import type { WormRow } from './rows/worm-row.ts';

/** The seals of a hot site. No oil of the line is made for a site below −25 °C, and above that its usual synthetic one stands. */
const FILLINGS: readonly Filling[] = [{ above: 40, words: ['FKM'] }];

/** Worm units for a machine, single ones. */
export const JRW_SIZED: SizedLine<WormRow> = {
  line: 'JRW',
  searches: (demand) => [driveFilters('W', demand)],
  candidateOf: (row, parts) =>
    gearedCandidate(row, parts, { series: 'JRW', kind: 'worm', unit: `JRW${row.reduceUnitSize}` }),
  quickTextOf: (row, derived) => gearedQuickText(row, derived, FILLINGS),
};
