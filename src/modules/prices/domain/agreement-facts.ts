import type { AuditDetails } from '#kernel/audit-details.ts';
import { decimalOf, money } from '#kernel/money.ts';
import type { Agreement } from './agreement.ts';
import { percentText } from './list-records.ts';

/** What was agreed, as it is written down: what is left open is left out. */
export function agreementFacts(agreement: Omit<Agreement, 'key'> & { name: string; note: string }): AuditDetails {
  const { name, minQuantity, validFrom, validTo, note } = agreement;
  return {
    ...{ agreedFor: name, [agreement.kind]: valueText(agreement), minQuantity, validFrom },
    ...(validTo !== null && { validTo }),
    ...(note !== '' && { note }),
  };
}

function valueText({ kind, value, currency }: Pick<Agreement, 'kind' | 'value' | 'currency'>): string {
  return kind === 'net' ? `${currency} ${decimalOf(money(value, currency))}` : `${percentText(value)} %`;
}
