// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CustomerDto, HeadDto } from '#modules/customers/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './customers-page.tsx';

const CUSTOMER: CustomerDto = {
  id: 'c1',
  name: '苏州输送',
  kind: 'customer-lv2',
  parentId: 'h1',
  creditCode: null,
  version: 4,
  people: 2,
  staff: [],
  createdAt: '2026-01-05T08:00:00.000Z',
};
const HEAD: HeadDto = {
  ...CUSTOMER,
  id: 'h1',
  name: '华东传动',
  kind: 'customer-lv1',
  parentId: null,
  creditCode: '91350100M000100Y43',
  staff: [{ id: 's1', username: 'sales-demo', disabled: false }],
  children: [CUSTOMER],
};

const written = vi.fn<(method: string, path: string, body: unknown) => void>();
/** The lists of customers that were asked for. */
const lists: string[] = [];
let heads: HeadDto[] = [];
/** The centre customer as somebody else has left it. */
const changed = { ...CUSTOMER, name: '苏州输送机械', creditCode: 'DE 1', version: 5 };
let refusal: { status: number; code: string; description: string } | undefined;

/** What a read answers. */
function answerTo(path: string): unknown {
  if (path === '/api/v1/customers/c1') return { ...changed, parentName: '华东传动' };
  if (path.startsWith('/api/v1/customers')) lists.push(path);
  if (path.startsWith('/api/v1/customers')) return { rows: heads, next: null };
  if (path.startsWith('/api/v1/organisations'))
    return [
      { id: 'h1', name: '华东传动', kind: 'customer-lv1', parentName: null },
      { id: 'h2', name: '南方包装', kind: 'customer-lv1', parentName: null },
    ];
  const person = { state: 'active', role: 'staff' };
  return {
    rows: [
      { ...person, id: 's1', username: 'sales-demo' },
      { ...person, id: 's2', username: '2000' },
    ],
    next: null,
  };
}

/** What a write answers. */
function resultOf(path: string): unknown {
  if (path.endsWith('/hand-over')) return { customers: 3 };
  return path.includes('/staff/') ? [{ id: 's2', username: '2000', disabled: true }] : { ...CUSTOMER, name: '新名' };
}

beforeEach(() => {
  written.mockClear();
  heads = [HEAD];
  refusal = undefined;
  configureCalls({
    fetch: async (url, init) => {
      const { method = 'GET', body } = init ?? {};
      const path = String(url);
      if (method === 'GET') return Response.json({ code: 0, result: answerTo(path), description: '' });
      written(method, path, typeof body === 'string' ? JSON.parse(body) : undefined);
      if (refusal !== undefined) {
        const { status, code, description } = refusal;
        return Response.json({ code: 409, result: null, description, error: { code } }, { status });
      }
      return Response.json({ code: 0, result: resultOf(path), description: '' });
    },
  });
});
afterEach(() => {
  cleanup();
  toasts.clear();
});

async function open() {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/back-office/customers'] });
  const { user } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { namespaces: ['customers', 'accounts'] },
  );
  const choose = async (name: string, command: string) => {
    await user.click(await screen.findByRole('button', { name: `${name} 的操作` }));
    await user.click(screen.getByRole('menuitem', { name: command }));
  };
  return { user, choose, asked: () => lists.at(-1) };
}

describe('the tree of customers', () => {
  it('shows each level-1 customer with those below it, and who looks after them', async () => {
    await open();
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^华东传动一级客户91350100M000100Y43sales-demo2/),
      expect.stringMatching(/^苏州输送二级客户2/),
    ]);
  });

  it('offers what the level allows', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '苏州输送 的操作' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['编辑…']);
  });

  it('without a customer says how to begin', async () => {
    heads = [];
    await open();
    expect(await screen.findByRole('heading', { name: '还没有客户' })).toBeTruthy();
  });
});

