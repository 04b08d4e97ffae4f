// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rulesWith, versionOfRules } from '#modules/bills/domain/field-rules.ts';
import { FIELD_KEYS } from '#modules/bills/domain/required-fields.ts';
import { HS_CODES, openPage } from '#modules/bills/testing/open-bill-page.tsx';
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
const CHOSEN = rulesWith([{ field: 'remarks', kind: 'ci', destination: 'export', level: 'R' }]);
const RULES = FIELD_KEYS.map((field) => ({ field, version: versionOfRules(CHOSEN, field), levels: CHOSEN[field] }));
const open = () =>
  openPage(SellersPage, { path: '/back-office/sellers', at: '/back-office/sellers' }, ({ body, path }) => {
    if (body === undefined) return path.endsWith('/bill-rules') ? { rules: RULES, ...HS_CODES } : READ;
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

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

it('says what each paper must say, what was changed of it, and why some of it stays', async () => {
  await open();
  const remarks = await rowOf('remarks');
  remarks.getByText('R / O');
  remarks.getByText('changed');
  const title = await rowOf('title');
  title.getByText('fixed: it says which paper it is');
  expect(title.queryByRole('button')).toBeNull();
  (await rowOf('bank account')).getByText(/^PI fixed: a proforma is paid to it$/);
});

it('asks for a field on the papers on which it can be asked for', async () => {
  const { bodyOf, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change the rules for bank account' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Proforma invoices · Export')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Commercial invoices · Export'), 'Required');
  dialog.getByText('As shipped: Optional');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('/bill-rules/bank')).toEqual({
      version: versionOfRules(CHOSEN, 'bank'),
      levels: [
        { kind: 'ci', destination: 'domestic', level: 'O' },
        { kind: 'ci', destination: 'export', level: 'R' },
      ],
    }),
  );
});

it('a broker confirms a code, which has 6 to 10 digits', async () => {
  const { asked, bodyOf, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change the HS code of geared motor, up to 75 kW' }));
  const dialog = within(screen.getByRole('dialog'));
  const code = dialog.getByLabelText('HS code');
  await user.clear(code);
  await user.type(code, '8501');
  await user.selectOptions(dialog.getByLabelText('Customs broker'), 'confirmed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('6 to 10 digits');
  expect(asked.filter(({ body }) => body !== undefined)).toEqual([]);
  await user.type(code, '520000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodyOf('/hs-codes/geared-motor-75000')).toMatchObject({ code: '8501520000', isConfirmed: true, version: 1 }),
  );
});
