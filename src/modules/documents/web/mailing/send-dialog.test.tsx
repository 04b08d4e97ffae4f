// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { documentMailRoutes } from '#modules/documents/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { SendDialog } from './send-dialog.tsx';

afterEach(() => {
  cleanup();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const SENT = { id: '1', ids: ['1'], skipped: [] as string[], waits: false };
const accepted = (result = SENT) => Response.json({ code: 0, result, description: '' }, { status: 202 });

/** The dialog of a saved line, over a server that answers so to what is sent. */
async function open(addresses: string, answer = () => accepted(), locale: Locale = 'en') {
  beginSession({ token: 'token', user: { id: 'buyer', username: 'buyer', organisationName: '' } });
  const sent: unknown[] = [];
  const onClose = vi.fn();
  configureCalls({
    fetch: async (input, init) => {
      if (String(input).includes('getDefaultEmail'))
        return Response.json({ code: 0, result: ['buyer@acme.example'], description: '' });
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <SendDialog line={{ id: 'line-1', productName: 'ABC67' }} addresses={addresses} onClose={onClose} />
    </QueryClientProvider>,
    { locale, namespaces: ['documents', 'cart'] },
  );
  return { ...rendered, sent, onClose };
}

const said = () => toasts.visible().map(({ text }) => text);

describe('sending a data sheet', () => {
  it('goes to the addresses that stand in the product, with the pages that are ticked', async () => {
    const { user, sent, onClose } = await open('a@acme.example,b@acme.example');
    await user.click(await screen.findByRole('checkbox', { name: /^With dimension, lubricant/ }));
    await user.click(screen.getByRole('checkbox', { name: /STEP/ }));
    await user.selectOptions(screen.getByRole('combobox'), 'both');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const body = { language: 'both', documents: ['sheet', 'mounting', 'service', 'drawing'] };
    expect(sent).toEqual([{ addresses: ['a@acme.example', 'b@acme.example'], ...body }]);
    expect(documentMailRoutes.send.body.safeParse(sent[0]).error).toBeUndefined();
    expect(said()).toEqual(['Success to send email']);
  });

  it('begins with the own address where the product names none', async () => {
    const { user, sent } = await open('');
    await screen.findByDisplayValue('buyer@acme.example');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent).toEqual([{ addresses: ['buyer@acme.example'], language: 'en', documents: ['sheet'] }]),
    );
  });

  it.each<[Locale, string, RegExp]>([
    ['en', 'Send', /^Success to send email: it waits in the outbox until a mail server is set up$/],
    ['zh-cn', '发送', /^邮件发送成功：.*待配置邮件服务器后发出$/],
  ])('does not say that it arrived where there is no mail server: %s', async (locale, send, sentence) => {
    const { user } = await open('a@acme.example', () => accepted({ ...SENT, waits: true }), locale);
    await user.click(await screen.findByRole('button', { name: send }));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(sentence)]));
  });

  it('parts addresses by commas and semicolons of either language', async () => {
    const { user, sent } = await open('a@acme.example；b@acme.example，c@acme.example; d@acme.example');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const addresses = 'abcd'.split('').map((name) => `${name}@acme.example`);
    await waitFor(() => expect(sent).toMatchObject([{ addresses }]));
  });

  it('says at the field which address is none, and sends nothing', async () => {
    const { user, sent } = await open('a@acme.example, b@acme');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Failed to send email ! Not an e-mail address: b@acme')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('tells which addresses were left out', async () => {
    const { user } = await open('a@acme.example,b@acme.example', () =>
      accepted({ ...SENT, skipped: ['b@acme.example'] }),
    );
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(said().join()).toContain('Not sent to b@acme.example'));
  });

  it.each<[Locale, string, string]>([
    ['en', 'Send', 'Failed to send email !'],
    ['zh-cn', '发送', '邮件发送失败！'],
  ])('that is refused says so and why, and stays to be mended: %s', async (locale, send, failed) => {
    const description = 'Six are too many';
    const refuse = () => Response.json({ code: 422, result: null, description }, { status: 422 });
    const { user, onClose } = await open('a@acme.example', refuse, locale);
    await user.click(await screen.findByRole('button', { name: send }));
    await waitFor(() => expect(said().join()).toContain(failed));
    expect(said().join()).toContain(description);
    expect(onClose).not.toHaveBeenCalled();
  });
});
