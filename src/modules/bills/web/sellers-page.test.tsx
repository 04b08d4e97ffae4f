// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '#modules/bills/testing/open-bill-page.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as SellersPage } from './sellers-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const ACCOUNT = {
  ...{ id: 'a-1', version: 2, currency: 'USD', beneficiary: 'Works Ltd', bank: 'Bank of China', address: '' },
  ...{ account: '1234', swift: 'BKCHCNBJ', isActive: true, isDemo: true },
};
const READ = { seller: null, accounts: [ACCOUNT], series: [{ series: 'ci', period: '2611', last: 3 }] };
const open = () =>
  openPage(SellersPage, { path: '/back-office/sellers', at: '/back-office/sellers' }, ({ body, path }) => {
    if (body === undefined) return READ;
    return path.endsWith('/seller') ? { ...(body as object), version: 1, isDemo: false } : ACCOUNT;
  });

it('the provider is named in both languages, with who signs', async () => {
  const { bodyOf, user } = await open();
  await user.type(await screen.findByLabelText('Name (English)'), 'Works Ltd');
  await user.type(screen.getByLabelText('Name'), 'Li');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('/seller')).toMatchObject({
      party: { name: { zh: '', en: 'Works Ltd' } },
      signature: { name: 'Li' },
    }),
  );
  expect(bodyOf('/seller')).not.toHaveProperty('version');
});

it('an account is used no more', async () => {
  const { bodyOf, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change account 1234' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('State'), 'Not used');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf('/bank-accounts/a-1')).toMatchObject({ version: 2, isActive: false }));
  expect(bodyOf('/bank-accounts/a-1')).not.toHaveProperty('id');
});

it('an account without its number is not added', async () => {
  const { asked, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add an account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getAllByText('Fill this in')).toHaveLength(3);
  expect(asked.filter(({ body }) => body !== undefined)).toEqual([]);
});

it('says how far the numbers of papers are', async () => {
  await open();
  const row = within((await screen.findByText('2611')).closest('tr') as HTMLElement);
  row.getByText('CI');
  row.getByText('3');
});
