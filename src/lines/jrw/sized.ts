import { driveFilters, gearedCandidate, gearedQuickText } from '#lines/shared/gear/sized.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import type { WormRow } from './rows/worm-row.ts';

/** Worm units for a machine, single ones. */
export const JRW_SIZED: SizedLine<WormRow> = {
  line: 'JRW',
  searches: (demand) => [driveFilters('W', demand)],
  candidateOf: (row) => gearedCandidate(row, { series: 'JRW', kind: 'worm' }),
  quickTextOf: gearedQuickText,
};
