// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AgreementDto, AgreementsDto } from '#modules/prices/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { renderScreen } from '#testing/browser.tsx';
import { onPhone } from '#testing/phone.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { AgreementSection } from './agreement-section.tsx';

const TODAY = providerDay(new Date());
const HELD: AgreementDto = {
  ...{ id: '018f3a00-0000-7000-8000-000000000001', selector: 'family', name: 'JRT R67', kind: 'discount', value: 3500 },
  ...{ currency: 'CNY', minQuantity: 5, validFrom: '2020-01-01', validTo: null, note: '', state: 'in-force' },
};
const ENDED: AgreementDto = {
  ...HELD,
  ...{ id: '018f3a00-0000-7000-8000-000000000002', name: 'JRTR67-DN90L4', selector: 'product', kind: 'net' },
  ...{ value: 250_000, validTo: '2020-12-31', state: 'ended' },
};
const FAMILIES = [
  { key: 'JRT|R|67', name: 'JRT R67' },
  { key: 'JRT|R|67|3', name: 'JRT R67, 3-stage' },
];
const NONE: AgreementsDto = { agreements: [], currency: 'CNY', families: FAMILIES };
const PRODUCT = { typeCode: 'JRTR67-DN90L4-TF', productName: 'Helical gearmotor', currency: 'CNY', listUnit: 400_000 };

/** The server: what it has, what it was asked and sent, and how it refuses. */
const server = {
  told: NONE,
  asked: [] as string[],
  sent: [] as unknown[],
  refusal: undefined as { code: string; description: string } | undefined,
};

beforeEach(() => {
  Object.assign(server, { told: NONE, asked: [], sent: [], refusal: undefined });
  configureCalls({
    fetch: async (url, init) => {
      const { pathname, search } = new URL(String(url), 'http://portal');
      if (init?.method === 'POST') return written(pathname, init.body);
      server.asked.push(`${pathname.split('/').at(-1)}${search}`);
      return pathname.endsWith('/agreed-product') ? product() : answer(server.told);
    },
  });
});

afterEach(() => {
  cleanup();
  toasts.clear();
});

function written(pathname: string, body: unknown): Response {
  if (server.refusal !== undefined) return refusal(server.refusal);
  const isEnd = pathname.endsWith('/end');
  server.sent.push(isEnd ? pathname.split('/').at(-2) : JSON.parse(String(body)));
  server.told = { ...server.told, agreements: isEnd ? [ENDED] : [HELD] };
  return answer(server.told);
}

function product(): Response {
  return server.refusal === undefined ? answer({ ...PRODUCT, usualUnit: 280_000 }) : refusal(server.refusal);
}

function refusal({ code, description }: { code: string; description: string }): Response {
  return Response.json({ code: 422, result: null, description, error: { code } }, { status: 422 });
}

function answer(result: unknown): Response {
  return Response.json({ code: 0, result, description: '' });
}

async function openSection(told: Partial<AgreementsDto> = {}) {
  server.told = { ...NONE, ...told };
  const rendered = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <AgreementSection customer={{ id: 'c1', version: 1 }} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['prices'] },
  );
  await waitFor(() => expect(server.asked).toContain('agreements'));
  return rendered;
}

async function openDialog() {
  const { user } = await openSection();
  await user.click(await screen.findByRole('button', { name: 'Add an agreed price' }));
  return user;
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const family = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Family' });
const add = () => screen.getByRole('button', { name: 'Add' });
const said = (text: string) => waitFor(() => expect(toasts.visible().map((toast) => toast.text)).toContain(text));

describe('the agreed prices of a customer', () => {
  it('say what they are about, what was agreed, from how many pieces on, and when', async () => {
    await openSection({ agreements: [HELD, ENDED] });
    const held = (await screen.findByText('JRT R67')).closest('tr')?.textContent;
    for (const text of ['In force', '35.00 % off the list price', '5', 'from 2020-01-01']) expect(held).toContain(text);
    const ended = screen.getByText('JRTR67-DN90L4').closest('tr')?.textContent;
    for (const text of ['Ended', '2,500.00', '2020-01-01 to 2020-12-31']) expect(ended).toContain(text);
    expect(screen.getAllByRole('button', { name: /^End the agreed price/ })).toHaveLength(1);
    expect(screen.getByText(/in place of group and quantity discount where it is lower/)).toBeTruthy();
  });

  it('that are none say what to do', async () => {
    await openSection();
    await screen.findByText('No agreed prices');
    expect(screen.getByRole('button', { name: 'Add an agreed price' })).toBeTruthy();
  });

  it.each([
    ['terms', { currency: null, families: [] }, /please save those first/],
    ['a list in force', { families: [] }, /No version of the customer’s price list/],
  ])('begin with %s', async (_, told, text) => {
    await openSection(told);
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: 'Add an agreed price' })).toBeNull();
  });

  describe('on a phone', () => {
    onPhone();

    it('are cards', async () => {
      await openSection({ agreements: [HELD] });
      await screen.findByText('JRT R67');
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByRole('button', { name: 'End the agreed price for JRT R67' })).toBeTruthy();
    });
  });
});

