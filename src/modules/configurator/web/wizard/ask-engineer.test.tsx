// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { answeringWaysOut } from '#modules/configurator/testing/ways-out-over-sample.ts';
import { A_COMPLETE_DRAFT, aDraft, onTheWire, openWizard } from './testing/wizard-screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('an engineer who is asked where nothing fits', () => {
  it.each<[Locale, string, string, string]>([
    [
      'en',
      'Ask an engineer',
      'No drive for 50 r/min, 500 kW',
      'We need a drive for 50 r/min, 500 kW. What do you suggest?',
    ],
    [
      'zh-cn',
      '请工程师协助',
      '没有满足 50 r/min、500 kW 的产品',
      '我们需要 50 r/min、500 kW 的产品，请推荐合适的方案。',
    ],
  ])('is told the demand in the title and in a message to begin with: %s', async (locale, ask, title, message) => {
    const { user } = await openWizard({
      locale,
      at: '/wizard?q=500 kW 50 r/min',
      found: () => ({ total: 0, rows: [] }),
    });
    // The wizard leaves the address it began with, and is drawn anew then.
    await waitFor(async () => {
      if (screen.queryByRole('dialog') === null) await user.click(screen.getByRole('button', { name: ask }));
      expect(screen.getByRole('dialog')).toBeTruthy();
    });
    const dialog = within(screen.getByRole('dialog'));
    expect(plain(dialog.getByRole('region').querySelector('dl')?.textContent)).toMatch(new RegExp(`${title}$`));
    expect(dialog.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => plain(value))).toContain(message);
  });
});

