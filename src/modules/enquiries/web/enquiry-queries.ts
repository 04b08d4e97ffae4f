import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type EnquiryDto, enquiryRoutes } from '#modules/enquiries/contract.ts';
import { ENQUIRY_STATES, type EnquiryState } from '#modules/enquiries/domain/enquiry-states.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of everything about enquiries. */
export const ENQUIRIES_KEY = ['enquiries'] as const;

/** What the list is narrowed to. */
export interface EnquiryFilter {
  readonly state: EnquiryState | undefined;
  readonly isOwn: boolean;
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): EnquiryFilter {
  return {
    state: ENQUIRY_STATES.find((state) => state === params.get('state')),
    isOwn: params.get('owner') === 'me',
    q: params.get('q') ?? '',
  };
}

/** The enquiries within reach, first what was said last, page after page; for each customer acted for a list of its own. */
export function enquiryListQuery({ state, isOwn, q }: EnquiryFilter, customerId: string | undefined) {
  const narrowing = { ...(state && { state }), ...(isOwn && { owner: 'me' as const }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...ENQUIRIES_KEY, 'list', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(enquiryRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: EnquiryDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** One enquiry with its answers. */
export function openEnquiryQuery(id: string) {
  return queryOptions({
    queryKey: [...ENQUIRIES_KEY, 'open', id],
    queryFn: ({ signal }) => call(enquiryRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}
