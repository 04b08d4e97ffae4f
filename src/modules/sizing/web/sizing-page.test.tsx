// @vitest-environment happy-dom
import { setTimeout } from 'node:timers/promises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JudgedDriveDto } from '#modules/sizing/contract.ts';
import { APPLICATIONS } from '#modules/sizing/domain/applications/applications.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { PATHS } from '#web/paths.ts';
import { Component as SizingPage } from './sizing-page.tsx';

afterEach(cleanup);

const drive = (id: string, changes: Partial<JudgedDriveDto>): JudgedDriveDto => ({
  ...{
    line: 'JRT',
    series: 'K',
    id,
    quickText: `K67 ${id}`,
    wizardText: `K67 ${id} 300 Nm`,
    verdict: 'best',
    reasons: [],
    warnings: [],
  },
  figures: { i: 57.35, P_N: 1.5, n_2: 24.4, f_B: 1.529, mass: 86, E_year: 2345.6, CO2_year: 1258.6 },
  ...changes,
});
const heavy = { code: 'heavier', text: 'Heavier than the three before it', have: 120, need: 86, unit: 'kg' };
const DRIVES = [drive('one', {}), drive('two', { verdict: 'lost', reasons: [heavy] })];
const answered = vi.fn(async () => {
  const result = { values: {}, steps: [], checks: [], worst: null, missing: [], candidates: DRIVES };
  return new Response(JSON.stringify({ code: 0, result, description: '', message: '' }), {
    headers: { 'content-type': 'application/json' },
  });
});
beforeEach(() => {
  answered.mockClear();
  configureCalls({ fetch: answered as never });
});

async function open(search = '', locale: 'zh-cn' | 'en' = 'en') {
  // A page whose file takes longer than the address of a case waits to be written.
  const slow = async () => {
    await setTimeout(600);
    return { Component: () => null };
  };
  const router = createMemoryRouter(
    [
      { path: PATHS.sizing, Component: SizingPage },
      { path: '/slow', lazy: slow },
    ],
    { initialEntries: [PATHS.sizing + search] },
  );
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { router, ...(await renderScreen(page, { locale, namespaces: ['sizing', 'cart'] })) };
}

const TRAVEL = '?application=travelling_drive&m_0=1500&m_L=1500&D=250&d=60&v=0.5';
const figure = (name: string) => {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the machines', () => {
  it.each(['zh-cn', 'en'] as const)('are ten cards, each with its picture, in %s', async (locale) => {
    const { container } = await open('', locale);
    const machines = APPLICATIONS.map(({ name }) => (locale === 'en' ? name.en : name.zh));
    const names = [locale === 'en' ? 'Several axes by table' : '多轴表格选型', ...machines];
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    expect(container.querySelectorAll('svg')).toHaveLength(10);
  });

  it.each(APPLICATIONS.map(({ id }) => id))('%s opens with fields that have a name, and a unit in it', async (id) => {
    await open(`?application=${id}`);
    const named = screen.getAllByRole('textbox');
    expect(named.length).toBeGreaterThan(5);
    expect(screen.getByRole('img')).toBeTruthy();
    expect(screen.getByRole('status').textContent).not.toMatch(/NaN|undefined|results\./);
  });

  it('nobody knows lead back to all of them', async () => {
    await open('?application=time_machine');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });
});

