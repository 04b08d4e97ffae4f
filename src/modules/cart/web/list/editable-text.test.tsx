// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINE, openList, page } from '#modules/cart/web/testing/open-list.tsx';
import { beginSession, endSession } from '#web/session/session.ts';

beforeEach(() => beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } }));
afterEach(() => {
  cleanup();
  endSession();
});

describe('a text of a line, written in its place', () => {
  it('keeps what was typed where somebody else has changed it meanwhile, and saves it only when that is wanted', async () => {
    let version = 3;
    const { user, asked } = await openList(({ method, body }) => {
      if (method !== 'PATCH') return page([{ ...LINE, version, note: version > 3 ? 'theirs' : '' }]);
      if ((body as { version: number }).version > 3) return { result: { ...LINE, version: 5, note: 'mine' } };
      version = 4;
      return { status: 409, result: null, description: 'Changed', code: 'version.conflict' };
    });
    const field = await screen.findByLabelText<HTMLInputElement>(`Note on ${LINE.productName}`);
    await user.type(field, 'mine{Enter}');
    await screen.findByText(/Stored now: “theirs”/);
    expect(field.value).toBe('mine');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(2));
    await waitFor(() => expect(field.value).toBe('mine'));
  });

  it('is sent after the one before it, with the version that one made', async () => {
    let line = LINE;
    const answer: Parameters<typeof openList>[0] = ({ method, body }) => {
      if (method !== 'PATCH') return page([line]);
      const { version, ...texts } = body as { version: number };
      if (version !== line.version)
        return { status: 409, result: null, description: 'Changed', code: 'version.conflict' };
      line = { ...line, ...texts, version: version + 1 };
      return { result: line };
    };
    const slowly = () => new Promise<void>((done) => setTimeout(done, 200));
    const { user, asked } = await openList(answer, undefined, slowly);
    await user.type(await screen.findByLabelText(`Note on ${LINE.productName}`), 'Belt 7');
    await user.type(screen.getByLabelText(`Item number of ${LINE.productName}`), '10.5');
    await user.type(screen.getByLabelText(`Quantity of ${LINE.productName}`), '4{Enter}');
    await waitFor(() => expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(3));
    await waitFor(() => expect(line).toMatchObject({ note: 'Belt 7', itemNumber: '10.5', version: 6 }));
    expect(screen.queryByText(/Stored now/)).toBeNull();
  });
});
