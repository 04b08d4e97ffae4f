// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageButton } from '#app/web/shell/message-button.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { beginSession, endSession, suspendSession } from '#web/session/session.ts';
import { MAX_MESSAGES } from '#web/ui/message-log.ts';
import { messageLog, toasts } from '#web/ui/toasts.ts';

const ONE = { token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } };
const OTHER = { token: 'u', user: { id: '2', username: 'lv2-demo', organisationName: '' } };

beforeEach(() => {
  beginSession(ONE);
});
afterEach(() => {
  cleanup();
  endSession();
  toasts.clear();
  messageLog.clear();
});

const bell = () => screen.getByRole('button', { name: /^Message centre/ });
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the message centre', () => {
  it('shows what was said, newest first, with its kind, its time and what to quote', async () => {
    const { user } = await renderScreen(<MessageButton />, { locale: 'en' });
    act(() => {
      messageLog.note({ tone: 'success', text: 'Saved' });
      messageLog.note({ tone: 'error', text: 'Busy', requestId: '00ff' });
    });
    expect(bell().getAttribute('aria-label')).toBe('Message centre, 1 unread');
    await user.click(bell());
    await screen.findByRole('dialog', { name: 'Message centre' });
    expect(items()).toEqual([
      expect.stringMatching(/^Error: Busy.*\d\d:\d\d:\d\d.*To quote to support: 00ff/),
      expect.stringMatching(/^Done: Saved/),
    ]);
    expect(bell().getAttribute('aria-label')).toBe('Message centre');
  });

  it('copies in one press what support wants to know', async () => {
    const { user } = await renderScreen(<MessageButton />, { locale: 'en' });
    act(() => messageLog.note({ tone: 'error', text: 'Busy', requestId: '00ff' }));
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Copy report: Busy' }));
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      expect.stringMatching(/^Time: \d{4}-\d\d-\d\dT/),
      `Page: ${window.location.pathname}`,
      'Message: Busy',
      'Request: 00ff',
    ]);
    expect(await screen.findByText('Copied')).toBeTruthy();
  });

  it('opens, clears and closes by keyboard, and gives the focus back', async () => {
    const { user } = await renderScreen(<MessageButton />, { locale: 'en' });
    act(() => messageLog.note({ tone: 'info', text: 'Logged out' }));
    await user.tab();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: 'Clear' }).focus();
    await user.keyboard('{Enter}');
    expect(within(dialog).getByText('No messages')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
  });

  it('offers what a message offered for as long as it was not done, however long ago that was', async () => {
    const { user } = await renderScreen(<MessageButton />, { locale: 'en' });
    const run = vi.fn();
    act(() => toasts.show({ tone: 'error', text: 'Not saved', action: { label: 'Try again', run } }));
    act(() => toasts.dismiss(toasts.visible()[0]?.id ?? 0));
    await user.click(bell());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog'), 'what is done shows on the page').toBeNull();
    await user.click(bell());
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says how many older messages are gone', async () => {
    const { user } = await renderScreen(<MessageButton />);
    act(() => {
      for (let count = 0; count < MAX_MESSAGES + 2; count += 1) messageLog.note({ tone: 'info', text: String(count) });
    });
    await user.click(screen.getByRole('button', { name: '消息中心' }));
    expect(await screen.findByText('仅保留最近 200 条消息，更早的 2 条已移除。')).toBeTruthy();
  });

  it('is there for a visitor once something was said', async () => {
    endSession();
    await renderScreen(<MessageButton />, { locale: 'en' });
    expect(screen.queryByRole('button')).toBeNull();
    act(() => messageLog.note({ tone: 'error', text: 'Busy' }));
    expect(bell()).toBeTruthy();
  });
});

describe('what was said to one person', () => {
  it('stays while their session has run out', () => {
    messageLog.note({ tone: 'error', text: 'Busy' });
    suspendSession();
    beginSession(ONE);
    expect(messageLog.get().messages).toHaveLength(1);
  });

  it('is gone when they sign out, in the list and on the screen, and only the farewell is there', () => {
    for (const text of ['Busy', 'Busy again']) toasts.show({ tone: 'error', text });
    endSession();
    expect(messageLog.get().messages).toEqual([]);
    expect(toasts.visible()).toEqual([]);
    toasts.show({ tone: 'success', text: 'Logged out' });
    expect(toasts.visible().map(({ text }) => text)).toEqual(['Logged out']);
  });

  it('is not there for the next, in the list or on the screen', () => {
    toasts.show({ tone: 'error', text: 'Busy' });
    suspendSession();
    beginSession(OTHER);
    expect(messageLog.get().messages).toEqual([]);
    expect(toasts.visible()).toEqual([]);
  });
});