describe('a customer', () => {
  it('is added with name and code', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '新建一级客户' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('名称不能为空')).toBeTruthy();
    await user.type(screen.getByLabelText(/^名称/), '北方减速机');
    await user.type(screen.getByLabelText(/^统一社会信用代码/), '9135 0100m000100y43');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalled());
    const body = { kind: 'customer-lv1', name: '北方减速机', creditCode: '91350100M000100Y43', parentId: null };
    expect(written).toHaveBeenCalledWith('POST', '/api/v1/customers', body);
  });

  it('is added below another', async () => {
    const { user, choose } = await open();
    await choose('华东传动', '新建下级客户…');
    await user.type(screen.getByLabelText(/^名称/), '无锡');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalled());
    expect(written.mock.calls[0]?.[2]).toMatchObject({ kind: 'customer-lv2', parentId: 'h1' });
  });

  it('is moved with the version it was read in, after a word on what that means', async () => {
    const { user, choose } = await open();
    await choose('苏州输送', '编辑…');
    expect(screen.queryByText(/^移动后/)).toBeNull();
    await user.selectOptions(
      screen.getByLabelText(/^上级客户/),
      await screen.findByRole('option', { name: '南方包装' }),
    );
    expect(screen.getByText(/^移动后/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalled());
    const body = { name: '苏州输送', creditCode: '', parentId: 'h2', version: 4 };
    expect(written).toHaveBeenCalledWith('PUT', '/api/v1/customers/c1', body);
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['客户 新名 已保存']));
  });

  it('somebody else has changed meanwhile keeps what was typed, takes the rest, and is saved over the newest', async () => {
    refusal = { status: 409, code: 'version.conflict', description: '他人已修改' };
    const { user, choose } = await open();
    await choose('苏州输送', '编辑…');
    const name = screen.getByLabelText<HTMLInputElement>(/^名称/);
    await user.clear(name);
    await user.type(name, '苏州');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/双方修改了同一项/)).toBeTruthy();
    expect(name.value).toBe('苏州');
    expect(screen.getByLabelText<HTMLInputElement>(/^统一社会信用代码/).value).toBe('DE 1');
    expect(screen.getByText('现为：苏州输送机械')).toBeTruthy();
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: '采用' }));
    expect([name.value, screen.queryByText(/^现为/)]).toEqual(['苏州输送机械', null]);
    await user.click(screen.getByRole('button', { name: '保存' }));
    const body = { name: '苏州输送机械', creditCode: 'DE 1', parentId: 'h1', version: 5 };
    await waitFor(() => expect(written).toHaveBeenLastCalledWith('PUT', '/api/v1/customers/c1', body));
  });
});

describe('the staff of a customer', () => {
  it('are added and removed at once', async () => {
    const { user, choose } = await open();
    await choose('华东传动', '负责员工…');
    const dialog = screen.getByRole('dialog');
    const choice = within(dialog).getByLabelText<HTMLSelectElement>('员工');
    await user.selectOptions(choice, await within(dialog).findByRole('option', { name: '2000' }));
    expect(within(dialog).queryByRole('option', { name: 'sales-demo' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: '添加' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('PUT', '/api/v1/customers/h1/staff/s2', undefined));
    await user.click(await within(dialog).findByRole('button', { name: '移除 2000' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('DELETE', '/api/v1/customers/h1/staff/s2', undefined));
  });

  it('whose account is locked are told apart, and the focus stays in the dialog when one goes', async () => {
    heads = [{ ...HEAD, staff: [{ id: 's1', username: 'sales-demo', disabled: true }] }];
    const { user, choose } = await open();
    await choose('华东传动', '负责员工…');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByRole('list', { name: '负责员工' }).textContent).toContain('（账号已停用）');
    await user.click(within(dialog).getByRole('button', { name: '移除 sales-demo' }));
    await within(dialog).findByRole('button', { name: '移除 2000' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
});

describe('the customers of one member of staff', () => {
  it('are shown by a press on the name, and handed over to a colleague', async () => {
    const { user, asked } = await open();
    await user.click(await screen.findByRole('button', { name: '只看 sales-demo 负责的客户' }));
    await waitFor(() => expect(asked()).toContain('staff=s1'));
    await user.click(await screen.findByRole('button', { name: '移交客户…' }));
    const dialog = screen.getByRole('dialog');
    await user.selectOptions(
      within(dialog).getByLabelText('员工'),
      await within(dialog).findByRole('option', { name: '2000' }),
    );
    await user.click(within(dialog).getByRole('button', { name: '移交' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith('POST', '/api/v1/staff/s1/hand-over', { to: 's2' }));
    await waitFor(() => expect(asked()).toContain('staff=s2'));
    const said = () => toasts.visible().map(({ text }) => text);
    await waitFor(() => expect(said()).toContain('sales-demo 负责的 3 家客户已移交给 2000'));
  });

  it('can be asked for that nobody looks after', async () => {
    const { user, asked } = await open();
    await user.selectOptions(await screen.findByLabelText('负责员工'), '无人负责');
    await waitFor(() => expect(asked()).toContain('staff=nobody'));
  });
});
