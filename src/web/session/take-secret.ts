import { type LoaderFunction, replace } from 'react-router';
import { passwordLinkInHand, ticketInHand } from './ticket.ts';

/** A ticket to sign in with leaves the address bar and the history at once; the page that redeems it finds it here. */
export const takeTicket: LoaderFunction = takeOut('ticket', ticketInHand);

/** So does the secret of a link to set a password. */
export const takePasswordLink: LoaderFunction = takeOut('link', passwordLinkInHand);

function takeOut(name: string, hand: typeof ticketInHand): LoaderFunction {
  return ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const secret = searchParams.get(name);
    if (secret === null) return null;
    hand.set(secret);
    searchParams.delete(name);
    return replace(`${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`);
  };
}
