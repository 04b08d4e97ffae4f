// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as SizingPage } from '#modules/sizing/web/sizing-page.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { PATHS } from '#web/paths.ts';

afterEach(cleanup);

const drive = (series: string, quickText: string) => ({
  ...{
    line: 'JRT',
    series,
    id: quickText,
    quickText,
    wizardText: `${quickText} 300 Nm`,
    verdict: 'best',
    reasons: [],
    warnings: [],
  },
  figures: { P_N: 0.55, f_B: 1.529, mass: 86 },
});
const sent: { machines: { inputs: object }[] }[] = [];
const answered = vi.fn(async (_: unknown, { body }: { body: string }) => {
  sent.push(JSON.parse(body));
  const rows = sent
    .at(-1)
    ?.machines.map((_one, at) => ({ drives: [drive('R', `R37 no${at}`), drive('K', `K47 no${at}`)] }));
  return new Response(JSON.stringify({ code: 0, result: { rows }, description: '', message: '' }), {
    headers: { 'content-type': 'application/json' },
  });
});
beforeEach(() => {
  sent.length = 0;
  configureCalls({ fetch: answered as never });
});

async function open(locale: 'zh-cn' | 'en' = 'en') {
  const router = createMemoryRouter([{ path: PATHS.sizing, Component: SizingPage }], {
    initialEntries: [`${PATHS.sizing}?axes=roller_conveyor`],
  });
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const shown = await renderScreen(page, { locale, namespaces: ['sizing', 'cart'] });
  await screen.findByRole('form', {}, SLOW);
  return { ...shown, router };
}

const HEAD = 'Axis\tm_L [kg]\tm_R\tD\tv\tcolour';
const TABLE = `${HEAD}\nC1\t1500\t20\t89\t0.5\tred\nC2\t1500\t20\t89\tfast\tblue\nC3\t1500\t20\t\t0.5\t`;

async function judge({ user }: Awaited<ReturnType<typeof open>>, text = TABLE) {
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Compute all rows' }));
}

/** A machine under load takes its time. */
const SLOW = { timeout: 10_000 };
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) }, SLOW);

describe('several axes by table', () => {
  it('come out row by row: results and drive, or which cell and why', async () => {
    await judge(await open());
    const one = await rowOf('C1');
    await within(one).findByRole('link', { name: 'R37 no0' }, SLOW);
    expect(one.textContent).toContain('Computed');
    expect(one.textContent).toContain('0.55 kW · fB 1.52');
    expect((await rowOf('C2')).textContent).toContain('Not possible: v “fast”: It is no figure');
    expect((await rowOf('C3')).textContent).toContain('Still missing: Roller diameter');
    expect(screen.getByText('Not used, and kept in the file: colour')).toBeTruthy();
    expect(screen.getByText('1 computed')).toBeTruthy();
    expect(sent.map(({ machines }) => machines.length)).toEqual([1]);
  });

  it('open as a case each, with what of it could be read', async () => {
    await judge(await open());
    const link = within(await rowOf('C2')).getByRole('link', { name: 'Open as a case: C2' });
    expect(link.getAttribute('href')).toBe(
      `${PATHS.sizing}?application=roller_conveyor&m_L=1500%7Ekg&m_R=20%7Ekg&D=89%7Emm`,
    );
  });

  it('ask for drives a few at a time, and show those of a series that is wished', async () => {
    const opened = await open();
    await judge(
      opened,
      `${HEAD}\n${Array.from({ length: 23 }, (_, at) => `A${at}x\t${100 + at}\t20\t89\t0.5\t`).join('\n')}`,
    );
    await waitFor(() => expect(sent.map(({ machines }) => machines.length)).toEqual([10, 10, 3]), SLOW);
    expect(await screen.findByText('All 23 rows are told below', {}, SLOW)).toBeTruthy();
    await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Series of the drives' }), 'K');
    expect(within(await rowOf('A0x')).getByRole('link', { name: 'K47 no0' })).toBeTruthy();
  });

  it('say of a table that is none what is wrong, and keep the text', async () => {
    await judge(await open(), 'colour\tsize\nred\t1');
    expect((await screen.findByRole('alert', {}, SLOW)).textContent).toMatch(/names no input of this machine/);
    expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toContain('red');
    expect(sent).toEqual([]);
  });

  it('say that the text was changed since', async () => {
    const opened = await open();
    await judge(opened);
    await rowOf('C1');
    await opened.user.type(screen.getByRole('textbox'), ' ');
    expect(screen.getByText(/The table was changed since/)).toBeTruthy();
  });

  it('begin with headings that are understood, in Chinese too', async () => {
    const { user } = await open('zh-cn');
    await user.click(screen.getByRole('button', { name: '填入表头' }));
    await user.click(screen.getByRole('textbox'));
    await user.paste('辊道一\t1500\t10\t20');
    await user.click(screen.getByRole('button', { name: '计算全部行' }));
    expect((await rowOf('辊道一')).textContent).toContain('尚缺：辊子直径');
    expect(screen.queryByText(/未使用/)).toBeNull();
  });
});
