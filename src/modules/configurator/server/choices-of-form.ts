import type { Locale } from '#kernel/locale.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { toldDrive } from '#modules/configurator/domain/describe/told-drive.ts';
import type { AttachedDrive } from '#modules/enquiries/domain/attached-configuration.ts';
import { contextOf } from './context-of.ts';
import { labelOf } from './explanation-answer.ts';
import { sentenceOfPoint } from './product-of-form.ts';

/** A form that does not contradict its release, and the variables whoever sent it chose in it. */
interface SentChoices {
  readonly form: SavedForm;
  readonly chosen: readonly string[];
}

/**
 * The drive of a form: its figures, how it is mounted and fitted, each with how it came to stand, and what is still open. What
 * was chosen the asker says; whether the rest follows or is the standard, and what is missing, the release. Undefined without
 * its row.
 */
export function choicesOfForm(
  { form, chosen }: SentChoices,
  release: ActiveRelease,
): ((locale: Locale) => AttachedDrive | undefined) | undefined {
  const context = contextOf(release);
  const { saved } = context.line;
  const row = release.index.find(form.basicTypeId, saved.loadOf(form));
  if (row === undefined) return undefined;
  const config = saved.read(form, row);
  const { openPoints } = completenessOf(config, context);
  const choices = { config, standing: config.values, chosen, openPoints };
  return (locale) => {
    const naming = { fields: release.fields, locale };
    return toldDrive(choices, context, {
      locale,
      field: (id) => labelOf(id, naming),
      sentence: (point) => sentenceOfPoint(point, naming),
    });
  };
}
