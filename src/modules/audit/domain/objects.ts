/** What a refused sign-in was meant for where no account has the name: what was typed is not recorded, it may be a password. */
export const UNKNOWN_ACCOUNT = 'unknown-account';

/** Whether the object of an event is a list as a whole, which is recorded by its address. */
export function isList(object: string): boolean {
  return object.startsWith('/');
}
