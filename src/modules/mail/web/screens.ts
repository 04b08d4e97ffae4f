/** The pages behind the login, each a file of its own: the first page need not name them. */
export const SCREENS = {
  mails: () => import('./mails-page.tsx'),
  templates: () => import('./templates-page.tsx'),
  template: () => import('./template-page.tsx'),
};
