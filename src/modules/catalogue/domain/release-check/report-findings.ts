import type { ReleaseReport } from '#engine/compiler.ts';
import type { Conflict } from '#engine/runtime.ts';
import { finding, type ReleaseFinding } from './release-finding.ts';

/** What the engine's report refuses a release for: everything impossible, or single values, with the rules to blame. */
export function reportFindings({ contradictions, impossible }: ReleaseReport): readonly ReleaseFinding[] {
  return [
    ...contradictions.map((conflict) => finding('model.contradiction', 'model', '', rulesOf(conflict))),
    ...impossible.map(({ variable, value, because }) =>
      finding('value.impossible', `${variable} ${value}`, '', rulesOf(because)),
    ),
  ];
}

function rulesOf(conflict: Conflict | undefined): readonly string[] {
  return conflict?.rules.map(({ id }) => id) ?? [];
}
