/** What the list of accounts can be narrowed to, in the order it is offered. */
export const USER_FILTERS = ['pending', 'invited', 'active', 'disabled'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** What an account is: one that is erased is nobody's any more. Invited: no password has been set yet. */
export const USER_STATES = [...USER_FILTERS, 'erased'] as const;
export type UserState = (typeof USER_STATES)[number];

/** Those who wait to be confirmed are counted up to this number: more is more. */
export const MAX_WAITING = 100;

/** What the state of an account depends on. */
export interface Standing {
  readonly erasedAt: Date | null;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly hasPassword: boolean;
}

/** The state of an account. */
export function stateOf(standing: Standing): UserState {
  if (standing.erasedAt !== null) return 'erased';
  return standing.disabled ? 'disabled' : stateOnceEnabled(standing);
}

/** The state of an account that is not disabled, or would not be. */
export function stateOnceEnabled({ hasPassword, pending }: Standing): 'active' | 'invited' | 'pending' {
  if (!hasPassword) return 'invited';
  return pending ? 'pending' : 'active';
}

/** Where the browser shows the accounts of a state. */
export function usersPath(state: UserFilter): string {
  return `/back-office/users?state=${state}`;
}
