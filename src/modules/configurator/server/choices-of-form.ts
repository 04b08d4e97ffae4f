import { type Locale, textIn } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { type SortedChoice, sortedChoices } from '#modules/configurator/domain/describe/by-whom.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import type { AttachedDrive } from '#modules/enquiries/domain/attached-configuration.ts';
import { contextOf } from './context-of.ts';
import { labelOf } from './explanation-answer.ts';

type Told = Pick<AttachedDrive, 'fittings' | 'open'>;

/** A form that does not contradict its release, and the variables whoever sent it chose in it. */
interface SentChoices {
  readonly form: SavedForm;
  readonly chosen: readonly string[];
}

/**
 * How the drive of a form is mounted and fitted, each with how it came to stand, and what is still open. What was chosen the
 * asker says; whether the rest follows or is the standard, and what is missing, the release. Undefined without its row.
 */
export function choicesOfForm(
  { form, chosen }: SentChoices,
  release: ActiveRelease,
): ((locale: Locale) => Told) | undefined {
  const context = contextOf(release);
  const { saved } = context.line;
  const row = release.index.find(form.basicTypeId, saved.loadOf(form));
  if (row === undefined) return undefined;
  const config = saved.read(form, row);
  const choices = sortedChoices({ config, standing: config.values, chosen }, context);
  const missing = completenessOf(config, context).openPoints.filter(({ code }) => code === 'field-missing');
  return (locale) => ({
    fittings: choices.map((choice) => toldChoice(choice, locale)),
    open: missing.map(({ field }) => labelOf(field, { fields: release.fields, locale })),
  });
}

function toldChoice({ def, code, byWhom }: SortedChoice, locale: Locale): AttachedDrive['fittings'][number] {
  const words = def.values.find((value) => value.code === code)?.label;
  const value = [words ? textIn(words, locale) : code, def.unit].filter(Boolean).join('\u00a0');
  return { label: textIn(def.label, locale), value, byWhom };
}
