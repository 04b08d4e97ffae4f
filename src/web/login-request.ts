import { createStore } from './store.ts';

export interface LoginRequest {
  /** Where the person wanted to go; without it they stay where they are. */
  origin?: string;
  /** The account name to start with: that of somebody who has just registered. */
  username?: string;
}

/** Whether somebody asked for the login dialog: the header, a protected page, or a session that has ended. */
export const loginRequest = createStore<LoginRequest | undefined>(undefined);

/** Opens the login dialog. */
export function requestLogin(request: LoginRequest = {}): void {
  loginRequest.set(request);
}

/** Closes the login dialog. */
export function closeLogin(): void {
  loginRequest.set(undefined);
}
