/** What a refused sign-in was meant for where no account has the name: what was typed is not kept, it may be a password. */
export const UNKNOWN_ACCOUNT = 'unknown-account';
