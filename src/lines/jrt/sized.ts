import { driveFilters, gearedCandidate, gearedQuickText } from '#lines/shared/gear/sized.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import { type BasicType, GEARBOX_MODELS } from './rows/basic-type.ts';

/** Drives of JRT for a machine: each gear type is a series of its own. */
export const JRT_SIZED: SizedLine<BasicType> = {
  line: 'JRT',
  searches: (demand) => GEARBOX_MODELS.map((model) => driveFilters(model, demand)),
  candidateOf: (row) =>
    gearedCandidate(row, { series: row.gearboxModel, kind: row.gearboxModel === 'S' ? 'helical-worm' : 'geared' }),
  quickTextOf: gearedQuickText,
};
