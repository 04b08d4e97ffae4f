import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { billRoutes } from '#modules/bills/contract.ts';
import { pathOfBill } from '#modules/bills/domain/paths.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';
import { BILLS_KEY } from './bill-queries.ts';

type NewBill = NonNullable<NonNullable<Parameters<typeof call<typeof billRoutes.create>>[1]>['body']>;

/** Drafts a paper of a shipment, an order or a quote, and opens it. */
export function useNewBill() {
  const { t } = useTranslation('bills');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: NewBill) => call(billRoutes.create, { body }),
    onSuccess: (bill) => void navigate(pathOfBill(bill)),
    onError: (error) => notifyFailure(error, t, { prefix: t('paper.failed') }),
    onSettled: () => cache.invalidateQueries({ queryKey: BILLS_KEY }),
  });
}