describe('a case', () => {
  it('says what is missing, and computes as soon as it is typed', async () => {
    const { user } = await open('?application=travelling_drive&m_0=1500&v=0.5');
    expect(screen.getByRole('status').textContent).toContain('Mass of the load');
    expect(figure('Torque at the machine shaft M_m')).toBe('–');
    await user.type(field(/^Mass of the load/), '1500');
    expect(figure('Torque at the machine shaft M_m')).toBe('30.2 Nm');
    expect(screen.getByRole('status').textContent).not.toContain('Still to be filled in');
  });

  it('shows formula, numbers and result of each step', async () => {
    await open(TRAVEL);
    const step = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('F_w = m·g'));
    expect(step?.textContent).toContain('= 3000·9.81·((2/250)·(0.005·60/2+0.5)+0.003)·cos(0)');
    expect(step?.textContent).toContain('F_w = 241 N');
    expect(step?.textContent).toContain('published');
  });

  it('tells a figure out of range at its field, with the range', async () => {
    const { user } = await open(TRAVEL);
    await user.clear(field(/^Travel speed/));
    await user.type(field(/^Travel speed/), '9');
    expect(field(/^Travel speed/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/is out of range: .* … 4 m\/s/).length).toBeGreaterThan(0);
  });

  it('computes nothing with what is no number, and leaves it to be mended', async () => {
    const { user } = await open('?application=travelling_drive&m_0=1500&v=0.5');
    const load = field(/^Mass of the load/) as HTMLInputElement;
    await user.type(load, '1500kg');
    await user.tab();
    expect(load.value).toBe('1500kg');
    expect(screen.getAllByText(/has to be a figure in kg/).length).toBeGreaterThan(0);
    expect(figure('Torque at the machine shaft M_m')).toBe('–');
    expect(screen.queryByText(/Still to be filled in/)).toBeNull();
  });

  it('reads thousands as people write them', async () => {
    const { user } = await open('?application=travelling_drive&m_0=1500&v=0.5');
    await user.type(field(/^Mass of the load/), '1,500');
    expect(figure('Torque at the machine shaft M_m')).toBe('30.2 Nm');
  });

  it('marks the input that is filled in in the picture', async () => {
    const { user, container } = await open(TRAVEL);
    await user.click(field(/^Wheel diameter/));
    expect(container.querySelector('[data-of="D"]')?.getAttribute('class')).toContain('focused');
  });

  it('takes a value that is known instead of the computed one, marks it, and computes it again', async () => {
    const { user } = await open(TRAVEL);
    await user.click(screen.getByRole('button', { name: 'I know this value: Resistance to motion' }));
    await user.type(screen.getByRole('textbox', { name: 'Known value in N: Resistance to motion' }), '500');
    expect(screen.getByText('given by you')).toBeTruthy();
    expect(figure('Torque at the machine shaft M_m')).toBe('62.5 Nm');
    await user.click(screen.getByRole('button', { name: 'Compute it: Resistance to motion' }));
    expect(screen.queryByText('given by you')).toBeNull();
    expect(figure('Torque at the machine shaft M_m')).toBe('30.2 Nm');
  });

  it('keeps what was typed when units are changed there and back', async () => {
    const { user, router } = await open(TRAVEL);
    const speed = () => (field(/ v in /) as HTMLInputElement).value;
    await user.click(screen.getByRole('radio', { name: 'Imperial' }));
    expect(speed()).toBe('98.4252');
    await user.click(screen.getByRole('radio', { name: 'Metric (SI)' }));
    expect(speed()).toBe('0.5');
    await waitFor(() => expect(router.state.location.search).toContain('v=0.5'));
  });

  it('lets go of its address for whoever has left it, however long the next page takes', async () => {
    const { user, router } = await open(TRAVEL);
    await user.type(field(/ v in /), '5');
    void router.navigate('/slow');
    await waitFor(() => expect(router.state.location.pathname).toBe('/slow'));
  });

  it('stays what it is while it writes its address, and becomes another where another is opened', async () => {
    const { user, router } = await open(TRAVEL);
    const speed = field(/ v in /) as HTMLInputElement;
    await user.clear(speed);
    await user.type(speed, '0.7');
    await waitFor(() => expect(router.state.location.search).toContain('v=0.7'));
    await user.type(speed, '5');
    expect(speed.isConnected).toBe(true);
    const written = router.state.location.search;
    await act(() => router.navigate(PATHS.sizing + TRAVEL.replace('v=0.5', 'v=0.9')));
    expect((field(/ v in /) as HTMLInputElement).value).toBe('0.9');
    await act(() => router.navigate(PATHS.sizing + written));
    expect((field(/ v in /) as HTMLInputElement).value).toBe('0.7');
  });

  it('keeps what was typed and not written yet when the same address is opened again', async () => {
    const { user, router } = await open(TRAVEL);
    await waitFor(() => expect(router.state.location.search).toContain('v=0.5%7E'));
    await user.type(field(/ v in /), '5');
    await act(() => router.navigate(PATHS.sizing + router.state.location.search));
    expect((field(/ v in /) as HTMLInputElement).value).toBe('0.55');
  });

  it('stands in the address, whole', async () => {
    const { user, router } = await open('?application=rotary_table');
    await user.click(screen.getByRole('button', { name: 'Add a mass' }));
    await user.type(field('Mass 1 in kg'), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: /Profile|motion/i }), 'modsine');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?application=rotary_table&masses=12%400&profile=modsine'),
    );
  });

  it('takes a usual value from its table', async () => {
    const { user } = await open('?application=belt_conveyor&m_B=20');
    const list = screen.getByRole('combobox', { name: 'Usual values: Friction, carrying side' });
    const [, first] = within(list).getAllByRole('option');
    await user.selectOptions(list, first?.textContent ?? '');
    const value = /: ([\d.]+) \(/.exec(first?.textContent ?? '')?.[1];
    expect((field(/^Friction, carrying side/) as HTMLInputElement).value).toBe(value);
  });
});

