// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { Button } from './button.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { mostDecimals, paddingAfter } from './decimal-places.ts';
import { EmptyState } from './states.tsx';

afterEach(cleanup);

interface Drive {
  code: string;
  ratio: number;
}

const DRIVES: Drive[] = [
  { code: 'JRTR67', ratio: 128.97 },
  { code: 'JRTK67', ratio: 108 },
];
const COLUMNS: Column<Drive>[] = [
  { id: 'code', header: 'Type', cell: (drive) => drive.code },
  { id: 'ratio', header: 'i', kind: 'number', unit: 'r/min', sortable: true, cell: (drive) => String(drive.ratio) },
];
const shared = { caption: 'Drives found', columns: COLUMNS, rows: DRIVES, rowId: (drive: Drive) => drive.code };

it('is a named region that can be reached by keyboard, with row headers', async () => {
  await renderScreen(<DataTable {...shared} />);
  expect(screen.getByRole('region', { name: 'Drives found' }).tabIndex).toBe(0);
  expect(screen.getByRole('rowheader', { name: 'JRTR67' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /r\/min/ })).toBeTruthy();
});

it('a sortable head tells its direction and asks for the other one', async () => {
  const sort = vi.fn();
  const { user } = await renderScreen(
    <DataTable {...shared} sort={{ column: 'ratio', direction: 'ascending' }} onSort={sort} />,
  );
  const head = screen.getByRole('columnheader', { name: /^i/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(screen.getByRole('columnheader', { name: 'Type' }).getAttribute('aria-sort')).toBeNull();
  await user.click(within(head).getByRole('button'));
  expect(sort).toHaveBeenCalledWith({ column: 'ratio', direction: 'descending' });
});

it('exactly one row is chosen, by its radio button or anywhere in the row', async () => {
  const select = vi.fn();
  const { user } = await renderScreen(
    <DataTable {...shared} selection={{ selected: 'JRTR67', onSelect: select, name: (drive) => drive.code }} />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'JRTR67' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'JRTK67' }));
  await user.click(screen.getByText('108'));
  expect(select.mock.calls).toEqual([[DRIVES[1]], [DRIVES[1]]]);
});

it('a press or Enter confirms the row where that means more, Space chooses it alone', async () => {
  const select = vi.fn();
  const confirm = vi.fn();
  const selection = { selected: 'JRTR67', onSelect: select, onConfirm: confirm, name: (drive: Drive) => drive.code };
  const { user } = await renderScreen(<DataTable {...shared} selection={selection} />);
  await user.click(screen.getByRole('radio', { name: 'JRTK67' }));
  await user.click(screen.getByText('108'));
  await user.click(screen.getByRole('radio', { name: 'JRTR67' }));
  await user.keyboard('{Enter}');
  expect(confirm.mock.calls.map(([drive]) => drive.code)).toEqual(['JRTK67', 'JRTK67', 'JRTR67', 'JRTR67']);
  expect(select).not.toHaveBeenCalled();
  screen.getByRole('radio', { name: 'JRTK67' }).focus();
  await user.keyboard(' ');
  expect(select.mock.calls.map(([drive]) => drive.code)).toEqual(['JRTK67']);
});

it('a row action does not choose the row', async () => {
  const select = vi.fn();
  const copy = vi.fn();
  const { user } = await renderScreen(
    <DataTable
      {...shared}
      selection={{ selected: undefined, onSelect: select, name: (drive) => drive.code }}
      actions={(drive) => <Button onClick={() => copy(drive.code)}>Copy {drive.code}</Button>}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Copy JRTK67' }));
  expect(copy).toHaveBeenCalledWith('JRTK67');
  expect(select).not.toHaveBeenCalled();
});

it('takes the widths its columns say, so that rows come and go without the others being measured', async () => {
  const columns = COLUMNS.map((column) => ({ ...column, width: '80px' }));
  const { container } = await renderScreen(
    <DataTable {...shared} columns={columns} actions={() => 'Open'} actionsWidth="120px" />,
  );
  const widths = [...container.querySelectorAll('col')].map(({ style }) => style.width);
  expect(widths).toEqual(['80px', '80px', '120px']);
});

it('is as wide as its rows ask for where a column does not say how wide it is', async () => {
  const columns = COLUMNS.map((column, at) => (at === 0 ? { ...column, width: '80px' } : column));
  const { container } = await renderScreen(<DataTable {...shared} columns={columns} />);
  expect(container.querySelectorAll('col').length).toBe(0);
});

it('without rows it shows the next step', async () => {
  await renderScreen(<DataTable {...shared} rows={[]} empty={<EmptyState title="No drive fits" />} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No drive fits')).toBeTruthy();
});

it.each([
  ['128.97', 3, '0'],
  ['108', 3, '.000'],
  ['108', 0, ''],
  ['1,204.5', 2, '0'],
  ['–', 2, '.00'],
])('under %s with %i decimals in the column follows %s unseen', (figure, most, padding) => {
  expect(paddingAfter(figure, most)).toBe(padding);
});

it('the longest decimals of a column count, words do not', () => {
  expect(mostDecimals(['3.21', '128', 'none', '7.125'])).toBe(3);
  expect(mostDecimals([])).toBe(0);
});
