// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { LINES } from '#lines/index.ts';
import { rangeOf } from '#lines/ranges.ts';
import { renderScreen } from '#testing/browser.tsx';
import { Component as LinePage } from './line-page.tsx';
import { SeriesPage } from './series-page.tsx';

afterEach(cleanup);

async function open(path: string, locale: 'zh-cn' | 'en' = 'zh-cn') {
  const routes = [
    { path: '/', Component: SeriesPage },
    { path: '/line/:line', Component: LinePage },
  ];
  return renderScreen(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />, {
    locale,
    namespaces: ['enquiries'],
  });
}

describe('the product lines', () => {
  it('are six, each with its code, its name and what it is for, in either language', async () => {
    await open('/', 'en');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    for (const line of LINES) {
      const card = within(screen.getByRole('article', { name: line.name.en }));
      expect(card.getByText(line.code)).toBeTruthy();
      expect(card.getByText(line.use.en)).toBeTruthy();
    }
  });

  it('lead to the configurator, and the page to the sample catalogue, the sizing tool and the operating instructions', async () => {
    await open('/');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const lines = ['JRT', 'JRW', 'JRH', 'JRP', 'JD'].map((code) => `/product-config/config-select/${code}`);
    expect(links).toEqual([
      '/product-config/sample-select',
      '/product-config/sizing',
      '/services-support/operating-instructions',
      ...lines,
    ]);
  });

  it('JC is coming soon: said in words, and no dead link', async () => {
    await open('/');
    const card = within(screen.getByRole('article', { name: '智能传动解决方案' }));
    expect(card.getByText('即将推出')).toBeTruthy();
    expect(card.queryByRole('link')).toBeNull();
  });
});

describe('the page of a line', () => {
  it.each(LINES.filter((line) => line.stage !== 'soon').map((line) => [line.code, line] as const))(
    '%s shows its range with every figure named',
    async (code, line) => {
      await open(`/line/${code}`);
      expect(screen.getByRole('heading', { level: 1, name: line.name.zh })).toBeTruthy();
      const rows = within(screen.getByRole('table', { name: '系列参数范围' })).getAllByRole('row');
      expect(rows.map((row) => row.textContent)).toHaveLength(rangeOf(line).length);
      expect(rows.filter((row) => row.textContent?.includes('range.fact'))).toEqual([]);
    },
  );

  it.each(['XYZ', 'jrt'])('%s does not exist', async (code) => {
    await open(`/line/${code}`);
    expect(screen.getByRole('heading', { name: '页面不存在' })).toBeTruthy();
  });
});