describe('a second value of an input', () => {
  const second = { name: 'Worst case, second value: Lever arm of rolling friction' };
  const typed = { name: 'Second value in mm: Lever arm of rolling friction' };
  const worst = () => screen.queryByRole('region', { name: /^Worst case of/ })?.textContent;

  it('brings the worst of each result and where it comes from, and goes again', async () => {
    const { user, router } = await open(TRAVEL);
    expect(worst()).toBeUndefined();
    await user.click(screen.getByRole('button', second));
    await user.type(screen.getByRole('textbox', typed), '1');
    expect(worst()).toContain('Torque at the machine shaft M_m44.9 Nmwith f = 1 mmwith the first values 30.2 Nm');
    expect(figure('Torque at the machine shaft M_m')).toBe('30.2 Nm');
    await waitFor(() => expect(router.state.location.search).toContain('pair.f=1%7Emm'));
    await user.click(screen.getByRole('button', { name: 'Remove the second value: Lever arm of rolling friction' }));
    expect(worst()).toBeUndefined();
    await waitFor(() => expect(router.state.location.search).not.toContain('pair.'));
  });

  it('out of range is told at its field, and no drive is looked for', async () => {
    await open(`${TRAVEL}&pair.f=99`);
    expect(screen.getByRole('textbox', typed).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/Lever arm of rolling friction f is out of range/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Drives that fit' })).toBeNull();
  });

  it('is sent with what is looked for, and four are the most', async () => {
    await open(`${TRAVEL}&pair.f=1&pair.m_L=0&pair.c=0.005&pair.t_a=2`, 'zh-cn');
    expect(screen.getByRole('region', { name: '16 种组合中的最不利值' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^最不利工况/ })).toBeNull();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    const [, sent] = answered.mock.calls[0] as unknown as [string, RequestInit];
    expect(Object.keys(JSON.parse(String(sent.body)).pairs).sort()).toEqual(['c', 'f', 'm_L', 't_a']);
  });
});

describe('what moves the result', () => {
  it('is a table of the inputs, the strongest first, of the torque or of the power', async () => {
    const { user } = await open(TRAVEL);
    const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows()).toHaveLength(6);
    expect(rows().map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Mass of the load m_L−5 %\+5 %/),
    );
    await user.click(screen.getByRole('radio', { name: 'Peak power P_max' }));
    expect(screen.getByRole('table', { name: 'Peak power P_max' })).toBeTruthy();
    expect(rows()[0]?.textContent).toContain('Travel speed v');
  });

  it('is not there while nothing is known', async () => {
    await open('?application=travelling_drive&v=0.5');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the drives', () => {
  it('stand by series with what they are, lead to the wizard that begins with them, and say why others lost', async () => {
    await open(TRAVEL);
    const series = await screen.findByRole('region', { name: 'Series K' });
    const [best, lost] = within(series).getAllByRole('listitem');
    expect(best?.textContent).toContain('i 57.4 · 1.5 kW · 24.4 r/min · fB 1.52 · 86 kg');
    expect(best?.textContent).toContain('2,350 kWh a year · 1,260 kg CO₂ a year');
    expect(screen.getByText(/^Energy of a year: 2,000 h/).textContent).toContain('default: mean of the Chinese grid');
    const link = within(best as HTMLElement).getByRole('link', { name: 'K67 one' });
    expect(link.getAttribute('href')).toMatch(
      /^\/product-config\/config-select\/JRT\?q=K67\+one\+300\+Nm&case=application%3Dtravelling_drive/,
    );
    expect(lost?.textContent).toContain('Heavier than the three before it');
  });

  it('are looked for when the machine is known, and not before', async () => {
    await open('?application=travelling_drive&m_0=1500&v=0.5');
    expect(screen.queryByRole('region', { name: 'Drives that fit' })).toBeNull();
    expect(answered).not.toHaveBeenCalled();
  });
});
