// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuditEventDto } from '#modules/audit/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { onPhone } from '#testing/phone.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { filterOf, periodOf, queryOf } from './audit-filter.ts';
import { Component } from './audit-page.tsx';

const EVENT: AuditEventDto = {
  id: 'e1',
  at: '2026-01-05T08:00:00.000Z',
  actor: { id: 'u0', name: 'admin' },
  onBehalfOf: null,
  action: 'user.invited',
  object: { id: 'u1', name: 'wang_gong' },
  details: [{ name: 'role', value: 'customer-lv1' }],
  requestId: 'a1b2',
};

const asked = vi.fn<(address: URL) => void>();
let rows: AuditEventDto[] = [];
let next: string | null = null;

beforeEach(() => {
  asked.mockClear();
  rows = [EVENT];
  next = null;
  configureCalls({
    fetch: async (url) => {
      const address = new URL(String(url), 'http://portal');
      asked(address);
      if (address.pathname.endsWith('/export')) {
        const headers = { 'content-disposition': 'attachment; filename="audit.csv"', 'content-type': 'text/csv' };
        return new Response('"x"', { headers });
      }
      return Response.json({ code: 0, result: { rows, next }, description: '' });
    },
  });
});
afterEach(cleanup);

async function open(at = '/back-office/audit') {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] });
  const { user } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { namespaces: ['audit'] },
  );
  return { user, router };
}

const lastQuery = () => Object.fromEntries(asked.mock.calls.at(-1)?.[0].searchParams ?? []);

describe('the audit log', () => {
  it('tells who did what to what, in words', async () => {
    rows = [
      EVENT,
      { ...EVENT, id: 'e2', actor: null, action: 'order.shipped', object: { id: 'o-1', name: null }, details: [] },
      { ...EVENT, id: 'e3', onBehalfOf: { id: 'h1', name: '华东' }, action: 'configuration.created' },
      { ...EVENT, id: 'e4', action: 'customer.changed', details: [{ name: 'creditCode', value: '9135', before: '' }] },
    ];
    await open();
    const cells = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(cells).toEqual([
      expect.stringMatching(/admin邀请用户wang_gong角色 一级客户请求 a1b2$/),
      expect.stringMatching(/系统或访客order\.shippedo-1请求 a1b2$/),
      expect.stringMatching(/admin代 华东代客户新建配置wang_gong/),
      expect.stringMatching(/修改客户wang_gong信用代码 – → 9135请求 a1b2$/),
    ]);
  });

  it('is narrowed by fields that count once they are sent, and stand in the address', async () => {
    const { user, router } = await open();
    await screen.findByRole('table');
    await user.type(screen.getByLabelText('操作人'), 'sales ');
    await user.selectOptions(screen.getByLabelText('操作'), '停用账号');
    expect(asked).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: '筛选' }));
    await waitFor(() => expect(lastQuery()).toEqual({ actor: 'sales', action: 'user.disabled', pageSize: '50' }));
    expect(router.state.location.search).toBe('?actor=sales&action=user.disabled');
  });

  it('shows what it is narrowed to as chips that can be taken away', async () => {
    const { user, router } = await open('/back-office/audit?actor=admin&from=2026-01-05&action=invented');
    const chips = within(await screen.findByRole('list', { name: '当前筛选' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '操作人：admin',
      '起始日期：2026-01-05',
    ]);
    await user.click(chips.getByRole('button', { name: '移除筛选条件“操作人：admin”' }));
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05'));
  });

  it('tells what a list was searched for, in words, and not its address', async () => {
    const details = [{ name: 'q', value: 'wang' }];
    rows = [{ ...EVENT, action: 'user.list', object: { id: '/v1/users', name: null }, details }];
    await open();
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toMatch(/查看用户列表搜索 wang请求 a1b2$/);
  });

  it('leaves out what was merely read, until a switch that counts at once and stands in the address shows it', async () => {
    const { user, router } = await open();
    await user.type(await screen.findByLabelText('操作人'), 'sales');
    expect(lastQuery()).toEqual({ reads: 'hidden', pageSize: '50' });
    await user.click(screen.getByRole('checkbox', { name: '显示查看记录' }));
    await waitFor(() => expect(lastQuery()).toEqual({ actor: 'sales', pageSize: '50' }));
    expect(router.state.location.search).toBe('?actor=sales&reads=shown');
    await user.click(screen.getByRole('checkbox', { name: '显示查看记录' }));
    await waitFor(() => expect(router.state.location.search).toBe('?actor=sales'));
  });

  it('shows a reading that is asked for by its name', async () => {
    await open('/back-office/audit?action=user.list');
    await waitFor(() => expect(lastQuery()).toEqual({ action: 'user.list', pageSize: '50' }));
  });

  it('calls those it is narrowed to by their names, as its events do', async () => {
    await open('/back-office/audit?actor=u0&object=u1');
    await screen.findByRole('table');
    const chips = within(screen.getByRole('list', { name: '当前筛选' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '操作人：admin',
      '对象：wang_gong',
    ]);
  });

  it('is narrowed by a name in it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '只看与 wang_gong 有关的操作' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ object: 'u1' }));
  });

  it('that holds nothing offers the whole of it', async () => {
    rows = [];
    const { user, router } = await open('/back-office/audit?actor=nobody');
    await user.click(await screen.findByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('is exported as it is narrowed', async () => {
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const { user } = await open('/back-office/audit?actor=admin');
    await user.click(await screen.findByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(create).toHaveBeenCalled());
    const exported = asked.mock.calls.map(([address]) => address).find(({ pathname }) => pathname.endsWith('/export'));
    expect(exported?.search).toBe('?actor=admin&reads=hidden');
    create.mockRestore();
  });
});

describe('the time', () => {
  it('of an event is told to the second, and beside it as everybody counts it', async () => {
    await open();
    const row = (await screen.findAllByRole('row'))[1];
    expect(row?.textContent).toMatch(/^2026年1月\d日 \d\d:\d\d:\d\d/);
    const time = row?.querySelector('time');
    expect([time?.dateTime, time?.title]).toEqual([EVENT.at, '2026-01-05 08:00:00 UTC']);
  });

  it('is narrowed to the days one asks for most by one press', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('button', { name: '今天' }));
    const { from, to } = periodOf('today', new Date());
    await waitFor(() => expect(router.state.location.search).toBe(`?from=${from}&to=${to}`));
    expect(screen.getByRole('button', { name: '今天', pressed: true })).toBe(document.activeElement);
  });

  it('that begins after its end is refused at the field, and nobody is asked', async () => {
    const { user } = await open();
    await screen.findByRole('table');
    await user.type(screen.getByLabelText('起始日期'), '2026-02-02');
    await user.type(screen.getByLabelText('截止日期'), '2026-02-01');
    await user.click(screen.getByRole('button', { name: '筛选' }));
    const field = screen.getByLabelText('截止日期');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('截止日期早于起始日期')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is written with the year first, with any sign; what is no day is refused once it is sent', async () => {
    const { user, router } = await open();
    await screen.findByRole('table');
    const field = screen.getByLabelText('起始日期');
    await user.type(field, '5.1.');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('请按年-月-日填写，例如 2026-01-05')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, '2026/1/5{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-01-05'));
    expect(field).toHaveProperty('value', '2026-01-05');
  });
});

