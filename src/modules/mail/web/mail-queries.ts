import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type MailDto, mailRoutes } from '#modules/mail/contract.ts';
import { call } from '#web/call.ts';

/** What everything about the outbox is kept under. */
export const MAILS_KEY = ['mails'] as const;

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const satisfies readonly MailDto['state'][];

/** What the list is narrowed to. */
export type MailFilter = MailDto['state'] | 'all';

/** The filter an address names; whatever else it says means all. */
export function filterOf(text: string | null): MailFilter {
  return MAIL_STATES.find((state) => state === text) ?? 'all';
}

/** The outbox, newest first, page after page. */
export function mailListQuery(filter: MailFilter) {
  const state = filter === 'all' ? {} : { state: filter };
  return infiniteQueryOptions({
    queryKey: [...MAILS_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(mailRoutes.list, { query: { ...state, pageSize: '50', ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: MailDto[]; next: string | null }) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One mail with its text. */
export function openMailQuery(id: string) {
  return queryOptions({
    queryKey: [...MAILS_KEY, 'open', id],
    queryFn: ({ signal }) => call(mailRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What the mails are made from. */
export function templatesQuery() {
  return queryOptions({
    queryKey: [...MAILS_KEY, 'templates'],
    queryFn: ({ signal }) => call(mailRoutes.templates, { signal }),
  });
}
