// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SALES_SERVICE_DEPARTMENT } from '#modules/accounts/domain/departments.ts';
import { type CustomerNode, findCustomers } from '#modules/customers/domain/customer-tree.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { actedFor, actFor } from '#web/session/acting.ts';
import { beginSession, endSession, type SessionUser } from '#web/session/session.ts';
import { CustomerBanner } from './customer-banner.tsx';
import { CustomerPicker } from './customer-picker.tsx';

const node = (customerName: string, children: CustomerNode[] = [], mayActFor = true): CustomerNode => ({
  id: `id-${customerName}`,
  customerName,
  mayActFor,
  children,
});
const TREE = [node('East Drives', [node('Suzhou'), node('Wuxi')]), node('South Packaging')];
const SALES: SessionUser = {
  id: 'sales',
  username: 'sales-demo',
  organisationName: '',
  userAttribute: 'Sales',
  userDepartment: SALES_SERVICE_DEPARTMENT,
};

beforeEach(() => beginSession({ token: 't', user: SALES }));
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

/** The picker over a network double that knows these customers, or is down. */
async function openPicker({
  user = SALES,
  tree = TREE,
  isFixed = false,
  isDown = false,
}: {
  user?: SessionUser;
  tree?: CustomerNode[];
  isFixed?: boolean;
  isDown?: boolean;
} = {}) {
  const network = { isDown, asked: [] as string[] };
  configureCalls({
    fetch: async (input) => {
      const sought = new URL(String(input), 'http://portal').searchParams.get('customerName') ?? '';
      network.asked.push(sought);
      if (network.isDown) throw new TypeError('down');
      return Response.json({ code: 0, result: findCustomers(tree, sought), description: '' });
    },
  });
  const rendered = await renderScreen(
    <>
      <CustomerPicker user={user} isFixed={isFixed} />
      <button type="button">Elsewhere</button>
    </>,
    { locale: 'en', namespaces: ['customers'] },
  );
  return { ...rendered, network };
}

