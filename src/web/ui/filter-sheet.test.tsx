// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { onPhone } from '#testing/phone.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const filters = <TextInput aria-label="State" />;

it('filters stand beside their list', async () => {
  await renderScreen(<FilterSheet count={1}>{filters}</FilterSheet>);
  expect(screen.getByLabelText('State')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('on a phone', () => {
  onPhone();

  it('filters stand in a sheet behind a button that says how many are on, and has the focus again after it', async () => {
    const { user } = await renderScreen(<FilterSheet count={2}>{filters}</FilterSheet>, { locale: 'en' });
    expect(screen.queryByLabelText('State')).toBeNull();
    const button = screen.getByRole('button', { name: 'Filters (2)' });
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBeTruthy();
    expect(screen.getByLabelText('State')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('the button of filters of which none is on says no number', async () => {
    await renderScreen(<FilterSheet count={0}>{filters}</FilterSheet>);
    expect(screen.getByRole('button', { name: '筛选' })).toBeTruthy();
  });
});
