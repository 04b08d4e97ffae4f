import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { Locale } from '#kernel/locale.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { loadPanels } from '#lines/panels.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { EMPTY_WIZARD } from '#modules/configurator/domain/testing/configured.ts';
import { aRow, SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { reduceWizard, type WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';
import type { LineStore, OpenLine } from '#modules/configurator/web/wizard/line-store.ts';
import { WizardPage } from '#modules/configurator/web/wizard/wizard-page.tsx';
import type { PreviewSlot, PriceSlot } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Configuration } from '#product/configuration.ts';
import { type RenderedScreen, renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { LeaveGuard } from '#web/leaving/leave-guard.tsx';

type Counts = z.output<typeof catalogueRoutes.rowCounts.result>;
type Page = z.output<typeof catalogueRoutes.rows.result>;

/** What the catalogue answers; the rest is the sample release. */
export interface WizardWorld {
  locale?: Locale;
  /** What the search finds for what it was asked. */
  found?: (asked: URLSearchParams) => Partial<Page>;
  /** How many rows it counts for each option. */
  counted?: (asked: URLSearchParams) => Counts;
  store?: Partial<LineStore>;
  lineId?: string;
  /** What a later module adds to the overview, and answers to what it asks. */
  actions?: ReactNode;
  /** Whose texts that needs besides. */
  texts?: readonly string[];
  price?: PriceSlot;
  Preview?: PreviewSlot;
  also?: (path: string, body: unknown) => Response | undefined;
  /** What an earlier visit left in the browser. */
  stored?: string;
  /** What else this browser keeps, by key. */
  kept?: Readonly<Record<string, string>>;
  /** The address the wizard is opened at. */
  at?: string;
}

export interface WizardScreen extends RenderedScreen {
  saved: OpenLine[];
  /** The address the person is at. */
  path: () => string;
  /** The same with its query. */
  address: () => string;
  leave: () => Promise<void>;
}

const HASH = '0123456789abcdef';
const RELEASE = buildJrtRelease(SAMPLE_FACTS);

/** The wizard as a person meets it, over the sample release; only the network is a double. */
export async function openWizard(world: WizardWorld = {}): Promise<WizardScreen> {
  localStorage.clear();
  if (world.stored !== undefined) localStorage.setItem('cpq_jie', world.stored);
  for (const [key, text] of Object.entries(world.kept ?? {})) localStorage.setItem(key, text);
  configureCalls({ fetch: catalogueDouble(world), locale: () => world.locale ?? 'zh-cn' });
  const saved: OpenLine[] = [];
  const page = (
    <WizardPage
      code="JRT"
      loadPanels={loadPanels}
      store={{ ...NO_STORE, ...world.store }}
      lineId={world.lineId}
      actions={world.actions}
      price={world.price}
      Preview={world.Preview}
      onSaved={(line) => saved.push(line)}
    />
  );
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <LeaveGuard />
          </>
        ),
        children: [
          { path: '/wizard', element: page },
          { path: '/list', element: <p>list</p> },
        ],
      },
    ],
    { initialEntries: [world.at ?? '/wizard'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: world.locale ?? 'zh-cn', namespaces: ['configurator', 'cart', ...(world.texts ?? [])] },
  );
  const at = () => router.state.location;
  return {
    ...rendered,
    saved,
    path: () => at().pathname,
    address: () => `${at().pathname}${at().search}`,
    leave: () => router.navigate('/list'),
  };
}

/** A draft as an earlier visit left it after these actions. */
export function aDraft(actions: readonly WizardAction[], lineId: string | null = null): string {
  const state = actions.reduce((before, action) => reduceWizard(before, action, SAMPLE_PRODUCT), {
    ...EMPTY_WIZARD,
    lineId,
  });
  return JSON.stringify({ common: toPersisted(state, SAMPLE_PRODUCT.line) });
}

/** A complete K67 gear motor, on its last step. */
export const A_COMPLETE_DRAFT: readonly WizardAction[] = [
  { type: 'change', change: { kind: 'choose', field: 'gearboxModel', value: 'K' } },
  { type: 'change', change: { kind: 'choose', field: 'inputType', value: 'motor' } },
  { type: 'change', change: { kind: 'basicType', row: aRow('K67', '90L') } },
  { type: 'change', change: { kind: 'choose', field: 'builtInType', value: 'KAF' } },
  { type: 'goTo', step: 5 },
];

/** What a store answers once something is saved, where nobody looks into its form. */
export const A_SAVED_LINE: OpenLine = {
  id: 'line',
  version: 1,
  quantity: 1,
  abilities: { edit: true },
  form: undefined as never,
};

/** A row as the look-up answers it. */
export function onTheWire({ frequency, ...row }: BasicType): Page['rows'][number] {
  return { ...row, motorFrequency: frequency };
}

/** What a server that keeps no draft says of each. */
const NO_DRAFT = {
  code: 0,
  result: { key: 'JRT', version: 0, name: '', updatedAt: null, content: null },
  description: '',
};

/** Whatever a test does not expect to be saved or opened. */
const NO_STORE: LineStore = {
  create: () => Promise.reject(new Error('Nothing should be saved')),
  update: () => Promise.reject(new Error('Nothing should be updated')),
  open: () => Promise.reject(new Error('Nothing should be opened')),
};

const NOTHING_FOUND: Page = {
  total: 0,
  rows: [],
  nearMisses: [],
  nearMissTotal: 0,
  next: null,
  relax: null,
  enquire: [],
  oversizedTotal: 0,
  frameTooSmallTotal: 0,
  picks: [],
  verdicts: [],
};

function catalogueDouble({
  found = () => ({}),
  counted = () => ({}),
  also = () => undefined,
}: WizardWorld): typeof fetch {
  const answers: readonly [path: string, answer: (asked: URLSearchParams) => unknown][] = [
    [
      catalogueRoutes.currentRelease.path.replace(':family', 'JRT'),
      () => ({ family: 'JRT', version: RELEASE.version, hash: HASH, basicTypes: 3 }),
    ],
    [catalogueRoutes.release.path.replace(':family', 'JRT').replace(':hash', HASH), () => RELEASE],
    [catalogueRoutes.rows.path.replace(':line', 'JRT'), (asked) => ({ ...NOTHING_FOUND, ...found(asked) })],
    [catalogueRoutes.rowCounts.path.replace(':line', 'JRT'), (asked) => counted(asked)],
    [accountRoutes.defaultEmail.path, (asked) => [`${asked.get('userId')}@example.com`]],
  ];
  return vi.fn((input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://portal');
    const answer = answers.find(([path]) => pathname === `/api${path}`)?.[1];
    if (pathname.endsWith('/engine')) return Promise.resolve(new Response(null, { status: 404 }));
    if (pathname.startsWith('/api/v1/drafts/')) return Promise.resolve(Response.json(NO_DRAFT));
    const other = also(pathname, typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
    if (other) return Promise.resolve(other);
    if (!answer) throw new Error(`The test answers no ${pathname}`);
    return Promise.resolve(Response.json({ code: 0, result: answer(searchParams), description: '' }));
  });
}

/** The configuration in the browser's storage, as it would be read on the next visit. */
export function keptValues(): Readonly<Record<string, string>> {
  const kept: { common?: { configuration?: Pick<Configuration, 'values'> } } = JSON.parse(
    localStorage.getItem('cpq_jie') ?? '{}',
  );
  return kept.common?.configuration?.values ?? {};
}
