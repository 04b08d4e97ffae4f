/** Why somebody is turned away, and when they may come back. */
export interface Refusal {
  readonly code: 'server.busy' | 'request.over-share';
  readonly seconds: number;
}

/** Everybody would have to wait for too long. */
export const BUSY: Refusal = { code: 'server.busy', seconds: 1 };

/** A client has taken more than its share, and would pause for so many milliseconds. */
export function overShare(pause: number): Refusal {
  return { code: 'request.over-share', seconds: Math.ceil(pause / 1_000) };
}
