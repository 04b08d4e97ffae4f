// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { EnquiryDto, OpenEnquiryDto } from '#modules/enquiries/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component as DeskPage } from './desk-page.tsx';
import { Component as EnquiryPage } from './enquiry-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const NOTHING = { take: false, return: false, answer: false, close: false, reopen: false, reply: false };
const LISTED: EnquiryDto = {
  id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0',
  version: 2,
  state: 'taken',
  productLine: 'JRP',
  subject: '120 kNm',
  name: 'Wang',
  company: 'Acme',
  email: 'wang@example.com',
  telephone: '',
  message: '120 kNm, i 80',
  locale: 'en',
  createdAt: '2026-01-05T08:00:00.000Z',
  lastSaidAt: '2026-01-05T08:00:00.000Z',
  customerName: null,
  actorName: null,
  askedBy: null,
  ownerName: 'sales-demo',
  isReplied: false,
  abilities: { ...NOTHING, return: true, answer: true, close: true },
};
const OPENED: OpenEnquiryDto = { ...LISTED, configuration: null, answers: [], answeredByMail: true };
const ANSWERED: OpenEnquiryDto = {
  ...OPENED,
  version: 3,
  state: 'answered',
  answers: [{ id: 'a-1', text: 'JRP 18', at: LISTED.createdAt, actorName: 'sales-demo', isReply: false }],
  abilities: { ...NOTHING, close: true, reopen: true },
};

const ADDRESS = `/services-support/enquiries/${LISTED.id}`;

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Both pages over a network double that answers every call and notes it. */
async function open(address: string, answer: (asked: Asked) => unknown, userAttribute = 'Sales') {
  const asked: Asked[] = [];
  beginSession({ token: 't', user: { id: '1', username: 'somebody', organisationName: '', userAttribute } });
  configureCalls({
    fetch: async (input, init) => {
      const { pathname: path, searchParams: query } = new URL(String(input), 'http://portal');
      const call = { path, query, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) };
      asked.push(call);
      return Response.json({ code: 0, result: answer(call), description: '' });
    },
  });
  const routes = [
    { path: '/services-support/enquiries', Component: DeskPage },
    { path: '/services-support/enquiries/:id', Component: EnquiryPage },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  return { ...(await renderScreen(element, { locale: 'en', namespaces: ['enquiries'] })), asked, router };
}