describe('a line whose products an enquiry settles', () => {
  afterEach(() => Reflect.deleteProperty(JRT_LINE, 'isSettledByEnquiry'));
  const buttons = async () => {
    await openWizard({ locale: 'en', stored: aDraft(A_COMPLETE_DRAFT) });
    const save = await screen.findByRole('button', { name: 'Complete and add to list' });
    return { save, asks: screen.getAllByRole('button', { name: 'Ask an engineer' }) };
  };

  it('has the enquiry as the one main button of the overview, and adding to the list beside it', async () => {
    Reflect.set(JRT_LINE, 'isSettledByEnquiry', true);
    const { save, asks } = await buttons();
    expect(asks.map(({ className }) => className.includes('primary'))).toEqual([true]);
    expect(save.className).not.toContain('primary');
    expect(asks[0]?.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('has it where no other line has: there the list comes first', async () => {
    const { save, asks } = await buttons();
    expect(asks.map(({ className }) => className.includes('primary'))).toEqual([false]);
    expect(save.className).toContain('primary');
  });
});

describe('an engineer who is asked about near misses', () => {
  const NEAR = [
    { ...aRow('K67', '90L'), id: 'a', serviceFactor: 1.22, outputSpeed: 50.8, outputTorque: 282 },
    { ...aRow('K67', '90L'), id: 'b', serviceFactor: 0.98, outputSpeed: 49.2, outputTorque: 291 },
    { ...aRow('K67', '90L'), id: 'c', serviceFactor: 1.6, outputSpeed: 51.512, outputTorque: 278 },
  ];
  const BESIDE = { code: 'outside-tolerance', text: 'a sentence', column: 'outputSpeed', side: 'over' } as const;
  const nearMisses = NEAR.map((row) => ({
    row: onTheWire(row),
    reason: row.id === 'c' ? BESIDE : { code: 'other', text: `Reaches ${row.serviceFactor}` },
  }));
  const verdicts = NEAR.map(({ id, serviceFactor: reserve }) => {
    return { id, verdict: 'below-demand' as const, reserve, isLighter: false };
  });
  const FIT = onTheWire({ ...aRow('K67', '90L'), id: 'fit' });

  it.each<[string, Locale, number, string, RegExp, RegExp]>([
    [
      'besides those that fit',
      'en',
      7,
      'Ask an engineer',
      /^Near misses for 50 r\/min, 1\.5 kW, nearest: K67 · 50\.8 r\/min · 282 Nm · fB 1\.22$/,
      /^Can one of the near misses sent along be used for 50 r\/min, 1\.5 kW\?$/,
    ],
    [
      'where nothing fits',
      'en',
      0,
      'Ask an engineer',
      /^Only near misses for 50 r\/min, 1\.5 kW, nearest: K67/,
      /^No drive quite meets 50 r\/min, 1\.5 kW\. .*\?$/,
    ],
    [
      'besides those that fit',
      'zh-cn',
      7,
      '请工程师协助',
      /^接近 50 r\/min、1\.5 kW 的产品，最接近：K67 · 50\.8 r\/min/,
      /^所附产品接近 50 r\/min、1\.5 kW 的要求，能否选用？$/,
    ],
  ])('is told each with its figures and what it lacks, %s: %s', async (_, locale, total, ask, title, message) => {
    const { user } = await openWizard({
      locale,
      at: '/wizard?q=1.5 kW 50 r/min',
      found: () => ({ total, rows: total > 0 ? [FIT] : [], nearMisses, verdicts, nearMissTotal: 3 }),
    });
    await waitFor(async () => {
      if (screen.queryByRole('dialog') === null) await user.click(screen.getByRole('button', { name: ask }));
      expect(screen.getByRole('dialog')).toBeTruthy();
    });
    const dialog = within(screen.getByRole('dialog'));
    const region = within(dialog.getByRole('region'));
    const sent = region.getAllByRole('definition').map(({ textContent }) => plain(textContent));
    expect(sent[0]).toMatch(title);
    const [demanded, near] = region.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect([demanded, near]).toEqual(locale === 'en' ? ['Demand', 'Near misses'] : ['选型要求', '最接近的选型']);
    expect(sent.slice(-3)).toEqual([
      'K67 · 50.8 r/min · 282 Nm · fB 1.22: Reaches 1.22',
      'K67 · 49.2 r/min · 291 Nm · fB 0.98 < 1.00 (−2 %)',
      'K67 · 51.5 r/min · 278 Nm · fB 1.60: n2 +3.02 %',
    ]);
    const written = dialog.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => plain(value));
    expect(written.filter((value) => value && message.test(value))).toHaveLength(1);
  });
});

describe('an engineer who is asked before all is chosen', () => {
  it.each([2, 3, 4])('can be asked where the drive is mounted and fitted: step %i', async (step) => {
    await openWizard({ locale: 'en', stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step }]) });
    expect(await screen.findByRole('button', { name: 'Ask an engineer' })).toBeTruthy();
  });

  it('is sent what is open as open', async () => {
    const sent: unknown[] = [];
    const begun = A_COMPLETE_DRAFT.filter(({ type }) => type === 'change').slice(0, 3);
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...begun, { type: 'goTo', step: 5 }]),
      also: (path, body) => {
        if (path !== `/api${engineerRoutes.ask.path}`) return undefined;
        sent.push(body);
        return Response.json({ code: 0, result: { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0' }, description: '' });
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Ask an engineer' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    const attached = dialog.getByRole('region', { name: 'Sent with your enquiry' });
    expect(within(attached).getByText('Assembly type')).toBeTruthy();
    expect(plain(attached.textContent)).toMatch(/Motor power P1\.5 kW.*Standard, not chosenMounting positionM1/);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Anna Smith');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'anna@example.com');
    await user.type(dialog.getByRole('textbox', { name: 'Your application' }), 'Which assembly type?');
    await user.click(dialog.getByRole('button', { name: 'Send enquiry' }));
    await dialog.findByRole('status');
    expect(sent).toMatchObject([
      {
        form: { basicTypeId: expect.any(String), installationMethodConfig: { builtInType: null } },
        chosen: expect.not.arrayContaining(['installationPosition']),
      },
    ]);
  });
});

describe('an engineer who is asked about an option that cannot be had', () => {
  it('is told which, and of which drive; the asker learns the number and goes on where they were', async () => {
    const sent: unknown[] = [];
    const { user } = await openWizard({
      locale: 'en',
      stored: aDraft([...A_COMPLETE_DRAFT, { type: 'goTo', step: 2 }]),
      also: (path, body) => {
        if (path !== `/api${engineerRoutes.ask.path}`) return answeringWaysOut(path, body);
        sent.push(body);
        return Response.json({ code: 0, result: { id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0' }, description: '' });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^30\b.*not available/i }));
    await user.click(
      await within(await screen.findByRole('group', { name: /is not available here/ })).findByRole('button', {
        name: 'Ask an engineer',
      }),
    );
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Anna Smith');
    await user.type(dialog.getByRole('textbox', { name: 'E-mail' }), 'anna@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send enquiry' }));
    expect((await dialog.findByRole('status')).textContent).toMatch(/9F2C-81D0.*will answer to anna@example\.com\./);
    const [{ asked, enquiry }] = sent as [{ asked: string; enquiry: { message: string } }];
    expect(plain(asked)).toMatch(/^Hollow shaft \S+ 30 mm with K67 · .*1\.5 kW$/);
    expect(plain(enquiry.message)).toMatch(/^We need this: Hollow shaft \S+ 30 mm\. Can you supply it/);
    await user.click(dialog.getByRole('button', { name: 'Back to the selection' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
