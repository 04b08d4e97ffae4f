import type { BilingualText } from '#kernel/locale.ts';
import type { Place } from '#modules/bills/domain/missing-fields.ts';
import type { FieldKey } from '#modules/bills/domain/required-fields.ts';

/** What is wrong blocks the issue; what is only unusual warns. */
export type FindingLevel = 'error' | 'warning';

/** Every check of the papers and how much it weighs (commerce §8). */
export const CHECK_LEVELS = {
  'field-missing': 'error',
  'ci-unissued': 'error',
  'ci-later': 'warning',
  title: 'error',
  'no-lines': 'error',
  'line-zero': 'error',
  'over-shipped': 'error',
  contents: 'error',
  'package-empty': 'error',
  'package-gap': 'error',
  'gross-below-net': 'error',
  dimension: 'error',
  'hs-form': 'error',
  'origin-form': 'error',
  'hs-kind': 'warning',
  'serial-count': 'error',
  'serial-twice': 'error',
  'serial-foreign': 'error',
  'wood-mark': 'error',
  'marks-length': 'error',
  font: 'error',
  'lc-applicant': 'error',
  'lc-currency': 'error',
  'lc-amount': 'error',
  'lc-text': 'error',
  'lc-expired': 'error',
  'lc-late': 'warning',
  'incoterm-place': 'error',
  'incoterm-mode': 'error',
  'charge-missing': 'error',
  'terms-differ': 'error',
  'tax-destination': 'warning',
  'pair-parties': 'error',
  'pair-quantity': 'error',
  'pair-hs': 'error',
  'pair-origin': 'error',
  'pair-packages': 'error',
  'pair-weight': 'error',
  'pair-marks': 'error',
  'price-on-pl': 'error',
  amount: 'error',
  deposit: 'error',
  bank: 'error',
  'ci-after-transport': 'warning',
  'date-future': 'error',
  'pi-expired': 'warning',
  'pi-changed': 'warning',
  'weight-guess': 'warning',
} as const satisfies Record<string, FindingLevel>;
export type CheckKey = keyof typeof CHECK_LEVELS;

/** What stands in the message of a finding for a name in braces. */
export type FindingParam = string | number | BilingualText;

/** Where on a paper a finding is: in a field of the matrix, or in what says where its goods go, which no paper prints. */
export interface FindingPlace extends Omit<Place, 'field'> {
  readonly field?: FieldKey | 'destination';
}

/** Something the checker found: which check, where, and the values its message names. */
export interface Finding {
  readonly key: CheckKey;
  readonly level: FindingLevel;
  readonly place: FindingPlace;
  readonly params: Readonly<Record<string, FindingParam>>;
}

/** A finding of a check, with the weight the check has. */
export function finding(key: CheckKey, place: FindingPlace, params: Finding['params'] = {}): Finding {
  return { key, level: CHECK_LEVELS[key], place, params };
}

/** A finding in a line or a package, which its message names. */
export function findingIn(key: CheckKey, place: FindingPlace, params: Finding['params'] = {}): Finding {
  const { lineNo, packageNo } = place;
  return finding(key, place, {
    ...(lineNo !== undefined && { line: lineNo }),
    ...(packageNo !== undefined && { package: packageNo }),
    ...params,
  });
}