describe('an agreed price is added', () => {
  it('for a family, by its name or its codes, as a discount', async () => {
    const user = await openDialog();
    const names = document.getElementById(family().getAttribute('list') ?? '');
    expect([...(names?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(
      FAMILIES.map(({ name }) => name),
    );
    await user.type(family(), 'jrtr67');
    await user.type(field(/Discount from the list price/), '12,5');
    await user.click(add());
    await said('Agreed price added');
    expect(server.sent).toEqual([
      {
        about: { selector: 'family', key: 'JRT|R|67' },
        agreed: { kind: 'discount', value: 1250 },
        ...{ minQuantity: 1, validFrom: TODAY, validTo: null, note: '' },
      },
    ]);
    await screen.findByText('JRT R67');
  });

  it('for a product, beside what the list and this customer’s group ask', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('radio', { name: 'One product' }));
    await user.click(screen.getByRole('radio', { name: 'Net price' }));
    await user.type(field('Type code'), 'JRTR67-DN90L4');
    await user.clear(field('From pieces of one line'));
    await user.type(field('From pieces of one line'), '12');
    await screen.findByText('Helical gearmotor: JRTR67-DN90L4-TF');
    await screen.findByText(/pays .*2,800.00 each for 12 pieces/);
    expect(screen.getByText(/List price: .*4,000.00/)).toBeTruthy();
    expect(server.asked).toContain('agreed-product?typeCode=JRTR67-DN90L4&quantity=12');
    await user.type(field(/Price of one piece/), '2800');
    expect(screen.getByText(/it would have no effect/)).toBeTruthy();
    await user.clear(field(/Price of one piece/));
    await user.type(field(/Price of one piece/), '2500');
    expect(screen.queryByText(/it would have no effect/)).toBeNull();
    await user.click(add());
    await said('Agreed price added');
    expect(server.sent).toMatchObject([
      { about: { selector: 'product', typeCode: 'JRTR67-DN90L4' }, agreed: { kind: 'net', value: 250_000 } },
    ]);
  });

  it('not for a code that is no product: what stands against it is told as soon as it is typed', async () => {
    const description = 'JRTR67 is no product: The ratio is missing, such as i57.35';
    const user = await openDialog();
    server.refusal = { code: 'price-agreement.no-product', description };
    await user.click(screen.getByRole('radio', { name: 'One product' }));
    await user.type(field('Type code'), 'JRTR67');
    await user.tab();
    await screen.findByText(description);
    await user.type(field(/Discount from the list price/), '10');
    await user.click(add());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(description);
    expect(field('Type code').value).toBe('JRTR67');
  });

  it('not before everything makes sense; the first that does not has the focus', async () => {
    const user = await openDialog();
    await user.type(family(), 'JRT R68');
    await user.type(field(/Discount from the list price/), '100');
    await user.clear(field('From pieces of one line'));
    await user.clear(field('First day'));
    await user.type(field('Last day'), '2020-01-01');
    await user.click(add());
    for (const text of [/choose a family/, /below 100/, /from 1 to 9999/, /give a day/, /not before the first day/])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(family());
    expect(server.sent).toEqual([]);
  });
});

describe('an agreed price is ended', () => {
  it('after a question that says until when it held', async () => {
    const { user } = await openSection({ agreements: [HELD] });
    await user.click(await screen.findByRole('button', { name: 'End the agreed price for JRT R67' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('held until');
    await user.click(within(question).getByRole('button', { name: 'End' }));
    await said('Agreed price ended');
    expect(server.sent).toEqual([HELD.id]);
  });

  it('by going altogether where it has not begun', async () => {
    const { user } = await openSection({ agreements: [{ ...HELD, validFrom: '2999-01-01', state: 'to-come' }] });
    await user.click(await screen.findByRole('button', { name: 'End the agreed price for JRT R67' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('it is removed');
  });
});
