import { domainsOf, type NamedChoices, type NamedDomains } from '#engine/public.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { OptionDto } from '#modules/catalogue/contract.ts';
import { heldChoices } from '#modules/catalogue/domain/explain/held.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import { Failure } from '#server/failures.ts';
import { reasonAgainst } from './reasons.ts';

export interface FieldRelation {
  visible: 'Y' | 'N';
  label: string;
  options: OptionDto[];
  default: string | null;
}

/** What a release leaves after some choices, and the language it is told in. */
export interface Situation {
  readonly release: ActiveRelease;
  readonly choices: NamedChoices;
  readonly domains: NamedDomains;
  readonly locale: Locale;
}

/** What the engine leaves possible after the choices; choices that contradict are refused with the reason. */
export function situationAfter(release: ActiveRelease, choices: NamedChoices, locale: Locale): Situation {
  const domains = domainsOf(release.engine, choices);
  if (domains !== undefined) return { release, choices, domains, locale };
  const reason = reasonAgainst(release, { ...heldChoices(choices), wanted: null }, locale) ?? '';
  throw new Failure('configuration.impossible', { reason });
}

/** Visibility, options and default of one field (spec 001 §3, the Y/N flags and option lists). */
export function relationOf(field: FieldDef, situation: Situation): FieldRelation {
  const { domains, locale } = situation;
  const possible = possibleCodes(field, situation);
  const preset = field.default !== undefined && possible.has(field.default) ? field.default : null;
  return {
    visible: isVisible(field, possible, domains) ? 'Y' : 'N',
    label: textIn(field.label, locale),
    options: field.values.map((value) => {
      const available = possible.has(value.code);
      const because = available ? undefined : reasonAgainstOption(field, value.code, situation);
      const label = textIn(value.label, locale);
      return { value: value.code, label, available, ...(because !== undefined && { because }) };
    }),
    default: preset,
  };
}

function reasonAgainstOption({ id, kind }: FieldDef, code: string, situation: Situation): string | undefined {
  const { release, choices, locale } = situation;
  const [variable, value] = kind === 'multi' ? [`${id}.${code}`, 'yes'] : [id, code];
  return reasonAgainst(release, { ...heldChoices(choices), wanted: { variable, value } }, locale);
}

function possibleCodes(field: FieldDef, { release, domains }: Situation): ReadonlySet<string> {
  if (!field.modelled || isFigureHere(field, release, domains)) return new Set(field.values.map(({ code }) => code));
  if (field.kind !== 'multi') return domains[field.id]?.alternatives ?? new Set();
  const possible = variablesOf(field).filter((variable) => domains[variable]?.alternatives.has('yes'));
  return new Set(possible.map((variable) => variable.slice(field.id.length + 1)));
}

/** Whether the field is a figure of the search, as things are. */
function isFigureHere(
  { id }: FieldDef,
  { index: { figuresWith = {} } }: ActiveRelease,
  domains: NamedDomains,
): boolean {
  const possible = domains[id]?.possible;
  return Object.hasOwn(figuresWith, id) && possible?.size === 1 && possible.has(HIDDEN);
}

function isVisible(field: FieldDef, possible: ReadonlySet<string>, domains: NamedDomains): boolean {
  const { shownWhen } = field;
  if (shownWhen !== undefined && domains[shownWhen[0]] !== undefined) {
    return shownWhen[1].some((code) => domains[shownWhen[0]]?.possible.has(code));
  }
  if (!field.modelled || field.kind === 'multi') return true;
  return [...possible].some((code) => code !== HIDDEN);
}
