import { isRecord } from '#kernel/is-record.ts';
import { LOCALES } from '#kernel/locale.ts';
import type { ListChoiceDto, OpenedTermsDto } from '#modules/prices/contract.ts';
import { INCOTERMS } from '#modules/prices/domain/incoterms.ts';
import { SHOWN_PRICES, TAX_MODES } from '#modules/prices/domain/price-codes.ts';

/** The fields of the form, in their order. */
export const TERMS_FIELDS = [
  'listId',
  'groupCode',
  'showPrices',
  'payment',
  'incoterm',
  'place',
  'taxMode',
  'creditNote',
  'erpNo',
  'timeZone',
  'locale',
] as const;
export type TermsField = (typeof TERMS_FIELDS)[number];

/** What is typed and chosen of the terms of a customer. */
export type TermsForm = Readonly<Record<TermsField, string>>;

/** What a first agreement usually is; the group is for the administrator to say. */
const USUAL = { showPrices: 'net', taxMode: 'domestic', timeZone: 'Asia/Shanghai', locale: 'zh-cn' } as const;

/** The form of what is agreed; without any terms, of what is usual. */
export function formOf({ terms, lists }: OpenedTermsDto): TermsForm {
  const [sole, ...others] = lists;
  const begun = { listId: others.length === 0 ? (sole?.id ?? '') : '', ...USUAL };
  const said: Partial<Record<TermsField, string | null>> = terms ?? begun;
  return formFrom((field) => said[field] ?? '');
}

/** A form as it was kept; null where it was none. */
export function keptForm(stored: unknown): TermsForm | null {
  if (!isRecord(stored) || TERMS_FIELDS.some((field) => typeof stored[field] !== 'string')) return null;
  return formFrom((field) => String(stored[field]));
}

function formFrom(textOf: (field: TermsField) => string): TermsForm {
  return {
    ...{ listId: textOf('listId'), groupCode: textOf('groupCode'), showPrices: textOf('showPrices') },
    ...{ payment: textOf('payment'), incoterm: textOf('incoterm'), place: textOf('place') },
    ...{ taxMode: textOf('taxMode'), creditNote: textOf('creditNote'), erpNo: textOf('erpNo') },
    ...{ timeZone: textOf('timeZone'), locale: textOf('locale') },
  };
}

/** Whether two forms say the same. */
export function isSameForm(one: TermsForm, other: TermsForm): boolean {
  return TERMS_FIELDS.every((field) => one[field] === other[field]);
}

/** The terms as they are sent; what is blank is not agreed. */
export function bodyOf(form: TermsForm) {
  const { listId, groupCode, payment, place, timeZone, erpNo, creditNote } = form;
  const incoterm = INCOTERMS.find((code) => code === form.incoterm) ?? null;
  return {
    ...{ listId, groupCode, payment, timeZone, erpNo, creditNote },
    ...{ incoterm, place: incoterm === null ? null : place },
    showPrices: SHOWN_PRICES.find((shown) => shown === form.showPrices) ?? USUAL.showPrices,
    taxMode: TAX_MODES.find((mode) => mode === form.taxMode) ?? USUAL.taxMode,
    locale: LOCALES.find((locale) => locale === form.locale) ?? USUAL.locale,
  };
}

/** What is wrong with a form: a field left out, or a group the list in force does not have. */
export type TermsFault = 'missing' | 'group-unknown';

/** What is wrong with which field. */
export function faultsOf(form: TermsForm, list: ListChoiceDto | undefined): Partial<Record<TermsField, TermsFault>> {
  const needed: TermsField[] = ['listId', 'groupCode', ...(form.incoterm === '' ? [] : (['place'] as const))];
  const missing = needed.filter((field) => form[field].trim() === '');
  const isGone = form.groupCode !== '' && list !== undefined && !hasGroup(list, form.groupCode);
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing' as const])),
    ...(isGone && { groupCode: 'group-unknown' as const }),
  };
}

/** What follows from a change: a group another list does not have is chosen anew. */
export function withChanges(form: TermsForm, changes: Partial<TermsForm>, lists: readonly ListChoiceDto[]): TermsForm {
  const next = { ...form, ...changes };
  const list = lists.find(({ id }) => id === next.listId);
  const isMoved = next.listId !== form.listId;
  return isMoved && list !== undefined && !hasGroup(list, next.groupCode) ? { ...next, groupCode: '' } : next;
}

function hasGroup({ groups }: ListChoiceDto, code: string): boolean {
  return groups.some((group) => group.code === code);
}
