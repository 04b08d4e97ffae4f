// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { onPhone } from '#testing/phone.tsx';
import { Button } from './button.tsx';
import { type Column, DataTable } from './data-table.tsx';

onPhone();
afterEach(cleanup);

interface Drive {
  code: string;
  ratio: number;
  state: string;
}

const DRIVES: Drive[] = [
  { code: 'JRTR67', ratio: 128.97, state: 'ready' },
  { code: 'JRTK67', ratio: 108, state: 'open' },
];
const COLUMNS: Column<Drive>[] = [
  { id: 'state', header: 'State', card: 'beside', cell: (drive) => drive.state },
  { id: 'code', header: 'Type', card: 'head', cell: (drive) => drive.code },
  {
    id: 'ratio',
    header: 'Speed',
    symbol: 'n2',
    kind: 'number',
    unit: 'r/min',
    sortable: true,
    cell: (drive) => String(drive.ratio),
  },
  { id: 'note', header: 'Note', card: 'left-out', cell: () => 'never told' },
];
const shared = { caption: 'Drives found', columns: COLUMNS, rows: DRIVES, rowId: (drive: Drive) => drive.code };
it('a column that says nothing of a row is not named on its card', async () => {
  const state: Column<Drive> = {
    id: 'state',
    header: 'State',
    cell: (drive) => (drive.state === 'open' ? null : drive.state),
  };
  await renderScreen(<DataTable {...shared} columns={[...COLUMNS.slice(1), state]} />);
  card('JRTR67').getByText('State');
  expect(card('JRTK67').queryByText('State')).toBeNull();
});

const card = (name: string) => within(screen.getByRole('article', { name }));

it('on a phone a row is a card under its heading, in a list that is named', async () => {
  await renderScreen(<DataTable {...shared} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Drives found' })).getAllByRole('listitem')).toHaveLength(2);
  expect(card('JRTR67').getByRole('heading', { level: 2 }).textContent).toBe('JRTR67');
});

it('a card tells its columns by name with their unit, and leaves out what it is told to', async () => {
  await renderScreen(<DataTable {...shared} />);
  expect(
    card('JRTR67')
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Speed n2']);
  expect(card('JRTR67').getByRole('definition').textContent).toBe('128.97\u00a0r/min');
  expect(card('JRTR67').getByText('ready')).toBeTruthy();
  expect(screen.queryByText('never told')).toBeNull();
});

it('the first column heads a card where none says that it does', async () => {
  const columns = COLUMNS.map(({ card: _, ...column }): Column<Drive> => column);
  await renderScreen(<DataTable {...shared} columns={columns} />);
  expect(screen.getByRole('article', { name: 'open' })).toBeTruthy();
});

it('the actions of a row stand on its card, and do not choose it', async () => {
  const select = vi.fn();
  const copy = vi.fn();
  const { user } = await renderScreen(
    <DataTable
      {...shared}
      selection={{ selected: 'JRTR67', onSelect: select, name: (drive) => drive.code }}
      actions={(drive) => <Button onClick={() => copy(drive.code)}>Copy</Button>}
    />,
  );
  await user.click(card('JRTK67').getByRole('button', { name: 'Copy' }));
  expect(copy).toHaveBeenCalledWith('JRTK67');
  expect(select).not.toHaveBeenCalled();
});

it('exactly one card is chosen, by its radio button or anywhere on it', async () => {
  const select = vi.fn();
  const { user } = await renderScreen(
    <DataTable {...shared} selection={{ selected: 'JRTR67', onSelect: select, name: (drive) => drive.code }} />,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'JRTR67' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'JRTK67' }));
  await user.click(card('JRTK67').getByText(/108/));
  expect(select.mock.calls).toEqual([[DRIVES[1]], [DRIVES[1]]]);
});

it('what the heads of the table would order by is a choice above the cards', async () => {
  const sort = vi.fn();
  const { user } = await renderScreen(
    <DataTable {...shared} sort={{ column: 'ratio', direction: 'ascending' }} onSort={sort} />,
    { locale: 'en' },
  );
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order by' });
  expect(order.selectedOptions[0]?.textContent).toBe('Speed n2, ascending');
  await user.selectOptions(order, 'Speed n2, descending');
  expect(sort).toHaveBeenCalledWith({ column: 'ratio', direction: 'descending' });
});
