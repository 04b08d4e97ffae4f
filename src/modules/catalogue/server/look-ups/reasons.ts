import { LRUCache } from 'lru-cache';
import { type Locale, textIn } from '#kernel/locale.ts';
import { reasonsAgainst } from '#modules/catalogue/domain/explain/explain.ts';
import type { Held, Question } from '#modules/catalogue/domain/explain/explanation.ts';
import { neighboursIn } from '#modules/catalogue/domain/explain/neighbours.ts';
import { toldReasons } from '#modules/catalogue/domain/explain/told-reasons.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

/** Sets of choices whose reasons are cached. */
const MAX_CACHED = 100;

type Reasons = Map<string, string>;

const caches = new WeakMap<ActiveRelease, LRUCache<string, Reasons>>();

/** The answer to a question in the asked language, why only; undefined if there is nothing against it. */
export function reasonAgainst(release: ActiveRelease, question: Question, locale: Locale): string | undefined {
  const reasons = reasonsUnder(release, question);
  const key = `${locale} ${question.wanted?.variable} ${question.wanted?.value}`;
  const reason = reasons.get(key) ?? worded(question, release, locale);
  reasons.set(key, reason);
  return reason === '' ? undefined : reason;
}

function reasonsUnder(release: ActiveRelease, { choices, rowChoices }: Held): Reasons {
  const cache = caches.get(release) ?? new LRUCache({ max: MAX_CACHED, memoMethod: (): Reasons => new Map() });
  caches.set(release, cache);
  return cache.memo(JSON.stringify([choices, rowChoices]));
}

/** The sentences of the rules that say most, one after the other, each once. */
function worded(question: Question, { engine, product, index }: ActiveRelease, locale: Locale): string {
  const against = reasonsAgainst(question, engine, neighboursIn(product.model));
  const reasons = against ? toldReasons(against, question.wanted, index.search) : [];
  return [...new Set(reasons.map((reason) => textIn(reason, locale)))].join(locale === 'en' ? ' ' : '');
}
