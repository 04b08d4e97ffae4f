import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { reasonsAgainst } from '#modules/catalogue/domain/explain/explain.ts';
import type { Held, Question } from '#modules/catalogue/domain/explain/explanation.ts';
import { Recent } from '#modules/catalogue/domain/recent.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

/** Sets of choices whose reasons are kept. */
const KEPT = 100;

type Reasons = Map<string, string>;

const known = new WeakMap<ActiveRelease, Recent<Reasons>>();

/** The answer to a question in the asked language, why only; undefined if there is nothing against it. */
export function reasonAgainst(release: ActiveRelease, question: Question, locale: Locale): string | undefined {
  const reasons = reasonsUnder(release, question);
  const key = `${locale} ${question.wanted?.variable} ${question.wanted?.value}`;
  const kept = reasons.get(key) ?? worded(question, release, locale);
  reasons.set(key, kept);
  return kept === '' ? undefined : kept;
}

function reasonsUnder(release: ActiveRelease, { choices, rowChoices }: Held): Reasons {
  const recent = known.get(release) ?? new Recent<Reasons>(KEPT);
  known.set(release, recent);
  const key = JSON.stringify([choices, rowChoices]);
  return recent.get(key) ?? recent.keep(key, new Map());
}

/** The sentences of the rules one after the other, each once. */
function worded(question: Question, { engine }: ActiveRelease, locale: Locale): string {
  const reasons: readonly BilingualText[] = (reasonsAgainst(question, engine)?.rules ?? []).map(({ reason }) => reason);
  return [...new Set(reasons.map((reason) => textIn(reason, locale)))].join(locale === 'en' ? ' ' : '');
}
