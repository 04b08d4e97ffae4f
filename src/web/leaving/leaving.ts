/** The state of a navigation that nobody is asked about: the person is signed out, and was told what that means. */
export const WITHOUT_ASKING = { withoutAsking: true } as const;

/** Whether a page may ask before it is left by a navigation with this state. */
export function mayAsk(state: unknown): boolean {
  return !(typeof state === 'object' && state !== null && 'withoutAsking' in state);
}
