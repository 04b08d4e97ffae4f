/** The addresses of quotes, which papers and mails name too. */
export const QUOTE_PATHS = {
  list: '/config-order/quotes',
  quote: '/config-order/quotes/:id',
  /** The order that was made of one. */
  order: '/order-manager/my/:id',
  /** Of its number, as a code on paper says it. */
  short: '/q/:number',
} as const;

/** Where the quote of a number is opened, short enough for a code on paper. */
export function shortLink(number: string): string {
  return QUOTE_PATHS.short.replace(':number', encodeURIComponent(number));
}
