import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type AgreementsDto, agreementRoutes, type OpenedTermsDto } from '#modules/prices/contract.ts';
import { call } from '#web/calls/call.ts';
import { TERMS_KEY } from './terms-queries.ts';

/** The customer agreements are with, and the version of the terms they stand beside. */
export type AgreedWith = Pick<OpenedTermsDto, 'id' | 'version'>;

/** An agreement as it is sent. */
export type NewAgreement = z.input<typeof agreementRoutes.make.body>;

/** What was agreed with a customer, and what can be: asked for anew where its terms are others, and with them perhaps its list. */
export function agreementsQuery({ id, version }: AgreedWith) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'agreements', id, version],
    queryFn: ({ signal }) => call(agreementRoutes.list, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The product of a type code, with its prices for a customer. */
export function agreedProductQuery({ id, version }: AgreedWith, typeCode: string, quantity: number) {
  return queryOptions({
    queryKey: [...TERMS_KEY, 'agreed-product', id, version, typeCode, quantity],
    queryFn: ({ signal }) =>
      call(agreementRoutes.product, { params: { id }, query: { typeCode, quantity: String(quantity) }, signal }),
    enabled: typeCode !== '',
    retry: false,
  });
}

/** What is done with agreements; what they are then is shown at once. */
export function useAgreementSteps(customer: AgreedWith, onDone: (done: 'made' | 'ended') => void) {
  const cache = useQueryClient();
  const { queryKey } = agreementsQuery(customer);

  function take(now: AgreementsDto, done: 'made' | 'ended'): void {
    cache.setQueryData(queryKey, now);
    onDone(done);
  }

  const making = useMutation({
    mutationFn: (body: NewAgreement) => call(agreementRoutes.make, { params: { id: customer.id }, body }),
    onSuccess: (now) => take(now, 'made'),
  });
  const ending = useMutation({
    mutationFn: (id: string) => call(agreementRoutes.end, { params: { id } }),
    onSuccess: (now) => take(now, 'ended'),
    onError: () => cache.invalidateQueries({ queryKey }),
  });
  return { making, ending };
}
