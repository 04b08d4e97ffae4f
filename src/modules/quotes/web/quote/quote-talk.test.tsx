// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AT,
  can,
  HASH,
  openQuotePage as open,
  PRICED,
  type ProviderDto,
  REQUESTED,
  TERMS,
} from '#modules/quotes/testing/open-quote-page.tsx';
import { endActing } from '#web/session/acting.ts';
import { endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

/** Everything is on the screen as soon as it is drawn: the DOM of the tests has no screen. */
class AllInSight {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AllInSight));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  endActing();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const press = (name: string) => screen.getByRole('button', { name });

describe('what was said of a line', () => {
  it('stands with the line what was said of it, also in what was sent, and is written about there', async () => {
    const sent = { no: 3, kind: 'counter' as const, at: AT, actorName: 'lv1-demo' };
    const [first] = PRICED.lines;
    const {
      configurationId: _id,
      category: _line,
      ...frozen
    } = { ...first!, note: 'Rather in grey', releaseHash: HASH };
    const body = {
      ...{ number: PRICED.number, no: 3, kind: 'counter' as const, title: '', customerRef: '', currency: 'CNY' },
      ...{ terms: TERMS, lines: [frozen], net: null, withoutVat: true as const, isDemo: false, note: '' },
      ...{ validUntil: null, zone: 'Asia/Shanghai' },
    };
    const versions = [{ ...sent, sha256: HASH, expiresAt: null, body }];
    const { user, bodyOf } = await open(() => ({ ...PRICED, versions }));
    const control = press('Messages about line 1, JRTR77: 2 messages');
    expect(control.textContent).toBe('Messages (2)');
    expect(press('Messages about line 2, JRW63: 0 messages')).toBeTruthy();
    await user.click(control);
    const dialog = within(screen.getByRole('dialog', { name: 'Messages about line 1, JRTR77' }));
    const entries = within(dialog.getByRole('list', { name: /line 1/ })).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent).sort()).toEqual([
      expect.stringMatching(/^lv1-demo .*In green, please$/),
      expect.stringMatching(/Version 3, counter offer\s+Rather in grey$/),
    ]);
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'By May?');
    await user.click(dialog.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(bodyOf('/message')).toEqual({ text: 'By May?', isInternal: false, fileIds: [], lineNo: 1 }),
    );
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['Message sent']));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(press('Messages about line 1, JRTR77: 2 messages'));
  });
});

describe('what is new to whoever reads', () => {
  const message = (id: string, lineNo: number | null) => ({
    ...{
      id,
      lineNo,
      text: `Words ${id}`,
      at: AT,
      actorName: 'sales-demo',
      isInternal: false,
      isUnread: true,
      files: [],
    },
  });
  const unread = { ...PRICED, unread: 2, messages: [message('m-1', null), message('m-2', 1)] };

  it('is counted with a spoken text at its line, and noted once its thread is opened', async () => {
    const { user, asked } = await open(({ path }) => (path.endsWith('/read') ? { unread: 1 } : unread));
    expect(screen.getAllByText('2 unread messages').length).toBeGreaterThan(0);
    await user.click(press('Messages about line 1, JRTR77: 1 message, 1 unread message'));
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('/read')).map(({ body }) => body)).toContainEqual({
        ...{ lineNo: 1, messageId: 'm-2' },
      }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('New')).toBeTruthy();
    await waitFor(() => expect(press('Messages about line 1, JRTR77: 1 message')).toBeTruthy());
  });
});

describe('a quote that is with somebody', () => {
  it('is handed over to a colleague, with both names in the history', async () => {
    const held: ProviderDto = { ...REQUESTED, abilities: can('give-to') };
    const given = { action: 'give-to', from: 'requested', to: 'requested', at: AT, actorName: 'sales-demo' } as const;
    const passed = { from: 'sales-demo', to: 'sales2-demo' };
    const history = [{ ...given, isActed: false, reason: 'On leave', no: null, passed, priceList: null }];
    let shown = held;
    const { user, bodyOf } = await open(({ path }) => {
      if (path.endsWith('/colleagues')) return { rows: [{ id: 'u-2', name: 'sales2-demo' }] };
      if (path.endsWith('/give-to')) shown = { ...held, assignedName: 'sales2-demo', history };
      return shown;
    });
    await user.click(press('Hand over'));
    const to = await screen.findByRole('combobox', { name: 'New contact' });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(dialog.getByText('Choose a colleague')).toBeTruthy();
    await user.selectOptions(to, 'sales2-demo');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'On leave');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(bodyOf('/give-to')).toEqual({ version: 4, userId: 'u-2', reason: 'On leave' }));
    expect(await screen.findByText('Given to a colleague · sales-demo → sales2-demo · On leave')).toBeTruthy();
  });

  it('says so where there is nobody to hand it over to, and who can change that', async () => {
    const held: ProviderDto = { ...REQUESTED, abilities: can('give-to') };
    const { user } = await open(({ path }) => (path.endsWith('/colleagues') ? { rows: [] } : held));
    await user.click(press('Hand over'));
    expect(await screen.findByText(/Nobody else looks after Suzhou Conveyors/)).toBeTruthy();
  });
});