describe('the desk', () => {
  const listed = () => ({ rows: [LISTED], next: null });

  it('lists each enquiry with state, age, customer, subject and owner, and leads to it', async () => {
    const { user, router } = await open('/services-support/enquiries', ({ path }) =>
      path.endsWith(LISTED.id) ? OPENED : listed(),
    );
    const [, row] = within(await screen.findByRole('region', { name: 'Enquiries' })).getAllByRole('row');
    expect(row?.textContent).toMatch(/JRP · 120 kNm.*9F2C-81D0.*In progress.*Acme · Wang.*sales-demo.*days ago/);
    await user.click(screen.getByRole('link', { name: 'JRP · 120 kNm' }));
    expect(router.state.location.pathname).toBe(ADDRESS);
  });

  it.each(['/services-support/enquiries', ADDRESS])(
    'names at %s the customer and who asked on their behalf',
    async (address) => {
      const asked = { customerName: 'Suzhou Conveyors', actorName: 'sales-demo', askedBy: 'Provider Ltd' };
      await open(address, ({ path }) =>
        path.endsWith(LISTED.id) ? { ...OPENED, ...asked } : { rows: [{ ...LISTED, ...asked }], next: null },
      );
      expect(await screen.findAllByText(/Suzhou Conveyors/)).not.toEqual([]);
      expect(screen.getByText(/Wang \(Provider Ltd, on the customer’s behalf\)/)).toBeTruthy();
    },
  );

  it('is narrowed by state and to one’s own', async () => {
    const { user, asked } = await open('/services-support/enquiries', listed);
    await screen.findByRole('region', { name: 'Enquiries' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New');
    await user.click(screen.getByRole('radio', { name: 'Handled by me' }));
    await screen.findByRole('region', { name: 'Enquiries' });
    expect([asked.at(-1)?.query.get('state'), asked.at(-1)?.query.get('owner')]).toEqual(['new', 'me']);
  });

  it.each([
    ['Sales', 'new', 'New · addition'],
    ['Sales', 'taken', 'New reply'],
    ['Customer-lv2', 'new', 'New'],
    ['Customer-lv2', 'taken', 'In progress'],
  ] as const)('tells %s of one that is %s and was replied to: %s', async (userAttribute, state, told) => {
    const replied = { ...LISTED, state, isReplied: true };
    await open('/services-support/enquiries', () => ({ rows: [replied], next: null }), userAttribute);
    const [, row] = within(await screen.findByRole('region', { name: 'Enquiries' })).getAllByRole('row');
    expect(within(row!).getByText(told)).toBeTruthy();
  });

  it('says how long ago the last was said, beside when it was received', async () => {
    const lastSaidAt = new Date(Date.now() - 3 * 60_000).toISOString();
    await open('/services-support/enquiries', () => ({ rows: [{ ...LISTED, lastSaidAt }], next: null }));
    const [, row] = within(await screen.findByRole('region', { name: 'Enquiries' })).getAllByRole('row');
    expect(row?.textContent).toMatch(/days ago.*3 minutes ago/);
  });

  it('offers a customer nothing that is for those who answer', async () => {
    await open('/services-support/enquiries', listed, 'Customer-lv2');
    await screen.findByRole('region', { name: 'Enquiries' });
    expect(screen.queryByRole('radio', { name: 'Handled by me' })).toBeNull();
  });
});

describe('an enquiry', () => {
  it('is answered over the version that is shown, and shows its thread and the next step', async () => {
    let now = OPENED;
    const { user, asked } = await open(ADDRESS, ({ path }) => {
      if (path.endsWith('/answer')) now = ANSWERED;
      return now;
    });
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'JRP 18');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/answer'))?.body).toEqual({ version: 2, text: 'JRP 18' });
    const thread = within(screen.getByRole('list', { name: 'Question and answers' })).getAllByRole('listitem');
    expect(thread.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('120 kNm, i 80'),
      expect.stringContaining('JRP 18'),
    ]);
  });

  it.each([
    [
      'goes out by mail',
      { answeredByMail: true },
      'Send answer',
      'It is sent by mail.',
      'The answer is saved and goes out by mail',
    ],
    [
      'is a call where a telephone number alone was left',
      { answeredByMail: false, telephone: '+86 512 1234567' },
      'Save answer',
      'There is no e-mail address, so nothing is sent: please call +86 512 1234567, and note here what you said.',
      'The answer is saved. Nothing was sent: please call +86 512 1234567',
    ],
    [
      'reaches nobody where neither was left',
      { answeredByMail: false, telephone: '' },
      'Save answer',
      'There is neither an e-mail address nor a telephone number: nothing can be sent.',
      'The answer is saved. Nothing was sent: there is neither an address nor a number',
    ],
  ])('says that its answer %s', async (_, reach, button, hint, said) => {
    let now = { ...OPENED, ...reach };
    const { user } = await open(ADDRESS, ({ path }) => {
      if (path.endsWith('/answer')) now = { ...ANSWERED, ...reach };
      return now;
    });
    await user.type(await screen.findByRole('textbox', { name: 'Answer' }), 'JRP 18');
    expect(screen.getByText(hint)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual([said]));
  });

  it('says who handles it, not that they answered, before anybody has', async () => {
    await open(ADDRESS, () => OPENED);
    expect((await screen.findByText('Handled by')).parentElement?.textContent).toBe('Handled bysales-demo');
  });

  it('is not answered with nothing', async () => {
    const { user, asked } = await open(ADDRESS, () => OPENED);
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Please write an answer')).toBeTruthy();
    expect(asked.map(({ path }) => path)).toEqual([`/api/v1/enquiries/${LISTED.id}`]);
  });

  it('is not answered with what turns the writing around', async () => {
    const { user, asked } = await open(ADDRESS, () => OPENED);
    await user.click(await screen.findByRole('textbox', { name: 'Answer' }));
    await user.paste('JRP \u202e81');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText(/^Answer contains invisible characters/)).toBeTruthy();
    expect(asked.map(({ path }) => path)).toEqual([`/api/v1/enquiries/${LISTED.id}`]);
  });

  it('shows a customer its state and answers, and no step', async () => {
    await open(ADDRESS, () => ({ ...ANSWERED, abilities: NOTHING }), 'Customer-lv2');
    expect(await screen.findByText('JRP 18')).toBeTruthy();
    expect(screen.getByText('Answered')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is replied to by whoever asked, without a version, and shows who said what', async () => {
    const abilities = { ...NOTHING, reply: true };
    const said = { id: 'a-2', text: '20 starts an hour', at: LISTED.createdAt, actorName: 'lv2-demo', isReply: true };
    let now: OpenEnquiryDto = { ...ANSWERED, abilities };
    const { user, asked } = await open(
      ADDRESS,
      ({ path }) => {
        if (path.endsWith('/reply'))
          now = { ...now, version: 4, state: 'taken', isReplied: true, answers: [...now.answers, said] };
        return now;
      },
      'Customer-lv2',
    );
    await user.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(screen.getByText('Please write a reply')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), said.text);
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText(/^lv2-demo ·/)).toBeTruthy();
    expect(screen.getByText('In progress')).toBeTruthy();
    expect(asked.find(({ path }) => path.endsWith('/reply'))?.body).toEqual({ text: said.text });
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['Your reply has been sent']));
    expect((screen.getByRole('textbox', { name: 'Your reply' }) as HTMLTextAreaElement).value).toBe('');
  });

  it('names the configuration it is about, the demand before the drive and its near misses, and leads to it', async () => {
    const judgement = { isProduct: true, typeCode: 'JRTK47', productName: 'K47', reason: '' };
    const drive = {
      figures: [{ label: 'Motor power', symbol: 'P', value: '1.5', unit: 'kW' }],
      fittings: [{ label: 'Mounting position', value: 'M4' }],
      open: [],
    };
    const demand = [{ name: 'n2', value: '50 r/min' }];
    const near = [{ name: 'Near miss 1', value: 'K47 · 50.8 r/min' }];
    const configuration = { asked: '250 mm', demand, near, judgement, form: {}, drive };
    await open(ADDRESS, () => ({ ...OPENED, productLine: 'JRT', configuration }));
    const section = await screen.findByRole('region', { name: 'Configuration' });
    expect(section.textContent).toMatch(
      /250 mm.*Valid product K47.*Type codeJRTK47.*Demandn250 r\/min.*power\sP1\.5\skWNear missesNear miss 1K47.*positionM4/,
    );
    expect(within(section).getByRole('link').getAttribute('href')).toBe(`${ADDRESS}/JRT`);
  });

  it('tells the standard nobody chose apart from what was chosen, and what is open once (issue 12)', async () => {
    const judgement = { isProduct: false, typeCode: 'JRTF77-i12', productName: '', reason: 'Open: assembly type' };
    const fittings = [
      { label: 'Brake', value: 'BE2', byWhom: 'chosen' },
      { label: 'Mounting position', value: 'M1', byWhom: 'standard' },
    ];
    const configuration = {
      asked: '',
      demand: [],
      near: [],
      judgement,
      form: {},
      drive: { figures: [], fittings, open: ['Assembly type'] },
    };
    await open(ADDRESS, () => ({ ...OPENED, productLine: 'JRT', configuration }));
    const section = await screen.findByRole('region', { name: 'Configuration' });
    expect(section.textContent).toMatch(
      /options: chosenBrakeBE2Standard, not chosenMounting positionM1All options not named here.*Still openAssembly type/,
    );
    expect(section.textContent).not.toContain('Open: assembly type');
  });

  it('tells a configuration that is not complete by its code so far and what is open', async () => {
    const judgement = { isProduct: false, typeCode: 'JRTF77-i12', productName: '', reason: 'Open: assembly type' };
    const configuration = { asked: '', demand: [], near: [], judgement, form: {}, drive: null };
    await open(ADDRESS, () => ({ ...OPENED, productLine: 'JRT', configuration }));
    const section = await screen.findByRole('region', { name: 'Configuration' });
    expect(section.textContent).toMatch(/Not complete yet Open: assembly type.*Type code so far.*JRTF77-i12/);
    expect(section.textContent).not.toContain('Valid product');
  });
});
