// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { TEMPLATE_NAMES } from '#modules/mail/domain/mail-templates.ts';
import en from '#modules/mail/locales/en.json' with { type: 'json' };
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/call.ts';
import { createQueryClient } from '#web/query-client.ts';
import { Component } from './templates-page.tsx';

afterEach(cleanup);

it('shows each template in both languages', async () => {
  const letters = [
    { locale: 'zh-cn', subject: '邀请主题', text: '您好' },
    { locale: 'en', subject: 'Invitation subject', text: 'Hello' },
  ];
  configureCalls({
    fetch: async () => Response.json({ code: 0, result: [{ template: 'invitation', letters }], description: '' }),
  });
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/back-office/mails/templates'] });
  await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { namespaces: ['mail'] },
  );
  expect(await screen.findByRole('heading', { level: 2, name: '邀请' })).toBeTruthy();
  const english = screen.getByRole('article', { name: '邀请（English）' });
  expect([english.lang, english.textContent]).toEqual(['en', 'Invitation subjectHello']);
  expect(screen.getByRole('link', { name: '模板' }).getAttribute('aria-current')).toBe('page');
});

it('has a name for every template', () => {
  expect(Object.keys(en.templates.name).sort()).toEqual([...TEMPLATE_NAMES].sort());
});
