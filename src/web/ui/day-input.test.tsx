// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { DayInput } from './day-input.tsx';

afterEach(cleanup);

function Form(): ReactNode {
  const [day, setDay] = useState('');
  return <DayInput aria-label="起始日期" label="起始日期" value={day} onValue={setDay} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('起始日期');

it('a day is typed with the year first, with any sign, and written out when the field is left', async () => {
  const { user } = await renderScreen(<Form />);
  expect(field().placeholder).toBe('年-月-日');
  await user.type(field(), '2026/3/5');
  await user.tab();
  expect(field().value).toBe('2026-03-05');
});

it('what is no day stays as it was typed', async () => {
  const { user } = await renderScreen(<Form />);
  await user.type(field(), '31.12.');
  await user.tab();
  expect(field().value).toBe('31.12.');
});

it('a button opens the calendar of the browser, and the day chosen there is taken', async () => {
  const { user, container } = await renderScreen(<Form />);
  const calendar = container.querySelector<HTMLInputElement>('[type="date"]') ?? document.createElement('input');
  calendar.showPicker = vi.fn();
  await user.click(screen.getByRole('button', { name: '在日历中选择起始日期' }));
  expect(calendar.showPicker).toHaveBeenCalledOnce();
  fireEvent.change(calendar, { target: { value: '2026-03-05' } });
  expect(field().value).toBe('2026-03-05');
});
