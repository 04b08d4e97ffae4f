import { describe, expect, it } from 'vitest';
import { takeTicket } from './take-secret.ts';
import { ticketInHand } from './ticket.ts';

async function visit(guard: typeof takeTicket, path: string): Promise<string | null> {
  const request = new Request(`http://portal.test${path}`);
  const answer = await guard(
    { request, params: {}, url: new URL(request.url), pattern: '*', context: {} } as never,
    undefined,
  );
  return answer instanceof Response ? answer.headers.get('location') : null;
}

describe('an address with a ticket', () => {
  it('loses it at once, and nothing else of its query', async () => {
    expect(await visit(takeTicket, '/jci/config-order/my?ticket=secret-of-a-partner&page=2')).toBe(
      '/jci/config-order/my?page=2',
    );
    expect(ticketInHand.get()).toBe('secret-of-a-partner');
    ticketInHand.set(undefined);
  });

  it('without one stays as it is', async () => {
    expect(await visit(takeTicket, '/jci/config-order/my')).toBeNull();
    expect(ticketInHand.get()).toBeUndefined();
  });
});
