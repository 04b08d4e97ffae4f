import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { HsCodeDto, ListedBillDto, OpenBillDto, OpenShipmentDto } from '#modules/bills/contract.ts';
import { idOfHsCode, STANDARD_HS_CODES } from '#modules/bills/domain/hs-codes.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession } from '#web/session/session.ts';

/** When everything happened. */
export const AT = '2026-11-05T08:00:00.000Z';
const HASH = 'b'.repeat(64);
const NOTHING = { zh: '', en: '' };
/** The abilities of whoever may do these. */
export const can = (...actions: string[]) => actions.map((action) => ({ action, refusal: null }));

/** A commercial invoice as it stands in the list. */
export const LISTED: ListedBillDto = {
  ...{ id: 'b-1', version: 3, kind: 'ci', number: 'CI2611-0003', state: 'issued', isPairVoid: false, revision: 0 },
  ...{ customer: 'Acme', shipment: { id: 's-1', number: 'DN2611-0001' }, order: null, quote: null },
  ...{ currency: 'CNY', total: 1_260_000, packages: 2, grossG: 125_040, issueDate: '2026-11-05', issuedAt: AT },
  ...{ createdAt: AT, updatedAt: AT },
};

const OWN: NonNullable<OpenBillDto['draft']>['own'] = {
  ...{ language: 'both', issueDate: '2026-11-05', contractNo: [], importLicence: '', payment: NOTHING },
  ...{ validUntil: '', zone: 'Asia/Shanghai', delivery: NOTHING, partialShipment: null, transshipment: null },
  ...{ charges: [], deposit: 0, declaration: NOTHING, originStatement: NOTHING, remarks: '', bankAccountId: null },
  signature: { name: 'Li', role: NOTHING, date: '2026-11-05' },
};

/** The same as a draft with an error of its own and one of its goods. */
export const DRAFT: OpenBillDto = {
  ...{ ...LISTED, number: null, state: 'draft', issuedAt: null },
  ...{ side: 'P', language: 'both', sha256: HASH, voidReason: '', words: NOTHING, revisions: [], pair: null },
  invoiceNamed: null,
  totals: { goods: 1_260_000, charges: 0, net: 1_260_000, vat: 0, total: 1_260_000, due: 1_260_000 },
  draft: {
    ...{ own: OWN, goods: null },
    findings: [
      { key: 'field-missing', level: 'error', text: 'Paper: payment terms is missing', place: { field: 'payment' } },
      {
        ...{ key: 'hs-form', level: 'error', text: 'Line 1: an HS code has 6 to 10 digits, not 85' },
        place: { lineNo: 1, field: 'hs-code' },
      },
      {
        ...{ key: 'weight-guess', level: 'warning', text: 'Line 1: the net weight is an estimate' },
        place: { lineNo: 1, field: 'net-weight' },
      },
    ],
    accounts: [{ id: 'a-1', currency: 'CNY', bank: 'Bank of China', account: '•••• 1234' }],
  },
  history: [
    { action: 'create', from: null, to: 'draft', at: AT, actorName: 'Li', reason: null, number: null, pieces: null },
  ],
  abilities: [{ action: 'edit', refusal: null }, { action: 'issue', refusal: 'bill.checker' }, ...can('delete')],
};

const PARTY = {
  ...{ name: { zh: '甲', en: 'Acme' }, address: { zh: '苏州', en: 'Suzhou' }, contact: 'Wu', phone: '', email: '' },
  ...{ taxId: '', eori: '' },
};

/** Goods of two lines, nothing of which is packed. */
export const GOODS: OpenShipmentDto['goods'] = {
  destination: 'export',
  parties: { buyer: PARTY, consignee: null, notify: null, importer: null, manufacturer: null },
  sold: {
    ...{ customerPo: ['PO 7'], quoteNo: [], piNo: [], sapOrderNo: [], currency: 'CNY', incoterm: 'FCA' },
    ...{ place: 'Suzhou', payment: NOTHING, taxMode: 'export' },
  },
  transport: {
    ...{ mode: null, vehicle: '', loading: '', discharge: '', finalDestination: '', shipmentDate: '' },
    ...{ documentNo: '', documentDate: '', containerNo: '', sealNo: '' },
  },
  ...{ exportReason: null, letterOfCredit: null, goodsText: '', marks: '', packages: [] },
  lines: [
    {
      ...{ lineNo: 1, orderLineId: 'ol-1', typeCode: 'JRTR77-AM90', customerPartNo: '', materialCode: 'M-100' },
      ...{ name: { zh: '减速电机', en: 'Geared motor' }, keyData: NOTHING, goodsKind: 'geared-motor', unit: 'H87' },
      ...{ hsCode: '850152', origin: 'CN', quantity: 3, unitPrice: 420_000, netEachG: 40_000, isNetGuess: false },
    },
    {
      ...{ lineNo: 2, orderLineId: 'ol-2', typeCode: 'Seal kit', customerPartNo: '', materialCode: '' },
      ...{ name: { zh: '密封件', en: 'Seal kit' }, keyData: NOTHING, goodsKind: 'part', unit: 'H87' },
      ...{ hsCode: '', origin: 'CN', quantity: 10, unitPrice: 1_000, netEachG: 500, isNetGuess: true },
    },
  ],
};

/** A shipment that is packed by the provider's people. */
export const SHIPMENT: OpenShipmentDto = {
  ...{ id: 's-1', version: 2, number: 'DN2611-0001', state: 'draft', customer: 'Acme' },
  ...{
    orders: [{ id: 'o-1', number: 'SO2611-0001' }],
    isPart: false,
    packages: 0,
    grossG: 0,
    createdAt: AT,
    updatedAt: AT,
  },
  ...{ side: 'P', goods: GOODS, bills: [], history: [] },
  delivered: [
    { lineNo: 1, quantity: 0 },
    { lineNo: 2, quantity: 0 },
  ],
  serials: [
    { lineNo: 1, serials: ['A100', 'A101', 'A102'] },
    { lineNo: 2, serials: [] },
  ],
  abilities: [{ action: 'edit', refusal: null }, { action: 'pack', refusal: 'shipment.contents' }, ...can('cancel')],
};

/** The HS codes, as the portal comes with them. */
export const HS_CODES: { codes: HsCodeDto[] } = {
  codes: STANDARD_HS_CODES.map((code) => ({
    ...code,
    ...{ id: idOfHsCode(code), version: 1, updatedAt: null, updatedBy: null },
  })),
};

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

/** A page at its address over a network double that answers every call with a result, at once or later, or with a response as it is, and notes it. */
export async function openPage(
  Component: ComponentType,
  { at, path }: { readonly at: string; readonly path: string },
  answer: (asked: Asked) => unknown,
  userAttribute = 'Sales',
) {
  const asked: Asked[] = [];
  beginSession({ token: 't', user: { id: '1', username: 'somebody', organisationName: '', userAttribute } });
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const one = { path: pathname, query: search, body };
      asked.push(one);
      const answered = pathname.endsWith('/hs-codes') ? HS_CODES : await answer(one);
      if (answered instanceof Response) return answered;
      return Response.json({ code: 0, result: answered ?? null, description: '' });
    },
  });
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['bills', 'accounts', 'quotes'] },
  );
  const bodyOf = (end: string) => asked.findLast((one) => one.body !== undefined && one.path.endsWith(end))?.body;
  return { ...page, asked, bodyOf, router };
}
