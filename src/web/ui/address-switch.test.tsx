// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AddressSwitch } from './address-switch.tsx';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Only problems' });

test('is ticked at once while the address still says no', async () => {
  const onSwitch = vi.fn();
  render(
    <AddressSwitch isOn={false} onSwitch={onSwitch}>
      Only problems
    </AddressSwitch>,
  );
  await userEvent.click(box());
  expect(box().checked).toBe(true);
  expect(onSwitch).toHaveBeenCalledWith(true);
});

test('follows the address again once the address has caught up', async () => {
  const shown = (isOn: boolean) => (
    <AddressSwitch isOn={isOn} onSwitch={vi.fn()}>
      Only problems
    </AddressSwitch>
  );
  const { rerender } = render(shown(false));
  await userEvent.click(box());
  rerender(shown(true));
  expect(box().checked).toBe(true);
  rerender(shown(false));
  expect(box().checked).toBe(false);
});
