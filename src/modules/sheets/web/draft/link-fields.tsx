import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenSheetDto } from '#modules/sheets/contract.ts';
import { type Linkable, ordersOfCustomerQuery, quotesOfCustomerQuery } from '#modules/sheets/web/sheet-queries.ts';
import { useActedFor } from '#web/session/acting.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { TypedDraft } from './typed-draft.ts';

interface LinkFieldsProps {
  sheet: OpenSheetDto;
  typed: TypedDraft;
  onChange: (changes: Partial<TypedDraft>) => void;
}

/** Of which quote and which order of the customer the sheet is; of none where nothing is chosen. */
export function LinkFields({ onChange, sheet, typed }: LinkFieldsProps): ReactNode {
  const { t } = useTranslation('sheets');
  const actedFor = useActedFor()?.id;
  const quotes = useQuery(quotesOfCustomerQuery(sheet, actedFor));
  const orders = useQuery(ordersOfCustomerQuery(sheet, actedFor));
  const options = (found: readonly Linkable[] | undefined, current: Linkable | null) => [
    { value: '', label: t('draft.noLink') },
    ...withCurrent(found ?? [], current).map(({ id, number }) => ({ value: id, label: number })),
  ];
  return (
    <>
      <Field label={t('fact.quote')}>
        {(control) => (
          <Select
            {...control}
            value={typed.quoteId}
            options={options(quotes.data, sheet.quote)}
            onValue={(quoteId) => onChange({ quoteId })}
          />
        )}
      </Field>
      <Field label={t('fact.order')}>
        {(control) => (
          <Select
            {...control}
            value={typed.orderId}
            options={options(orders.data, sheet.order)}
            onValue={(orderId) => onChange({ orderId })}
          />
        )}
      </Field>
    </>
  );
}

/** What is chosen stays on offer though it is not among those found. */
function withCurrent(found: readonly Linkable[], current: Linkable | null): readonly Linkable[] {
  return current === null || found.some(({ id }) => id === current.id) ? found : [current, ...found];
}
