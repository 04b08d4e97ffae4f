/** The addresses of the pages about accounts. */
export const ACCOUNT_PATHS = {
  users: '/back-office/users',
  privacy: '/account/privacy',
  setPassword: '/account/set-password',
  ticket: '/jci/*',
} as const;
