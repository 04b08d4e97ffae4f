import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import {
  type ColleagueDto,
  type ListedQuoteDto,
  quoteRoutes,
  quoteWhatIfRoutes,
  type WhatIfBody,
} from '#modules/quotes/contract.ts';
import { QUOTE_STATES, type QuoteState } from '#modules/quotes/domain/quote-steps.ts';
import { askedForColleagues } from '#modules/quotes/domain/quotes-at-once.ts';
import { call } from '#web/calls/call.ts';
import { sessionOwner } from '#web/session/session.ts';

/** The query key of everything about quotes. */
export const QUOTES_KEY = ['quotes'] as const;

/** What the list is narrowed to. */
export interface QuoteFilter {
  readonly state: QuoteState | undefined;
  readonly isOwn: boolean;
  readonly q: string;
}

/** The filter an address names; whatever else it says means all. */
export function filterOf(params: URLSearchParams): QuoteFilter {
  return {
    state: QUOTE_STATES.find((state) => state === params.get('state')),
    isOwn: params.get('assigned') === 'me',
    q: params.get('q') ?? '',
  };
}

/** The quotes within reach, the last made first, page after page; for each customer acted for a list of its own. */
export function quoteListQuery({ state, isOwn, q }: QuoteFilter, customerId: string | undefined) {
  const narrowing = { ...(state && { state }), ...(isOwn && { assigned: 'me' as const }), ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [...QUOTES_KEY, 'list', customerId ?? null, narrowing],
    queryFn: ({ pageParam, signal }) =>
      call(quoteRoutes.list, {
        query: { ...narrowing, pageSize: '50', ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page: { rows: ListedQuoteDto[]; next: string | null }) => page.next,
    staleTime: 0,
    // Signing out ends acting too: the page it happens on asks for no other list before it is left.
    enabled: sessionOwner() !== undefined,
  });
}

/** One quote, with what may be done with it now; for each customer acted for as that one reads it. */
export function openQuoteQuery(id: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...QUOTES_KEY, 'open', customerId ?? null, id],
    queryFn: ({ signal }) => call(quoteRoutes.open, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** To whom a quote may be given, as it stands now. */
export function colleaguesQuery({ id, version }: Pick<ListedQuoteDto, 'id' | 'version'>) {
  return queryOptions({
    queryKey: [...QUOTES_KEY, 'colleagues', id, version],
    queryFn: ({ signal }) => call(quoteRoutes.colleagues, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** What the working offer would be with a discount on these lines; undefined before one is given. What was told before stands meanwhile. */
export function whatIfQuery({ id, version }: Pick<ListedQuoteDto, 'id' | 'version'>, body: WhatIfBody | undefined) {
  return queryOptions({
    queryKey: [...QUOTES_KEY, 'what-if', id, version, body ?? null],
    queryFn: body ? ({ signal }) => call(quoteWhatIfRoutes.ask, { params: { id }, body, signal }) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** To whom any of several quotes may be given, as they stand now. */
export function colleaguesOfAllQuery(quotes: readonly ListedQuoteDto[]) {
  const asked = askedForColleagues(quotes);
  return queryOptions({
    queryKey: [...QUOTES_KEY, 'colleagues', asked.map(({ id, version }) => [id, version])],
    queryFn: ({ signal }) => colleaguesOfAll(asked, signal),
    staleTime: 0,
  });
}

/** For so many quotes at a time colleagues are asked for. */
const ASKED_AT_A_TIME = 4;

/** The colleagues of several quotes by name; where one quote has none to tell, the others still have. */
async function colleaguesOfAll(
  quotes: readonly ListedQuoteDto[],
  signal: AbortSignal,
): Promise<{ rows: ColleagueDto[] }> {
  const answers: PromiseSettledResult<{ rows: ColleagueDto[] }>[] = [];
  for (let at = 0; at < quotes.length; at += ASKED_AT_A_TIME) {
    const some = quotes.slice(at, at + ASKED_AT_A_TIME);
    answers.push(
      ...(await Promise.allSettled(some.map(({ id }) => call(quoteRoutes.colleagues, { params: { id }, signal })))),
    );
  }
  const [failed] = answers.filter((answer) => answer.status === 'rejected');
  const told = answers.filter((answer) => answer.status === 'fulfilled');
  if (told.length === 0 && failed !== undefined) throw failed.reason;
  const byId = new Map(told.flatMap(({ value }) => value.rows).map((colleague) => [colleague.id, colleague]));
  return { rows: [...byId.values()].sort((one, other) => one.name.localeCompare(other.name)) };
}

/** The quote of a number within reach; null where there is none. */
export function quoteOfNumberQuery(number: string, customerId: string | undefined) {
  return queryOptions({
    queryKey: [...QUOTES_KEY, 'number', customerId ?? null, number],
    queryFn: async ({ signal }) => {
      const { rows } = await call(quoteRoutes.list, { query: { q: number.slice(0, 100) }, signal });
      return rows.find((quote) => quote.number === number.toUpperCase()) ?? null;
    },
    staleTime: 0,
  });
}
