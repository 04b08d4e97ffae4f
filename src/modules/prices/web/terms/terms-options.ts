import type { TFunction } from 'i18next';
import type { ListChoiceDto } from '#modules/prices/contract.ts';
import { percentSign } from '#modules/prices/web/figure-text.ts';
import type { SelectOption } from '#web/ui/select.tsx';
import type { TermsForm } from './terms-form.ts';

/** The lists prices may follow from. */
export function listOptions(lists: readonly ListChoiceDto[]): SelectOption[] {
  return lists.map(({ id, code, name, currency }) => ({ value: id, label: `${name} · ${code} · ${currency}` }));
}

/** The groups of the version in force with their discounts, and the one that stands where the list has it no more. */
export function groupOptions(
  { groupCode }: TermsForm,
  list: ListChoiceDto | undefined,
  t: TFunction<'prices'>,
): SelectOption[] {
  const groups = list?.groups ?? [];
  const known = groups.map(({ code, rate }) => ({
    value: code,
    label: t('terms.group', { code, percent: percentSign(rate) }),
  }));
  const isKnown = groupCode === '' || groups.some(({ code }) => code === groupCode);
  return isKnown ? known : [...known, { value: groupCode, label: groupCode }];
}

/** The time zones this browser knows, and the one that stands where it does not know it. */
export function zoneOptions(zone: string): SelectOption[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort();
  return zones.map((value) => ({ value, label: value }));
}
