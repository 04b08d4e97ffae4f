// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { A_COMPLETE_DRAFT, aDraft, keptValues, onTheWire, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('a quick search', () => {
  it('begins at the search with what was said, tells it, and leaves its address', async () => {
    const { address } = await openWizard({ locale: 'en', at: '/wizard?q=K 24.4 r/min xyz' });
    expect(await screen.findByText(/^Selection started from “K 24.4 r\/min xyz”\. Not understood: xyz\./)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Output speed', { selector: 'input[type=text]' }).value).toBe(
      '24.4',
    );
    expect(keptValues()).toEqual({ gearboxModel: 'K' });
    await waitFor(() => expect(address()).toBe('/wizard'));
  });

  it('puts itself in place of a draft, which undo brings back', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT), at: '/wizard?q=R' });
    const told = (await screen.findByText(/^Selection started from “R”/)).parentElement;
    expect(keptValues()).toEqual({ gearboxModel: 'R' });
    await user.click(within(told!).getByRole('button', { name: 'Undo' }));
    expect(keptValues()).toMatchObject({ gearboxModel: 'K', builtInType: 'KAF' });
  });

  it('keeps a load that no motor of the catalogue has as what is asked for, says where the catalogue ends, and lets it go', async () => {
    const asked: URLSearchParams[] = [];
    const { user } = await openWizard({
      locale: 'en',
      at: '/wizard?q=5000 kW 24.4 r/min',
      found: (query) => {
        asked.push(query);
        return { total: 0, rows: [] };
      },
    });
    const power = await screen.findByRole('combobox', { name: 'Motor power' });
    expect(power.textContent?.replace('\u00a0', ' ')).toBe('5000 kW');
    expect(screen.getByText(/^Beyond the catalogue: the largest motor power is [\d.]+\skW\.$/)).toBeTruthy();
    await waitFor(() => expect(asked.at(-1)?.get('motorPower')).toBe('5000'));
    await user.click(power);
    await user.click(await screen.findByRole('option', { name: 'Any' }));
    expect(screen.queryByText(/^Beyond the catalogue/)).toBeNull();
    await waitFor(() => expect(asked.at(-1)?.get('motorPower')).toBeNull());
  });

  it('says what stands for a ratio that the catalogue does not have', async () => {
    await openWizard({
      locale: 'en',
      at: '/wizard?q=JRTKAF67-DN90L4-i57.4-M1',
      found: () => ({ total: 1, rows: [onTheWire(aRow('K67', '90L'))] }),
    });
    expect(await screen.findByText(/i 57\.4 is not listed; nearest i 57\.35 taken \(−0\.1.%\)\./)).toBeTruthy();
  });

  it('says that a power between two motors is taken as the larger one', async () => {
    await openWizard({ locale: 'en', at: '/wizard?q=1.2 kW 24.4 r/min' });
    expect(await screen.findByText(/next larger taken: Motor power: 1\.2\skW → 1\.5\skW\./)).toBeTruthy();
  });

  it('says that a ratio was given the poles it is meant with', async () => {
    await openWizard({ locale: 'en', at: '/wizard?q=i 57' });
    expect(await screen.findByText(/Assumed, as not given, and can be changed: Number of poles/)).toBeTruthy();
    expect(keptValues()).toEqual({ motorPoles: '4' });
  });

  it('tells an engineer the poles that belong to a ratio', async () => {
    const { user } = await openWizard({ locale: 'en', at: '/wizard?q=i 57' });
    await user.click(await screen.findByRole('button', { name: 'Ask an engineer' }));
    const sent = await screen.findByRole('region', { name: 'Sent with your enquiry' });
    expect(sent.textContent).toMatch(/Ratio\s57.*Number of poles\s4/);
  });

  it('with a type code opens the product it names', async () => {
    await openWizard({
      locale: 'en',
      at: '/wizard?q=JRTKAF67-DN90L4-i57.35-M1',
      found: () => ({ total: 1, rows: [onTheWire(aRow('K67', '90L'))] }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeTruthy();
    expect(keptValues()).toMatchObject({ builtInType: 'KAF', installationPosition: 'M1' });
  });
});
