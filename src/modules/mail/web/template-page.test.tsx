// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import type { MailText } from '#modules/mail/domain/mail-text.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { LeaveGuard } from '#web/leaving/leave-guard.tsx';
import { OwnTabContext } from '#web/tabs/own-tab-context.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './template-page.tsx';

const ORIGINAL: MailText = { subject: 'Your code', body: 'Hello,\n\n{code}' };
const CHINESE: MailTemplateDto = {
  template: 'registration-code',
  locale: 'zh-cn',
  name: '注册验证码',
  sample: { code: 'K7M2QX' },
  original: { subject: '验证码', body: '{code}' },
  own: null,
  version: 0,
  changedAt: null,
};

/** The server's one English template, and what it was asked. */
const server = {
  mailTemplate: CHINESE,
  asked: [] as { path: string; body: unknown }[],
  testAddress: 'admin@example.com',
};

beforeEach(() => {
  server.mailTemplate = { ...CHINESE, locale: 'en', original: ORIGINAL };
  server.asked = [];
  server.testAddress = 'admin@example.com';
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  toasts.clear();
});

interface Body extends MailText {
  version: number;
}

function answer(path: string, body: Body): { status?: number; result: unknown } {
  if (path.endsWith('/mail-templates'))
    return { result: { letters: [CHINESE, server.mailTemplate], testAddress: server.testAddress || null } };
  if (path.endsWith('/test')) return { result: { recipient: server.testAddress, isWaiting: true } };
  if (body.version !== server.mailTemplate.version) return { status: 409, result: null };
  const { subject, body: text } = body;
  const own = path.endsWith('/reset') ? null : { subject, body: text };
  server.mailTemplate = { ...server.mailTemplate, own, version: body.version + 1 };
  return { result: server.mailTemplate };
}

async function openPage(tab?: string) {
  configureCalls({
    fetch: async (input, init) => {
      const path = new URL(String(input), 'http://portal').pathname;
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      if (body) server.asked.push({ path, body });
      const { status = 200, result } = answer(path, body);
      return Response.json(
        { code: status === 200 ? 0 : status, result, description: '', error: { code: 'version.conflict' } },
        { status },
      );
    },
  });
  const router = createMemoryRouter(
    [
      {
        path: '/templates/:template',
        element: (
          <OwnTabContext value={tab}>
            <LeaveGuard />
            <Component />
          </OwnTabContext>
        ),
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/templates/registration-code?language=en'] },
  );
  const rendered = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['mail'] },
  );
  await screen.findByRole('textbox', { name: 'Subject' });
  return { ...rendered, router };
}

const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const button = (name: string) => screen.getByRole('button', { name });
const said = (text: string) => waitFor(() => expect(toasts.visible().map((toast) => toast.text)).toContain(text));

it('shows at once how a text will look, and saves it on the version it was begun on', async () => {
  const { user } = await openPage();
  await user.clear(subject());
  await user.type(subject(), 'Hi');
  expect(within(screen.getByRole('article')).getByRole('heading').textContent).toBe('Hi');
  await user.click(button('Save'));
  await said('Saved; mails are written with it from now on');
  expect(server.asked).toEqual([
    { path: '/api/v1/mail-templates/registration-code/en', body: { subject: 'Hi', body: ORIGINAL.body, version: 0 } },
  ]);
  expect(button('Save').getAttribute('aria-disabled')).toBe('true');
});

it('puts a placeholder where the cursor was, and one that is not for the subject into the body', async () => {
  const { user } = await openPage();
  await user.click(subject());
  subject().setSelectionRange(0, 4);
  await user.click(button('Portal’s name {brand}'));
  expect(subject().value).toBe('{brand} code');
  expect([document.activeElement, subject().selectionStart]).toEqual([subject(), 7]);
  await user.click(button('Verification code {code}'));
  expect(body().value).toBe(`${ORIGINAL.body}{code}`);
  expect(document.activeElement).toBe(body());
});

it('does not save what could not be sent, says why, and leads there', async () => {
  const { user } = await openPage();
  await user.clear(body());
  await user.type(body(), 'No code');
  await user.click(button('Save'));
  expect(screen.getByText('The mail is of no use without {code}; please put it in')).toBeTruthy();
  expect(document.activeElement).toBe(body());
  expect(server.asked).toEqual([]);
});

it('keeps what was typed when somebody else has saved meanwhile, and lets it be saved over that', async () => {
  const { user } = await openPage();
  await user.type(subject(), '!');
  server.mailTemplate = { ...server.mailTemplate, own: { subject: 'Theirs', body: '{code}' }, version: 1 };
  await user.click(button('Save'));
  const notice = await screen.findByRole('alert', { name: 'Changed by someone else' });
  expect(within(notice).getByText('Theirs')).toBeTruthy();
  expect(subject().value).toBe('Your code!');
  await user.click(button('Go on with mine'));
  await user.click(button('Save'));
  await said('Saved; mails are written with it from now on');
  expect(server.mailTemplate.own?.subject).toBe('Your code!');
});

it('goes back to the original once that was confirmed', async () => {
  server.mailTemplate = { ...server.mailTemplate, own: { subject: 'Mine', body: '{code}' }, version: 3 };
  const { user } = await openPage();
  await user.click(button('Back to the original'));
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Back to the original' }));
  await waitFor(() => expect(subject().value).toBe('Your code'));
  expect(document.activeElement).toBe(button('Back to the original'));
  expect(server.asked.at(-1)?.body).toEqual({ version: 3 });
});

it('sends a test of what stands there, saved or not', async () => {
  const { user } = await openPage();
  await user.type(subject(), '!');
  await user.click(button('Send a test to me'));
  await said('No mail server is set up: the test to admin@example.com waits in the outbox');
  expect(server.asked.at(-1)?.body).toEqual({ ...ORIGINAL, subject: 'Your code!' });
});

it('tells somebody without an address that no test can be sent', async () => {
  server.testAddress = '';
  const { user } = await openPage();
  expect(screen.getByText('Your account has no e-mail address, so no test can be sent.')).toBeTruthy();
  await user.click(button('Send a test to me'));
  expect(server.asked).toEqual([]);
});

it('keeps what was typed over a reload and in the other language, until it is given up, which can be undone', async () => {
  const first = await openPage('tab');
  await first.user.type(subject(), '!');
  first.unmount();
  const { user } = await openPage('tab');
  expect(subject().value).toBe('Your code!');
  await user.click(screen.getByRole('radio', { name: '中文' }));
  expect(subject().value).toBe('验证码');
  await user.click(screen.getByRole('radio', { name: 'English (not saved)' }));
  await user.click(button('Discard changes'));
  expect(subject().value).toBe('Your code');
  await waitFor(() => expect(toasts.visible()[0]?.action).toBeDefined());
  toasts.visible()[0]?.action?.run();
  await waitFor(() => expect(subject().value).toBe('Your code!'));
});

it('asks before it is left with a text that is not saved', async () => {
  const { user, router } = await openPage();
  await user.type(subject(), '!');
  await user.click(screen.getByRole('link', { name: 'Outbox' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/back-office/mails');
});
