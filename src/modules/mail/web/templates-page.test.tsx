// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { MailTemplateDto } from '#modules/mail/contract.ts';
import { PLACEHOLDERS } from '#modules/mail/domain/placeholders.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { Component } from './templates-page.tsx';

afterEach(cleanup);

const ENGLISH: MailTemplateDto = {
  template: 'registration-code',
  locale: 'en',
  name: '注册验证码',
  sample: { code: 'K7M2QX' },
  original: { subject: 'Your code', body: 'Hello,\n\n{code}' },
  own: null,
  version: 0,
  changedAt: null,
};
const CHINESE: MailTemplateDto = {
  ...ENGLISH,
  locale: 'zh-cn',
  original: { subject: '验证码', body: '您好：\n\n{code}' },
};

async function openPage(templates: readonly MailTemplateDto[]) {
  const result = { letters: templates, testAddress: null };
  configureCalls({ fetch: async () => Response.json({ code: 0, result, description: '' }) });
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/back-office/mails/templates'] });
  await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { namespaces: ['mail'] },
  );
}

it('shows each mail in both languages, filled with samples, and leads to its text', async () => {
  await openPage([CHINESE, ENGLISH]);
  expect(await screen.findByRole('heading', { level: 2, name: '注册验证码' })).toBeTruthy();
  const english = screen.getByRole('article', { name: '注册验证码（English）' });
  expect([english.lang, english.textContent]).toEqual(['en', 'Your codeHello,K7M2QX']);
  const link = screen.getByRole('link', { name: '修改文本：注册验证码（English）' });
  expect(link.getAttribute('href')).toBe('/back-office/mails/templates/registration-code?language=en');
  expect(screen.getByRole('link', { name: '模板' }).getAttribute('aria-current')).toBe('page');
});

it('shows the text mails are written with: an own one, unless it cannot be used any more', async () => {
  const own = { subject: 'Mine', body: '{code}' };
  await openPage([
    { ...CHINESE, own: { ...own, body: '没有验证码' } },
    { ...ENGLISH, own },
  ]);
  const [chinese, english] = await screen.findAllByRole('article');
  expect(within(chinese as HTMLElement).getByRole('heading').textContent).toBe('验证码');
  expect(within(english as HTMLElement).getByRole('heading').textContent).toBe('Mine');
  expect(screen.getAllByText('已修改')).toHaveLength(2);
});

it('has a word for every placeholder that mails have in common', () => {
  expect(Object.keys(en.edit.placeholder).sort()).toEqual(Object.keys(PLACEHOLDERS).sort());
});
