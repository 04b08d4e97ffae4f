/** What the portal's own pages name themselves at the sign-in; public, so worth nothing to a thief (product decisions §9). */
export const WEB_CLIENT = { client_id: 'drivewright-web', client_secret: 'drivewright-web', scope: 'portal' } as const;
