/** The specification's `userAttribute` of an administrator (spec 000 §3). */
export const ADMINISTRATOR_ATTRIBUTE = 'Admin';

/** Whether somebody is an administrator as a client knows it: `admin` itself (spec 000 §9), or one who was invited. Shown, never trusted. */
export function isAdministrator(user: {
  readonly username: string;
  readonly userAttribute?: string | undefined;
}): boolean {
  return user.username === 'admin' || user.userAttribute === ADMINISTRATOR_ATTRIBUTE;
}
