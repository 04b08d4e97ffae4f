/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  savedLines: () => import('./saved-lines-page.tsx'),
  quotes: () => import('./quotes-page.tsx'),
  quoteOfNumber: () => import('./quote-of-number-page.tsx'),
};
