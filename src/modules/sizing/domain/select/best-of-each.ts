import { gravityOf } from './doubts.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import { inRank } from './order.ts';

interface Drive {
  readonly judged: JudgedCandidate;
}

/** Of judged drives the best of each series, the best of all first; where none fits, the one that comes nearest to it. */
export function bestOfEach<D extends Drive>(drives: readonly D[]): readonly D[] {
  const best = drives.filter(({ judged }) => judged.verdict === 'best');
  const series = [...new Set(best.map(({ judged }) => judged.candidate.series))];
  const firsts = series.flatMap((name) => best.find(({ judged }) => judged.candidate.series === name) ?? []);
  const ranked = inRank(
    firsts.map(({ judged }) => judged),
    gravityOf,
  );
  if (ranked.length === 0) return drives.slice(0, 1);
  return ranked.flatMap((one) => firsts.find(({ judged }) => judged === one) ?? []);
}
