import { conflictNamed, type Engine, type NamedChoices, whyNotNamed } from '#engine/public.ts';
import type { FieldId } from '#product/configuration.ts';
import type { Question, Reasons } from './explanation.ts';
import { againstRow, allChoices } from './held.ts';
import type { Neighbours } from './neighbours.ts';

/**
 * Why something cannot be had; undefined if it can, or if the release knows no such value.
 * The variable's own choice does not stand against it, nor does the row against what the row fixes. Of several sets that
 * suffice, one of its neighbours is told: a brake is refused by the motor frame, not by the unit whose motors are large.
 */
export function reasonsAgainst(question: Question, engine: Engine, neighbours: Neighbours): Reasons | undefined {
  const { wanted } = question;
  if (wanted === null) return reasonsOfContradiction(question, engine);
  const { variable, value } = wanted;
  const isKnown = engine.variables.some(({ id, values }) => id === variable && values.includes(value));
  if (!isKnown) return undefined;
  const judged = variable in question.rowChoices ? question.choices : allChoices(question);
  return minimal(whyNotNamed(engine, nearestFirst(judged, neighbours(variable)), variable, value));
}

/** The choices of neighbours before the others, each in the order in which they were made. */
function nearestFirst(choices: NamedChoices, neighbours: ReadonlySet<FieldId>): NamedChoices {
  const entries = Object.entries(choices);
  const [near, far] = [true, false].map((isNear) => entries.filter(([id]) => neighbours.has(id) === isNear));
  return Object.fromEntries([...(near ?? []), ...(far ?? [])]);
}

function reasonsOfContradiction(question: Question, engine: Engine): Reasons | undefined {
  const against = againstRow(question);
  if (against.length > 0) return { choices: {}, rules: [], againstRow: against };
  return minimal(conflictNamed(engine, allChoices(question)));
}

function minimal(conflict: ReturnType<typeof conflictNamed>): Reasons | undefined {
  return conflict && { choices: conflict.choices, rules: conflict.rules, againstRow: [] };
}
