// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { JRT_SHEET } from '#lines/jrt/sheet/sheet.ts';
import { LineFigures } from '#modules/cart/web/line-figures.tsx';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { figuresDto } from '#modules/configurator/server/figures-answer.ts';
import { RowFigures } from '#modules/configurator/web/wizard/row-figures.tsx';
import { aDraft, onTheWire, openWizard } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { type WizardView, WizardViewContext } from '#modules/configurator/web/wizard/wizard-view.ts';
import { rowCells } from '#product/column.ts';
import type { CatalogueRow } from '#product/row.ts';
import { rowFigures } from '#product/row-figures.ts';
import { randomProducts } from '#testing/builders/random-products.ts';
import { extent } from '#testing/extent.ts';

const PRODUCTS = randomProducts(extent({ quick: 12, usual: 40, long: 300 }));

/** What every place must say of a product, by the columns. */
const EXPECTED = PRODUCTS.map(textsOf);

afterAll(cleanup);

function textsOf(row: CatalogueRow): Readonly<Record<string, string>> {
  return Object.fromEntries(
    rowFigures(JRT_LINE, { row, standing: {}, search: EMPTY_SEARCH }).map(({ column, value }) => [column.id, value]),
  );
}

/** The figure a reader sees, without what only makes room and without the mark that nobody confirms it. */
function readable(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('[aria-hidden]')) unseen.remove();
  return copy.textContent.replace(/\u202f\?$/, '').trim();
}

describe('every figure of a product is the same', () => {
  it('eight of them: n2, Ma, fB, P, i, FRa, m and η; of an adapter without a load what it bears, and no factor', () => {
    const symbols = PRODUCTS.map((row) =>
      rowFigures(JRT_LINE, { row, standing: {}, search: EMPTY_SEARCH }).map(({ column }) => column.symbol),
    );
    expect(new Set(symbols.map(String))).toEqual(new Set(['n2,Ma,fB,P,i,FRa,m,η', 'n2,Ma max,P1 max,i,FRa,m,η']));
  });

  // A long table draws the rows that are seen: so many are.
  const SEEN = 20;
  const pages = Array.from({ length: Math.ceil(PRODUCTS.length / SEEN) }, (_, page) => page * SEEN);
  it.each(pages)('in the rows of the search, from product %i on', async (from) => {
    const products = PRODUCTS.slice(from, from + SEEN);
    const found = { total: products.length, rows: products.map((row, index) => onTheWire({ ...row, id: `${index}` })) };
    await openWizard({
      locale: 'en',
      stored: aDraft([
        { type: 'change', change: { kind: 'choose', field: 'gearboxModel', value: 'K' } },
        { type: 'change', change: { kind: 'choose', field: 'inputType', value: 'motor' } },
        { type: 'change', change: { kind: 'search', field: 'outputSpeed', value: 50 } },
        { type: 'goTo', step: 1 },
      ]),
      found: () => found,
    });
    const [, ...rows] = within(await screen.findByRole('table', { name: 'Drives that fit' })).getAllByRole('row');
    const shown = JRT_LINE.rows.shown.filter((id) => id in (EXPECTED[0] ?? {}));
    for (const [index, row] of rows.entries()) {
      const cells = [...row.querySelectorAll('td')].map(readable);
      const expected = shown.map((id) => EXPECTED[from + index]?.[id]);
      expect(expected.filter((text) => !cells.includes(text ?? ''))).toEqual([]);
    }
    expect(rows).toHaveLength(products.length);
    cleanup();
  });

  it('in the summary and on the overview', () => {
    for (const [index, row] of PRODUCTS.entries()) {
      const words = { column: ({ id }: { id: string }) => id };
      const config = { basicType: null, search: EMPTY_SEARCH };
      const view = {
        product: { context: { line: JRT_LINE } },
        description: { standing: {} },
        config,
        words,
      } as unknown as WizardView;
      render(
        <WizardViewContext value={view}>
          <RowFigures row={row} />
        </WizardViewContext>,
      );
      const said = screen.getAllByRole('definition').map((cell) => cell.firstChild?.textContent);
      expect(said).toEqual(Object.values(EXPECTED[index] ?? {}));
      cleanup();
    }
  });

  it('in the list of saved products', () => {
    for (const [index, row] of PRODUCTS.entries()) {
      const figures = figuresDto(JRT_LINE, { row, standing: {}, search: EMPTY_SEARCH }, 'en');
      render(<LineFigures figures={[...figures]} />);
      const said = figures.map(({ label }) => readable(screen.getByTitle(label)));
      const texts = Object.values(EXPECTED[index] ?? {});
      expect(said).toEqual(
        figures.map(({ label, unit }, place) => `${label} ${texts[place]}${unit === null ? '' : `\u00a0${unit}`}`),
      );
      cleanup();
    }
  });

  it('of what the API answers', () => {
    const page = { rows: PRODUCTS.map((row) => rowCells(JRT_LINE.rows, row)) };
    const answered = catalogueRoutes.rows.result.pick({ rows: true }).parse(JSON.parse(JSON.stringify(page)));
    expect(answered.rows.map(textsOf)).toEqual(EXPECTED);
  });

  it('in the technical document as data', () => {
    for (const [index, row] of PRODUCTS.entries()) {
      const printed = JRT_SHEET.figures(row, {}, EMPTY_SEARCH).map(({ value }) => value);
      const expected = Object.values(EXPECTED[index] ?? {});
      expect(printed.slice(0, expected.length)).toEqual(expected);
    }
  });
});
