/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  sheets: () => import('./sheets-page.tsx'),
  sheet: () => import('./sheet-page.tsx'),
};
