import { driveFilters, type Filling, gearedCandidate, gearedQuickText } from '#lines/shared/gear/sized.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import { type BasicType, GEARBOX_MODELS } from './rows/basic-type.ts';

/** Rules 17, 18 and 83: the oil of a cold site, the seals of a hot one. What no word of the quick search says stays for its step. */
const FILLINGS: readonly Filling[] = [
  { below: -20, words: ['VG220 -40~40°C'] },
  { above: 40, words: ['FKM'] },
];

/** Drives of JRT for a machine: each gear type is a series of its own. */
export const JRT_SIZED: SizedLine<BasicType> = {
  line: 'JRT',
  searches: (demand) => GEARBOX_MODELS.map((model) => driveFilters(model, demand)),
  candidateOf: (row, parts) =>
    gearedCandidate(row, parts, {
      series: row.gearboxModel,
      kind: row.gearboxModel === 'S' ? 'helical-worm' : 'geared',
      unit: row.gearboxModel + row.reduceUnitSize,
    }),
  quickTextOf: (row, derived) => gearedQuickText(row, derived, FILLINGS),
};
