// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { renderScreen } from '#testing/browser.tsx';
import { QuickSearch } from './quick-search.tsx';

afterEach(cleanup);

async function open(locale: Locale = 'en') {
  const router = createMemoryRouter([
    { path: '/', Component: QuickSearch },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const { user } = await renderScreen(<RouterProvider router={router} />, { locale });
  const path = () => `${router.state.location.pathname}${decodeURIComponent(router.state.location.search)}`;
  return { user, path, field: screen.getByRole<HTMLInputElement>('textbox') };
}

const chips = async () => {
  const list = await screen.findByRole('list', { name: /Understood|已识别/ });
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

describe('the quick search', () => {
  it('says what it understood and what it did not', async () => {
    const { user, field } = await open();
    await user.type(field, '2 HP 50 r/min K fB 1.4 xyz 300 Nm');
    await waitFor(async () =>
      expect(await chips()).toEqual([
        'Motor power 1.49 kW',
        'Output speed 50 r/min',
        'Gear type K helical-bevel',
        'Service factor 1.4',
      ]),
    );
    expect(screen.getByText('Searched in: JRT gear motors')).toBeTruthy();
    expect(screen.getByText('Not understood: xyz.')).toBeTruthy();
    expect(screen.getByText('Not used, as it excludes another figure: 300 Nm.')).toBeTruthy();
  });

  it('says what a speed before the slash means, and what is chosen in a later step', async () => {
    const { user, field } = await open();
    await user.type(field, '1450/30 r/min S hollow shaft');
    await waitFor(async () =>
      expect(await chips()).toEqual(['Output speed 30 r/min · Number of poles 4', 'Gear type S helical-worm']),
    );
    expect(screen.getByText(/^To be chosen in a later step: hollow shaft \(Assembly type\)/)).toBeTruthy();
  });

  it('takes what a chip names out of the text', async () => {
    const { user, field } = await open('zh-cn');
    await user.type(field, '功率1.5kW 转速50');
    await user.click(await screen.findByRole('button', { name: /^移除“输出转速/ }));
    expect(field.value).toBe('功率1.5kW');
    expect(document.activeElement).toBe(field);
  });

  it('leads to the wizard of the line by Enter', async () => {
    const { user, field, path } = await open();
    await user.type(field, '1.5 kW K77{Enter}');
    await waitFor(() => expect(path()).toBe('/product-config/config-select/JRT?q=1.5+kW+K77'));
  });

  it.each([
    '5 hp 30 rpm helical-bevel hollow shaft',
    '2,500 in-lb 60 rpm F',
    '5 hp 30 rpm solid shaft',
    '3kW 30rpm 空心轴',
  ])('leads to gear motors, not to another line that takes one of its words for its own: %s', async (text) => {
    const { user, field, path } = await open();
    await user.type(field, `${text}{Enter}`);
    await waitFor(() => expect(path()).toMatch(/^\/product-config\/config-select\/JRT\?/));
  });

  it('computes what contradicts itself, says which of the three may be left out, and does not go on (issue 12)', async () => {
    const { user, field, path } = await open();
    await user.type(field, '5.5 kW 40 rpm 90000 Nm{Enter}');
    expect(
      await screen.findByText(
        /^5\.5\skW at 40\sr\/min makes 1,310\sNm at most before gear losses, not 90,000\sNm\. Leave one/,
      ),
    ).toBeTruthy();
    expect([path(), document.activeElement]).toEqual(['/', field]);
    await user.click(screen.getByRole('button', { name: /^Leave out 5\.5\skW: at least 377\skW/ }));
    expect(field.value).toBe('40 rpm 90000 Nm');
    expect(screen.queryByText(/Leave one/)).toBeNull();
  });

  it('says the same in Chinese', async () => {
    const { user, field } = await open('zh-cn');
    await user.type(field, '5.5千瓦 40转/分 90000牛米');
    expect(await screen.findByText(/最多产生 1,310\sNm，达不到 90,000\sNm。/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^去掉 40\sr\/min：转速最高 0\.58/ })).toBeTruthy();
  });

  it('tells a figure of zero, which asks for nothing (issue 12)', async () => {
    const { user, field } = await open();
    await user.type(field, '0 kW 40 rpm');
    expect(await screen.findByText('Not used, as zero asks for nothing: 0 kW.')).toBeTruthy();
    expect(await chips()).toEqual(['Output speed 40 r/min']);
  });

  it('leads to a line by its code', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'jrw{Enter}');
    await waitFor(() => expect(path()).toBe('/product-config/config-select/JRW'));
  });

  it('stays, and says what it can read, where it understood nothing', async () => {
    const { user, field, path } = await open();
    await user.type(field, 'something{Enter}');
    expect(await screen.findByText(/^No selection data recognised/)).toBeTruthy();
    expect([path(), document.activeElement]).toEqual(['/', field]);
  });
});
