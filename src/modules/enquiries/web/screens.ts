/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  desk: () => import('./desk-page.tsx'),
  enquiry: () => import('./enquiry-page.tsx'),
};
