import { conflictNamed, domainsOf, type NamedChoices, type NamedDomains } from '#engine/public.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { OptionDto } from '#modules/catalogue/contract.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#modules/catalogue/domain/jrt/field-def.ts';
import { Failure } from '#server/failures.ts';
import type { ActiveRelease } from './active-release.ts';

export interface FieldRelation {
  visible: 'Y' | 'N';
  label: string;
  options: OptionDto[];
  default: string | null;
}

/** What the engine leaves possible after the choices; choices that contradict are refused with the reason. */
export function domainsAfter(release: ActiveRelease, choices: NamedChoices, locale: Locale): NamedDomains {
  const domains = domainsOf(release.engine, choices);
  if (domains !== undefined) return domains;
  const conflict = conflictNamed(release.engine, choices);
  const reason = conflict?.rules.map((rule) => textIn(rule.reason, locale)).join(' ') ?? '';
  throw new Failure('configuration.impossible', { reason });
}

/** Visibility, options and default of one field (spec 001 §3, the Y/N flags and option lists). */
export function relationOf(field: FieldDef, domains: NamedDomains, locale: Locale): FieldRelation {
  const possible = possibleCodes(field, domains);
  const options = field.values.map((value) => ({
    value: value.code,
    label: textIn(value.label, locale),
    available: possible.has(value.code),
  }));
  const preset = field.default !== undefined && possible.has(field.default) ? field.default : null;
  return {
    visible: isVisible(field, possible, domains) ? 'Y' : 'N',
    label: textIn(field.label, locale),
    options,
    default: preset,
  };
}

function possibleCodes(field: FieldDef, domains: NamedDomains): ReadonlySet<string> {
  if (!field.modelled) return new Set(field.values.map(({ code }) => code));
  if (field.kind !== 'multi') return domains[field.id]?.alternatives ?? new Set();
  const possible = variablesOf(field).filter((variable) => domains[variable]?.alternatives.has('yes'));
  return new Set(possible.map((variable) => variable.slice(field.id.length + 1)));
}

function isVisible(field: FieldDef, possible: ReadonlySet<string>, domains: NamedDomains): boolean {
  const { shownWhen } = field;
  if (shownWhen !== undefined && domains[shownWhen[0]] !== undefined) {
    return shownWhen[1].some((code) => domains[shownWhen[0]]?.possible.has(code));
  }
  if (!field.modelled || field.kind === 'multi') return true;
  return [...possible].some((code) => code !== HIDDEN);
}
