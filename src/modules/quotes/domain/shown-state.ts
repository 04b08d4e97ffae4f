import type { MakerSide, QuoteState } from './quote-steps.ts';

/** What of a quote says where it stands. */
export interface QuoteStanding {
  readonly state: QuoteState;
  readonly maker: MakerSide;
  readonly expiresAt: Date | null;
}

/** Where a quote stands at a moment: an offer has expired when its day is over, whenever the portal comes to write that down. */
export function shownState({ state, expiresAt }: Omit<QuoteStanding, 'maker'>, now: Date): QuoteState {
  return state === 'priced' && expiresAt !== null && now >= expiresAt ? 'expired' : state;
}

/** Whose eyes a quote is seen with: the customer's side, the provider's, or the administrator's, who reads all. */
export type QuoteView = 'C' | 'P' | 'A';

/** How somebody sees quotes: whoever acts for a customer sees what the customer sees. */
export function viewOf({ role, onBehalfOf }: { readonly role: string; readonly onBehalfOf?: string }): QuoteView {
  if (role === 'admin') return 'A';
  return role === 'staff' && onBehalfOf === undefined ? 'P' : 'C';
}
