/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  papers: () => import('./papers-page.tsx'),
};
