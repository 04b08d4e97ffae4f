import { domainsOf, type NamedChoices, type NamedDomains } from '#engine/public.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import type { OptionDto } from '#modules/catalogue/contract.ts';
import { heldChoices } from '#modules/catalogue/domain/explain/held.ts';
import type { ReadChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
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
  /** What the form alone holds: figures, and what is looked for by. */
  readonly form: ReadChoices['form'];
  readonly locale: Locale;
}

/** What the engine leaves possible after the choices; choices that contradict are refused with the reason. */
export function situationAfter(
  release: ActiveRelease,
  { choices, form }: Pick<ReadChoices, 'choices' | 'form'>,
  locale: Locale,
): Situation {
  const domains = domainsOf(release.engine, choices);
  if (domains !== undefined) return { release, choices, domains, form, locale };
  const reason = reasonAgainst(release, { ...heldChoices(choices), wanted: null }, locale) ?? '';
  throw new Failure('configuration.impossible', { reason });
}

/** Visibility, options and default of one field (spec 001 §3, the Y/N flags and option lists). */
export function relationOf(field: FieldDef, situation: Situation): FieldRelation {
  const { locale } = situation;
  const possible = possibleCodes(field, situation);
  const preset = field.default !== undefined && possible.has(field.default) ? field.default : null;
  return {
    visible: isVisible(field, possible, situation) ? 'Y' : 'N',
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

function isVisible(field: FieldDef, possible: ReadonlySet<string>, situation: Situation): boolean {
  const [variable, codes] = field.shownWhen ?? [];
  if (variable !== undefined && codes !== undefined) {
    const standing = toggleIn(variable, situation);
    const can = standing === undefined ? situation.domains[variable]?.possible : new Set([standing]);
    if (can) return codes.some((code) => can.has(code));
  }
  if (!field.modelled || field.kind === 'multi') return true;
  return [...possible].some((code) => code !== HIDDEN);
}

/** What rows are looked for by, said or told by the figure that is given; undefined for what is no such toggle. */
function toggleIn(id: string, { release, form }: Situation): string | undefined {
  const def = release.fields.get(id);
  if (def === undefined || def.kind !== 'toggle' || def.modelled) return undefined;
  return form[id] ?? def.values.find(({ code }) => form[code] !== undefined)?.code ?? def.default;
}
