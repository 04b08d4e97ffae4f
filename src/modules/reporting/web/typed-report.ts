import { CURRENCIES, type Currency, decimalOf, money } from '#kernel/money.ts';
import { isCreditCode, typedCreditCode } from '#modules/accounts/domain/credit-code.ts';
import { CHINA } from '#modules/accounts/domain/registration.ts';
import type { OpenReportDto } from '#modules/reporting/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import { typedMoney } from '#web/language/typed-money.ts';

/** What was typed into the form, as it stands there. */
export interface TypedReport {
  readonly company: string;
  readonly creditCode: string;
  readonly country: string;
  readonly area: string;
  readonly project: string;
  readonly productLines: readonly string[];
  readonly quantity: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly closeDate: string;
  readonly note: string;
  /** In whose name staff report; empty: the provider's own. */
  readonly organisationId: string;
}

export type ReportField = keyof TypedReport;

export const NOTHING_TYPED: TypedReport = {
  ...{ company: '', creditCode: '', country: CHINA, area: '', project: '', productLines: [] },
  ...{ quantity: '', amount: '', currency: 'CNY', closeDate: '', note: '', organisationId: '' },
};

/** What there is to be changed of a report. */
export function typedOf(report: OpenReportDto): TypedReport {
  const { amount, area, closeDate, company, country, creditCode, note, productLines, project, quantity } = report;
  const currency = currencyOf(report.currency);
  return {
    ...{ company, creditCode, country, area, project, productLines, note, currency, organisationId: '' },
    quantity: quantity === null ? '' : String(quantity),
    amount: amount === null ? '' : decimalOf(money(amount, currency)),
    closeDate: closeDate ?? '',
  };
}

/** What stands against a form, by field: the key of a text. */
export function faultsOf(typed: TypedReport): Partial<Record<ReportField, string>> {
  const { amount, closeDate, company, country, creditCode, currency, project, quantity } = typed;
  const code = typedCreditCode(creditCode.trim());
  const isNoCode = country === CHINA && code !== '' && !isCreditCode(code);
  return {
    ...(company.trim() === '' && { company: 'form.fault.company' }),
    ...(project.trim() === '' && { project: 'form.fault.project' }),
    ...(isNoCode && { creditCode: 'form.fault.creditCode' }),
    ...(quantity.trim() !== '' && !(countOf(quantity) >= 1) && { quantity: 'form.fault.quantity' }),
    ...(amount.trim() !== '' && !isAmount(amount, currency) && { amount: 'form.fault.amount' }),
    ...(closeDate !== '' && !isDay(typedDay(closeDate)) && { closeDate: 'form.fault.closeDate' }),
  };
}

/** What is sent of a form without faults. */
export function saidOf(typed: TypedReport) {
  const { amount, closeDate, currency, organisationId: _, productLines, quantity, ...texts } = typed;
  const minor = amount.trim() === '' ? null : (typedMoney(amount, currency)?.minor ?? null);
  return {
    ...texts,
    productLines: [...productLines],
    quantity: quantity.trim() === '' ? null : countOf(quantity),
    ...{ amount: minor, currency: minor === null ? null : currency },
    closeDate: closeDate === '' ? null : typedDay(closeDate),
  };
}

function isAmount(text: string, currency: Currency): boolean {
  const minor = typedMoney(text, currency)?.minor;
  return minor !== undefined && minor > 0;
}

function countOf(text: string): number {
  const digits = text.normalize('NFKC').replace(/[\s,]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
}

function currencyOf(code: string | null): Currency {
  return (Object.keys(CURRENCIES) as Currency[]).find((one) => one === code) ?? 'CNY';
}
