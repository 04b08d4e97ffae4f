import { conflictNamed, type Engine, whyNotNamed } from '#engine/public.ts';
import type { Question, Reasons } from './explanation.ts';
import { againstRow, allChoices } from './held.ts';

/**
 * Why something cannot be had; undefined if it can, or if the release knows no such value.
 * The variable's own choice does not stand against it, nor does the row against what the row fixes.
 */
export function reasonsAgainst(question: Question, engine: Engine): Reasons | undefined {
  const { wanted } = question;
  if (wanted === null) return reasonsOfContradiction(question, engine);
  const { variable, value } = wanted;
  const isKnown = engine.variables.some(({ id, values }) => id === variable && values.includes(value));
  if (!isKnown) return undefined;
  const judged = variable in question.rowChoices ? question.choices : allChoices(question);
  return minimal(whyNotNamed(engine, judged, variable, value));
}

function reasonsOfContradiction(question: Question, engine: Engine): Reasons | undefined {
  const against = againstRow(question);
  if (against.length > 0) return { choices: {}, rules: [], againstRow: against };
  return minimal(conflictNamed(engine, allChoices(question)));
}

function minimal(conflict: ReturnType<typeof conflictNamed>): Reasons | undefined {
  return conflict && { choices: conflict.choices, rules: conflict.rules, againstRow: [] };
}
