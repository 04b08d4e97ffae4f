// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { aUser } from '#testing/builders/a-user.ts';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { UserTable } from './user-table.tsx';

const written = vi.fn<(body: unknown) => void>();
let refusal: { code: string; description: string } | undefined;
let answered: AdminUserDto;

const staff = (changes: Partial<AdminUserDto> = {}) => aUser({ username: 'sales', role: 'staff', ...changes });

beforeEach(() => {
  written.mockClear();
  refusal = undefined;
  configureCalls({
    fetch: async (_, init) => {
      if (init?.method === 'PUT') written(JSON.parse(String(init.body)));
      if (refusal === undefined)
        return Response.json({ code: 0, result: { ...answered, profile: null }, description: '' });
      const { code, description } = refusal;
      return Response.json({ code: 409, result: null, description, error: { code } }, { status: 409 });
    },
  });
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function openMenu(person: AdminUserDto) {
  answered = person;
  const shown = (row: AdminUserDto) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <UserTable rows={[row]} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const queries = createQueryClient();
  const { user, rerender } = await renderScreen(shown(person), { namespaces: ['accounts'] });
  await user.click(screen.getByRole('button', { name: `${person.username} 的操作` }));
  return { user, listShows: (row: AdminUserDto) => rerender(shown(row)) };
}

async function open(person: AdminUserDto) {
  const { user, listShows } = await openMenu(person);
  await user.click(screen.getByRole('menuitem', { name: '专项权限…' }));
  const dialog = within(screen.getByRole('dialog', { name: `${person.username} 的专项权限` }));
  const box = (name: string) => dialog.getByRole<HTMLInputElement>('checkbox', { name });
  const save = () => user.click(dialog.getByRole('button', { name: '保存' }));
  return { user, listShows, box, save, ...dialog };
}

describe('the rights of a member of staff', () => {
  it('are ticked as they are, given and taken', async () => {
    const { user, box, save, getAllByRole } = await open(staff({ rights: ['bills.issue'], version: 4 }));
    expect(getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      false,
      true,
      ...Array(6).fill(false),
    ]);
    await user.click(box('开具单据'));
    await user.click(box('查看成本和毛利'));
    await user.click(box('审批报价'));
    await save();
    await waitFor(() => expect(written).toHaveBeenCalledWith({ rights: ['quotes.approve', 'cost.read'], version: 4 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts.visible().map(({ text }) => text)).toContain('sales 的专项权限已保存');
  });

  it('that somebody else has saved meanwhile keep the ticks, and are loaded on demand', async () => {
    refusal = { code: 'version.conflict', description: '该记录已被他人修改' };
    const { user, box, save, getByRole, listShows } = await open(staff());
    await user.click(box('作废单据'));
    await save();
    await waitFor(() => expect(getByRole('alert').textContent).toBe('该记录已被他人修改'));
    expect(box('作废单据').checked).toBe(true);
    listShows(staff({ rights: ['cost.read'], version: 2 }));
    await user.click(getByRole('button', { name: '载入最新权限' }));
    expect([box('作废单据').checked, box('查看成本和毛利').checked]).toEqual([false, true]);
    expect(document.activeElement).toBe(box('审批报价'));
    refusal = undefined;
    await save();
    await waitFor(() => expect(written).toHaveBeenLastCalledWith({ rights: ['cost.read'], version: 2 }));
  });

  it('stand in the details of the account, which lead to them', async () => {
    const { user } = await openMenu(staff({ rights: ['orders.correct', 'bank.read'] }));
    await user.click(screen.getByRole('menuitem', { name: '详情…' }));
    const details = within(screen.getByRole('dialog'));
    expect((await details.findByText('专项权限')).nextElementSibling?.textContent).toBe('更正订单和查看完整银行账户');
    await user.click(details.getByRole('button', { name: '专项权限…' }));
    expect(screen.getByRole('dialog', { name: 'sales 的专项权限' })).toBeTruthy();
  });

  it.each(['customer-lv1', 'customer-lv2', 'admin'] as const)('are offered for no %s', async (role) => {
    await openMenu(aUser({ role }));
    expect(screen.queryByRole('menuitem', { name: '专项权限…' })).toBeNull();
    expect(screen.getByRole('menuitem', { name: '菜单权限…' })).toBeTruthy();
  });
});
