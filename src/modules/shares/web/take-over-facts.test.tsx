// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { TakeOverFacts } from './take-over-facts.tsx';

afterEach(cleanup);

const show = (taken: Parameters<typeof TakeOverFacts>[0]['taken']) =>
  renderScreen(<TakeOverFacts taken={taken} />, { locale: 'en', namespaces: ['shares'] });

it('what differs by the data in force stands there as shared and as it is now', async () => {
  const differences = [{ label: 'Mass', from: '51 kg', to: '53 kg' }];
  await show({ state: 'changed', reason: null, differences, form: null });
  expect(screen.getByText('Mass')).toBeTruthy();
  expect(screen.getByText('51 kg')).toBeTruthy();
  expect(screen.getByText('53 kg')).toBeTruthy();
});

it('what is no product any more says why, and speaks of no words to be added', async () => {
  await show({ state: 'invalid', reason: 'Type K is not mounted in M1', differences: [], form: null });
  expect(screen.getByText('Type K is not mounted in M1')).toBeTruthy();
  expect(screen.queryByText(/Remark and special wishes/)).toBeNull();
});