const button = () => screen.getByRole('button', { name: /^Acting for/ });
const search = () => screen.getByRole('combobox', { name: 'Search customers' });
const lines = () => screen.getAllByRole('treeitem').map((item) => item.textContent);
const activeLine = () => document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('the choice of the customer', () => {
  it('shows - while one acts for nobody, and the name afterwards', async () => {
    const { user } = await openPicker();
    expect(button().textContent).toContain('-');
    await user.click(button());
    await user.click(await screen.findByRole('treeitem', { name: 'Suzhou' }));
    expect(button().getAttribute('aria-label')).toBe('Acting for: Suzhou');
    expect(document.activeElement).toBe(button());
    expect(actedFor()).toEqual({ id: 'id-Suzhou', customerName: 'Suzhou' });
  });

  it('shows the tree: first-level customers and their centre customers', async () => {
    const { user } = await openPicker();
    await user.click(button());
    await screen.findByRole('treeitem', { name: 'Suzhou' });
    expect(lines()).toEqual(['East Drives', 'Suzhou', 'Wuxi', 'South Packaging']);
    const suzhou = screen.getByRole('treeitem', { name: 'Suzhou' });
    expect(['aria-level', 'aria-posinset', 'aria-setsize'].map((name) => suzhou.getAttribute(name))).toEqual([
      '2',
      '1',
      '2',
    ]);
  });

  it('is made by keyboard alone: open, search, move, choose', async () => {
    const { user } = await openPicker();
    await user.tab();
    expect(document.activeElement).toBe(button());
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(search()));
    await screen.findByRole('treeitem', { name: 'Suzhou' });
    await user.keyboard('su');
    expect(activeLine()).toBe('Suzhou');
    await user.keyboard('{Backspace}{Backspace}{ArrowDown}{ArrowDown}');
    expect(activeLine()).toBe('Wuxi');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(actedFor()?.customerName).toBe('Suzhou');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('narrows at once while one types and asks the server too', async () => {
    const { user, network } = await openPicker();
    await user.click(button());
    await screen.findByRole('treeitem', { name: 'Suzhou' });
    await user.type(search(), 'south');
    expect(lines()).toEqual(['South Packaging']);
    await waitFor(() => expect(network.asked).toContain('south'));
    expect(screen.getByRole('status').textContent).toBe('1 customer');
    await user.clear(search());
    await user.type(search(), 'zzz');
    expect(await screen.findByText('No customer matches')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(actedFor()).toBeUndefined();
  });

  it('stays open while one searches, and closes with Esc, a press elsewhere, or the focus elsewhere', async () => {
    const { user } = await openPicker();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await user.click(button());
    await user.click(search());
    await user.type(search(), 'e');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button());
    await user.click(button());
    await user.click(elsewhere);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button());
    act(() => elsewhere.focus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers nobody first while one acts, which ends it', async () => {
    actFor({ id: 'id-Wuxi', customerName: 'Wuxi' });
    const { user } = await openPicker();
    await user.click(button());
    const wuxi = await screen.findByRole('treeitem', { name: 'Wuxi' });
    expect(wuxi.getAttribute('aria-selected')).toBe('true');
    await waitFor(() => expect(activeLine()).toBe('Wuxi'));
    await user.click(screen.getByRole('treeitem', { name: 'Nobody: I work for my own company' }));
    expect(actedFor()).toBeUndefined();
  });

  it('does not offer a level-1 customer itself, which heads its centre customers', async () => {
    const lv1 = { ...SALES, userAttribute: 'Customer-lv1', userDepartment: '' };
    const { user } = await openPicker({ user: lv1, tree: [node('Own', [node('Child')], false)] });
    await user.click(await screen.findByRole('button', { name: /^Acting for/ }));
    const own = await screen.findByRole('treeitem', { name: 'Own' });
    expect(own.getAttribute('aria-disabled')).toBe('true');
    await user.click(own);
    expect(actedFor()).toBeUndefined();
    expect(activeLine()).toBe('Child');
  });

  it('says when the customers could not be had, and tries again', async () => {
    const { user, network } = await openPicker({ isDown: true });
    await user.click(button());
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.isDown = false;
    await user.click(again);
    expect(await screen.findByRole('treeitem', { name: 'Suzhou' })).toBeTruthy();
  });

  it('is not open to change on the page of one saved product, and says why', async () => {
    const { user } = await openPicker({ isFixed: true });
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().getAttribute('title')).toBe('The customer cannot be changed while a saved product is open');
    await user.click(button());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('who is shown the choice', () => {
  const as = (userAttribute?: string, username = 'someone'): SessionUser => ({
    id: 'x',
    username,
    organisationName: '',
    ...(userAttribute !== undefined && { userAttribute }),
  });

  it.each([
    ['a level-2 customer', as('Customer-lv2')],
    ['somebody without an attribute', as()],
    ['the administrator', as('Admin', 'admin')],
  ])('is not %s, whose customers are not even asked for', async (_, user) => {
    const { network } = await openPicker({ user });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('button', { name: /^Acting for/ })).toBeNull();
    expect(network.asked).toEqual([]);
  });

  it('is a level-1 customer once there are centre customers', async () => {
    await openPicker({ user: as('Customer-lv1') });
    expect(screen.queryByRole('button', { name: /^Acting for/ })).toBeNull();
    expect(await screen.findByRole('button', { name: /^Acting for/ })).toBeTruthy();
  });

  it('is no level-1 customer with nobody to act for', async () => {
    const { network } = await openPicker({ user: as('Customer-lv1'), tree: [] });
    await waitFor(() => expect(network.asked).toEqual(['']));
    expect(screen.queryByRole('button', { name: /^Acting for/ })).toBeNull();
  });
});

describe('the banner', () => {
  const customer = { id: 'id-Wuxi', customerName: 'Wuxi' };
  const show = (isFixed: boolean) =>
    renderScreen(<CustomerBanner customer={customer} isFixed={isFixed} />, { namespaces: ['customers'] });

  it('says for whom one acts and ends it with one press', async () => {
    actFor(customer);
    const { user } = await show(false);
    const banner = screen.getByRole('region', { name: '代客户操作' });
    expect(banner.textContent).toContain('正在代 Wuxi 操作');
    await user.click(within(banner).getByRole('button', { name: '结束代操作' }));
    expect(actedFor()).toBeUndefined();
  });

  it('keeps the customer on the page of one saved product', async () => {
    await show(true);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('编辑期间不能更换客户')).toBeTruthy();
  });
});