describe('on a phone', () => {
  onPhone();

  it('an event is a card, and the filters stand in a sheet that closes once they are sent', async () => {
    const { user, router } = await open('/back-office/audit?object=wang');
    const card = within(await screen.findByRole('article', { name: '邀请用户' }));
    expect(card.getByText('wang_gong')).toBeTruthy();
    expect(screen.queryByLabelText('操作人')).toBeNull();
    const button = screen.getByRole('button', { name: '筛选（1）' });
    await user.click(button);
    await user.type(screen.getByLabelText('操作人'), 'admin{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?actor=admin&object=wang'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '筛选（2）' })).toBe(document.activeElement);
  });

  it('the button of the sheet has the focus after the last filter is taken away', async () => {
    const { user } = await open('/back-office/audit?object=wang');
    await user.click(await screen.findByRole('button', { name: /^移除筛选条件/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: '筛选' })).toBe(document.activeElement));
  });
});

describe('whoever works by keyboard', () => {
  it('stays in the field that was sent, with what it says', async () => {
    const { user } = await open();
    const field = await screen.findByLabelText('操作人');
    await user.type(field, ' sales {Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ actor: 'sales' }));
    await screen.findByRole('list', { name: '当前筛选' });
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty('value', 'sales');
  });

  it('goes on to the next chip when one is taken away, and to the form after the last', async () => {
    const { user } = await open('/back-office/audit?actor=admin&object=wang');
    const chips = await screen.findByRole('list', { name: '当前筛选' });
    await user.click(within(chips).getByRole('button', { name: /操作人/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('对象：wang'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('操作人')));
    expect(screen.getByLabelText('操作人')).toHaveProperty('value', '');
  });

  it('is in the form after all filters were cleared', async () => {
    rows = [];
    const { user } = await open('/back-office/audit?actor=nobody');
    await user.click(await screen.findByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('操作人')));
  });

  it('is told how many events there are, once they are there', async () => {
    const { user } = await open();
    const said = await screen.findByRole('status');
    await waitFor(() => expect(said.textContent).toBe('显示 1 条记录'));
    rows = [EVENT, { ...EVENT, id: 'e2' }];
    next = 'more';
    await user.type(screen.getByLabelText('操作人'), 'a{Enter}');
    await waitFor(() => expect(said.textContent).toBe('显示 2 条记录，还有更多'));
    expect(screen.getByRole('status')).toBe(said);
    rows = [];
    next = null;
    await user.type(screen.getByLabelText('操作人'), 'b{Enter}');
    await waitFor(() => expect(said.textContent).toBe('没有符合条件的记录'));
  });

  it('sees in the fields what the address says when going back', async () => {
    const { user, router } = await open();
    await user.type(await screen.findByLabelText('操作人'), 'a{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?actor=a'));
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByLabelText('操作人')).toHaveProperty('value', ''));
  });
});

describe('the days of a filter', () => {
  it.each([
    ['today', '2026-03-01', '2026-03-01'],
    ['week', '2026-02-23', '2026-03-01'],
    ['month', '2026-03-01', '2026-03-01'],
  ] as const)('of the period %s are counted as the reader counts them', (period, from, to) => {
    expect(periodOf(period, new Date(2026, 2, 1, 0, 30))).toEqual({ from, to });
  });

  it('are asked for from the beginning of the first to the end of the last, as the reader counts them', () => {
    const { from, to } = queryOf(filterOf(new URLSearchParams('from=2026-02-28&to=2026-02-28')));
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(86_400_000);
    expect(new Date(from ?? '').getHours()).toBe(0);
  });

  it.each(['2026-13-01', 'x', '2026-02-30T00', ''])('%j is none', (from) => {
    expect(filterOf(new URLSearchParams({ from })).from).toBe('');
  });
});
