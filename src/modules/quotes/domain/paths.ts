/** The addresses of quotes, which papers and mails name too. */
export const QUOTE_PATHS = {
  list: '/config-order/quotes',
  quote: '/config-order/quotes/:id',
} as const;
