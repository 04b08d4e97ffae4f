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

beforeEach(() => {
  written.mockClear();
  refusal = undefined;
  configureCalls({
    fetch: async (_, init) => {
      written(JSON.parse(String(init?.body)));
      if (refusal === undefined) return Response.json({ code: 0, result: aUser(), description: '' });
      const { code, description } = refusal;
      return Response.json({ code: 409, result: null, description, error: { code } }, { status: 409 });
    },
  });
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open(person: AdminUserDto) {
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
  await user.click(screen.getByRole('menuitem', { name: '菜单权限…' }));
  const dialog = screen.getByRole('dialog', { name: `${person.username} 的菜单` });
  return { user, ...within(dialog), listShows: (row: AdminUserDto) => rerender(shown(row)) };
}

describe('the menu of an account', () => {
  it('is that of the role, or only what is ticked', async () => {
    const { user, getByRole, queryByRole, getAllByRole } = await open(aUser({ version: 4 }));
    expect(queryByRole('checkbox')).toBeNull();
    await user.click(getByRole('radio', { name: '只显示勾选的菜单' }));
    expect(getAllByRole('checkbox')).toHaveLength(14);
    await user.click(getByRole('checkbox', { name: /产品清单/ }));
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({ menuIds: [4, 8, 10, 14, 15, 16, 18, 22, 23, 24, 26, 27, 28], version: 4 }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens as it is and can be given back to the role', async () => {
    const { user, getByRole, getAllByRole } = await open(aUser({ menuIds: [7] }));
    const ticked = getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked);
    expect(ticked).toEqual([false, false, true, ...Array(11).fill(false)]);
    await user.click(getByRole('radio', { name: '按角色显示全部菜单' }));
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith({ menuIds: null, version: 1 }));
  });

  it('of an administrator keeps the pages of administration, and says why', async () => {
    const { user, getByRole, getAllByRole, getByText } = await open(aUser({ role: 'admin', menuIds: [7] }));
    const fixed = getAllByRole('checkbox', { name: /始终显示/ }) as HTMLInputElement[];
    expect(fixed.map(({ checked, disabled }) => [checked, disabled])).toEqual(Array(7).fill([true, true]));
    expect(getAllByRole('group').map((group) => group.firstElementChild?.textContent)).not.toContain('产品选型');
    expect(fixed[0]?.getAttribute('aria-describedby')).toBe(getByText(/^后台管理的页面不可取消/).id);
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith({ menuIds: [7, 31, 32, 33, 34, 35, 36, 39], version: 1 }));
  });

  it('offers no entry its person can never have, and says why', async () => {
    const { user, getByRole, getByText } = await open(aUser({ username: '2000', role: 'staff', menuIds: [7, 18] }));
    const never = getByRole('checkbox', { name: /我的订单/ }) as HTMLInputElement;
    expect([never.checked, never.disabled]).toEqual([false, true]);
    expect(never.getAttribute('aria-describedby')).toBe(getByText('平台规定账号 2000 不显示此菜单。').id);
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith({ menuIds: [7], version: 1 }));
  });

  it('is not saved with nothing in it', async () => {
    const { user, getByRole } = await open(aUser({ menuIds: [7] }));
    await user.click(getByRole('checkbox', { name: /产品清单/ }));
    await user.click(getByRole('button', { name: '保存' }));
    expect(getByRole('alert').textContent).toMatch(/^菜单中将没有任何页面/);
    expect(written).not.toHaveBeenCalled();
  });

  it('that somebody else has saved meanwhile keeps the ticks, and is loaded on demand', async () => {
    refusal = { code: 'version.conflict', description: '该记录已被他人修改' };
    const { user, getByRole, queryByRole, listShows } = await open(aUser({ menuIds: [4, 7] }));
    const box = (name: RegExp) => getByRole<HTMLInputElement>('checkbox', { name });
    await user.click(box(/产品清单/));
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() => expect(getByRole('alert').textContent).toBe('该记录已被他人修改'));
    expect(box(/产品清单/).checked).toBe(false);
    expect(toasts.visible().map(({ text }) => text)).not.toContain('该记录已被他人修改');
    listShows(aUser({ menuIds: [7], version: 2 }));
    await user.click(getByRole('button', { name: '载入最新菜单' }));
    expect([box(/产品清单/).checked, box(/系列选型/).checked]).toEqual([true, false]);
    expect(document.activeElement).toBe(getByRole('radio', { name: '只显示勾选的菜单' }));
    expect(queryByRole('button', { name: '载入最新菜单' })).toBeNull();
    refusal = undefined;
    await user.click(getByRole('button', { name: '保存' }));
    await waitFor(() => expect(written).toHaveBeenLastCalledWith({ menuIds: [7], version: 2 }));
  });
});
