import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DelayDto, type MailDto, mailRoutes, mailTemplateRoutes } from '#modules/mail/contract.ts';
import { call } from '#web/calls/call.ts';

/** The query key of everything about the outbox. */
export const MAILS_KEY = ['mails'] as const;

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const satisfies readonly MailDto['state'][];

/** What the list is narrowed to. */
export interface MailFilter {
  readonly state: MailDto['state'] | undefined;
  readonly template: string | undefined;
  /** How the recipient's address begins. */
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): MailFilter {
  const said = (name: string) => params.get(name);
  return {
    state: MAIL_STATES.find((state) => state === said('state')),
    template: said('template') || undefined,
    q: (said('q') ?? '').trim(),
  };
}

interface MailPage {
  readonly rows: MailDto[];
  readonly next: string | null;
  readonly delay: DelayDto | null;
  readonly kinds: readonly { readonly template: string; readonly name: string }[];
}

/** The outbox, newest first, page after page. */
export function mailListQuery(filter: MailFilter) {
  const { state, template, q } = filter;
  const narrowing = { ...(state && { state }), ...(template && { template }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...MAILS_KEY, 'list', narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(mailRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: MailPage) => page.next,
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
    queryKey: ['mail templates'],
    queryFn: ({ signal }) => call(mailTemplateRoutes.list, { signal }),
    staleTime: 0,
  });
}
