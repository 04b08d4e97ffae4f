import { type NamedChoices, whyNotNamed } from '#engine/public.ts';
import { type BilingualText, type Locale, textIn } from '#kernel/locale.ts';
import { Recent } from '#modules/catalogue/domain/recent.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

/** Sets of choices whose reasons are kept. */
const KEPT = 100;

type Reasons = Map<string, string>;

const known = new WeakMap<ActiveRelease, Recent<Reasons>>();

/**
 * Why a value cannot be had with the choices, its own field's aside: the reasons of the rules that exclude it, as few as
 * suffice. Undefined if it can be had, or if the release knows no such value.
 */
export function reasonAgainst(
  release: ActiveRelease,
  choices: NamedChoices,
  variable: string,
  value: string,
  locale: Locale,
): string | undefined {
  const reasons = reasonsUnder(release, choices);
  const key = `${locale} ${variable} ${value}`;
  const kept = reasons.get(key) ?? worded(reasonsOf(release, choices, variable, value), locale);
  reasons.set(key, kept);
  return kept === '' ? undefined : kept;
}

function reasonsUnder(release: ActiveRelease, choices: NamedChoices): Reasons {
  const recent = known.get(release) ?? new Recent<Reasons>(KEPT);
  known.set(release, recent);
  const key = JSON.stringify(choices);
  return recent.get(key) ?? recent.keep(key, new Map());
}

function reasonsOf(
  { engine }: ActiveRelease,
  choices: NamedChoices,
  variable: string,
  value: string,
): readonly BilingualText[] {
  const isKnown = engine.variables.some(({ id, values }) => id === variable && values.includes(value));
  const conflict = isKnown ? whyNotNamed(engine, choices, variable, value) : undefined;
  return (conflict?.rules ?? []).map(({ reason }) => reason);
}

/** The sentences one after the other, each once. */
export function worded(reasons: readonly BilingualText[], locale: Locale): string {
  return [...new Set(reasons.map((reason) => textIn(reason, locale)))].join(locale === 'en' ? ' ' : '');
}
