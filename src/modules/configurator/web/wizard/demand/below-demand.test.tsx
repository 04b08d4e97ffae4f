// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import {
  A_COMPLETE_DRAFT,
  aDraft,
  onTheWire,
  openWizard,
} from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

afterEach(() => {
  cleanup();
  endSession();
  loginRequest.set(undefined);
  localStorage.clear();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

type Draft = Parameters<typeof aDraft>[0];

/** A complete drive of this fB where 1.40 is asked for, on the overview. */
function aDrive(serviceFactor: number, more: Draft = []): string {
  const drive: Draft = A_COMPLETE_DRAFT.flatMap((action) =>
    action.type === 'change' && action.change.kind === 'basicType'
      ? [
          { type: 'change', change: { kind: 'search', field: 'serviceFactor', value: 1.4 } },
          { ...action, change: { kind: 'basicType', row: { ...aRow('K67', '90L'), serviceFactor } } },
        ]
      : [action],
  );
  return aDraft([...drive, ...more]);
}

const keptReason = () =>
  JSON.parse(localStorage.getItem('cpq_jie') ?? '{}').common.configuration.texts.serviceFactorAccepted;

describe('a drive below 1.0', () => {
  it('offers the enquiry before all else, and adding to the list as an afterthought', async () => {
    await openWizard({ locale: 'en', stored: aDrive(0.9) });
    const heading = await screen.findByRole('heading', { name: /enquiry/i });
    const ask = within(heading.closest('section')!).getByRole('button', { name: /engineer/i });
    expect(ask.className).toContain('primary');
    expect(screen.getByRole('button', { name: 'Complete and add to list' }).className).not.toContain('primary');
  });
});

describe('a drive below its demand', () => {
  it.each([
    ['en', '1.12 < 1.40 (−20 %)', 'below the requirement', 'Service factor below the requirement', 'Complete'],
    ['zh-cn', '1.12 < 1.40（−20%）', '低于要求', '使用系数低于要求', '配置完整'],
  ] as const)(
    'says so beside its figure and asks for a reason, in %s',
    async (locale, figures, meaning, title, complete) => {
      await openWizard({ locale, stored: aDrive(1.12) });
      expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
      const tags = screen.getAllByText(figures);
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) {
        expect(tag.className).toContain('near');
        expect(tag.querySelector('svg')).not.toBeNull();
      }
      expect(screen.getAllByText(meaning).length).toBe(tags.length);
      expect(screen.queryByText(complete, { selector: '[class*=fits]' })).toBeNull();
    },
  );

  it('is not saved until the reason stands: the sentence says why, and the focus goes to it', async () => {
    beginSession({ token: 't', user: { id: 'me', username: 'me', organisationName: '' } });
    const create = vi.fn(async () => ({ id: 'line', version: 1, quantity: 1 }) as never);
    const { user } = await openWizard({ locale: 'en', stored: aDrive(1.12), store: { create } });
    await user.click(await screen.findByRole('button', { name: 'Complete and add to list' }));
    expect(create).not.toHaveBeenCalled();
    expect(toasts.visible().map(({ text }) => text)).toEqual([
      'The service factor is below the requirement: 1.12 < 1.40 (−20 %). Please give the reason why it is accepted',
    ]);
    const field = screen.getByRole('textbox', { name: /Reason for the lower service factor/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(field, 'S3 duty on site{Enter}');
    expect(keptReason()).toBe('S3 duty on site');
    expect(screen.getAllByText('Below the requirement, accepted: S3 duty on site').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Fully configured, below the requirement')[0]?.className).toContain('near');
    await user.click(screen.getByRole('button', { name: 'Complete and add to list' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(create.mock.calls[0]).toMatchObject([
      { serviceFactorAccepted: { reason: 'S3 duty on site' } },
      expect.anything(),
    ]);
  });

  it('takes one of the usual reasons by a press, and can have it changed', async () => {
    const { user } = await openWizard({ locale: 'en', stored: aDrive(1.12) });
    const usual = within(await screen.findByRole('group', { name: 'Usual reasons' }));
    expect(usual.getAllByRole('button')).toHaveLength(3);
    await user.click(usual.getByRole('button', { name: 'Load verified on site lower than calculated' }));
    expect(keptReason()).toBe('Load verified on site lower than calculated');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Reason for the lower service factor/ });
    await user.clear(field);
    await user.type(field, 'ab');
    await user.tab();
    expect(screen.getByText('Please write 3 to 200 characters in one line')).toBeTruthy();
    expect(screen.queryByText('Fully configured, below the requirement')).toBeNull();
  });

  it('loses the reason with its figures, and says so', async () => {
    const row = aRow('K67', '80M2', { inputType: 'motor', serviceFactor: 1.05 });
    const { user } = await openWizard({
      locale: 'en',
      stored: aDrive(1.12, [
        { type: 'change', change: { kind: 'write', field: 'serviceFactorAccepted', text: 'load verified' } },
        { type: 'goTo', step: 1 },
      ]),
      found: () => ({
        nearMisses: [{ row: onTheWire(row), reason: { code: 'x', text: 'too weak' } as never }],
        nearMissTotal: 1,
      }),
    });
    const table = await screen.findByRole('table', { name: /Near misses/ });
    expect(within(table).getByText('1.05 < 1.40 (−25 %)').className).toContain('near');
    await user.click(within(table).getByRole('radio'));
    expect(await screen.findByText(/^Cleared: .*Reason for the lower service factor/)).toBeTruthy();
    expect(keptReason()).toBe('');
    await user.click(screen.getByRole('button', { name: /^Sizing/ }));
    expect((await screen.findByText(/^Chosen:/)).closest('p')?.textContent).toContain(
      '1.05 < 1.40 (−25 %)below the requirement',
    );
  });
});

describe('a drive below 1.0', () => {
  it.each([
    ['en', '0.84 < 1.40 (−40 %)', 'Supplied by enquiry only', 'Ask an engineer'],
    ['zh-cn', '0.84 < 1.40（−40%）', '须经询价确认', '请工程师协助'],
  ] as const)('is red and leads to an engineer alone, in %s', async (locale, figures, title, ask) => {
    const { user } = await openWizard({ locale, stored: aDrive(0.84) });
    const place = (await screen.findByRole('heading', { name: title })).closest('section')!;
    expect(within(place).queryByRole('textbox')).toBeNull();
    for (const tag of screen.getAllByText(figures)) expect(tag.className).toContain('refused');
    await user.click(within(place).getByRole('button', { name: ask }));
    // Among the figures that are sent, and in the question.
    const told = within(await screen.findByRole('dialog')).getAllByText(new RegExp(figures.replace(/[()]/g, '\\$&')));
    expect(told).toHaveLength(2);
  });
});
