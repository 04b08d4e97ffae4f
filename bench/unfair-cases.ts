import type { RouteContract } from '#kernel/contract.ts';
import { EXAMPLE_CODES } from '#lines/example-codes.ts';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { billRoutes } from '#modules/bills/contract.ts';
import { bulkEntryRoutes } from '#modules/bulk-entries/contract.ts';
import { MAX_ROWS } from '#modules/bulk-entries/domain/entry-limits.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { comparisonRoutes } from '#modules/comparisons/contract.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { orderRoutes } from '#modules/orders/contract.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { quoteRoutes } from '#modules/quotes/contract.ts';
import { sizingRoutes } from '#modules/sizing/contract.ts';

/** One of the dearest requests there are, as it is sent again and again. */
export interface UnfairCase {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
  /** Whether each is another one than the last, so that none is answered from memory. */
  readonly isVaried?: true;
  /** How many are sent at once on a connection, without waiting for their answers; 1 where left out. */
  readonly atOnce?: number;
  /** Whether the client resets the connection as soon as the request has arrived. */
  readonly isReset?: true;
  /** Left out, it is sent by a visitor and then by a customer. */
  readonly as?: 'customer' | 'visitor';
  /** Whether it must be refused, whoever sends it. */
  readonly isRefused: boolean;
}

/** With something to drive: each way out has to bear it. */
const LOADED = {
  gearboxModel: 'K',
  inputType: 'motor',
  motorPower: '1.5',
  serviceFactor: 1.4,
  motorVoltage: '3AC 460V',
};

/** Excludes hundreds of options. */
const CHOSEN = { gearboxModel: 'K', inputType: 'motor', motorVoltage: '1AC 220V' };

const JSON_TYPE = 'application/json';
const MEGABYTE = 1_000_000;
/** As many as one comparison takes. */
const COMPARED = 5;

const emptyLists = (bytes: number) => `[${Array.from({ length: Math.floor(bytes / 3) }, () => '[]').join(',')}]`;
const fields = (count: number) => Array.from({ length: count }, (_, index) => `${index % 100}=1`).join('&');
const parts = (count: number) =>
  `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--x--\r\n`;

const codes = (count: number) =>
  Array.from({ length: count }, (_, at) => `${EXAMPLE_CODES[at % EXAMPLE_CODES.length]} U${at}`).join('\n');

const postTo = (route: RouteContract, path = route.path) => ({ method: 'POST', path: `/api${path}` }) as const;

/** Saved lines of the customer, and a quote that was requested of them. */
export interface UnfairMeans {
  readonly lineIds: readonly string[];
  readonly quoteId: string;
}

/** A machine whose torque and speed many drives have. */
const MACHINE = { application: 'travelling_drive', inputs: { m_0: 1500, m_L: 1500, D: 250, d: 60, v: 0.5 } };

/** What three connections of one client send, case by case. */
export function unfairCases({ lineIds, quoteId }: UnfairMeans): readonly UnfairCase[] {
  const { evaluate } = evaluationRoutes;
  const publish = postTo(catalogueRoutes.publishRelease, '/v1/releases/JRT');
  const documents = lineIds.map((id) => ({ productConfig: { id } }));
  return [
    {
      name: '1 MB of empty lists to evaluate',
      ...postTo(evaluate),
      type: JSON_TYPE,
      body: `{"choices":${emptyLists(MEGABYTE)}}`,
      isRefused: true,
    },
    {
      name: '60 KB of them',
      ...postTo(evaluate),
      type: JSON_TYPE,
      body: `{"choices":${emptyLists(60_000)}}`,
      isRefused: true,
    },
    {
      name: '250,000 fields of a form',
      ...postTo(accountRoutes.signIn),
      type: 'application/x-www-form-urlencoded',
      body: fields(250_000),
      isRefused: true,
    },
    {
      name: '18,000 parts of a form',
      ...postTo(accountRoutes.signIn),
      type: 'multipart/form-data; boundary=x',
      body: parts(18_000),
      isRefused: true,
    },
    { name: 'an 8 MB release', ...publish, type: JSON_TYPE, body: emptyLists(8 * MEGABYTE), isRefused: true },
    {
      name: 'searches with wide pages',
      method: 'GET',
      path: `/api${catalogueRoutes.getBasicType.path}?pageSize=200&sort=ratio:desc`,
      isVaried: true,
      isRefused: false,
    },
    {
      name: '300 rows of a line at once on a connection',
      method: 'GET',
      path: `/api${catalogueRoutes.rows.path.replace(':line', 'JRT')}?pageSize=20`,
      isVaried: true,
      atOnce: 300,
      as: 'visitor',
      isRefused: false,
    },
    {
      name: '3,000 requests at once on a connection',
      method: 'GET',
      path: '/livez?',
      isVaried: true,
      atOnce: 3_000,
      as: 'visitor',
      isRefused: false,
    },
    { name: 'the description of the API', method: 'GET', path: '/api/docs', as: 'visitor', isRefused: false },
    {
      name: 'evaluations that explain all',
      ...postTo(evaluate),
      type: JSON_TYPE,
      body: JSON.stringify({ choices: CHOSEN, explain: true }),
      isRefused: false,
    },
    {
      name: 'evaluations that explain all, reset at once',
      ...postTo(evaluate),
      type: JSON_TYPE,
      body: JSON.stringify({ choices: CHOSEN, explain: true }),
      isReset: true,
      isRefused: false,
    },
    {
      name: 'evaluations of a loaded drive that explain all',
      ...postTo(evaluate),
      type: JSON_TYPE,
      body: JSON.stringify({ choices: LOADED, explain: true }),
      isRefused: false,
    },
    {
      name: 'machines sized with 200 drives',
      ...postTo(sizingRoutes.evaluate),
      type: JSON_TYPE,
      body: JSON.stringify(MACHINE),
      as: 'visitor',
      isRefused: false,
    },
    {
      name: `${lineIds.length} documents at once`,
      ...postTo(documentRoutes.downloadTechnicalDocuments),
      type: JSON_TYPE,
      body: JSON.stringify(documents),
      as: 'customer',
      isRefused: false,
    },
    {
      name: `${MAX_ROWS} type codes`,
      ...postTo(bulkEntryRoutes.make),
      type: JSON_TYPE,
      body: JSON.stringify({ codes: codes(MAX_ROWS) }),
      as: 'customer',
      isRefused: false,
    },
    {
      name: 'workbooks of a comparison',
      ...postTo(comparisonRoutes.export),
      type: JSON_TYPE,
      body: JSON.stringify({ ids: lineIds.slice(0, COMPARED) }),
      as: 'customer',
      isRefused: false,
    },
    {
      name: 'operating instructions',
      method: 'GET',
      path: `/api${documentRoutes.operatingInstructions.path.replace(':line', 'JRT')}?language=zh-cn`,
      as: 'visitor',
      isRefused: false,
    },
    {
      name: 'prices of a saved line',
      ...postTo(priceRoutes.evaluate),
      type: JSON_TYPE,
      body: JSON.stringify({ configurationId: lineIds[0], quantity: 12 }),
      as: 'customer',
      isRefused: false,
    },
    {
      name: `drafts of a quote of ${lineIds.length} lines`,
      ...postTo(quoteRoutes.create),
      type: JSON_TYPE,
      body: JSON.stringify({ configurationIds: lineIds }),
      as: 'customer',
      isRefused: false,
    },
    {
      name: `papers of a quote of ${lineIds.length} lines`,
      method: 'GET',
      path: `/api${quoteRoutes.paper.path.replace(':id', quoteId).replace(':no', '1')}?language=both`,
      as: 'customer',
      isRefused: false,
    },
    {
      name: 'searches of orders, with late ones alone',
      method: 'GET',
      path: `/api${orderRoutes.lines.path}?late=true&q=SO26`,
      as: 'customer',
      isRefused: false,
    },
    {
      name: 'searches of invoices',
      method: 'GET',
      path: `/api${billRoutes.list.path}?kind=ci&q=CI26`,
      as: 'customer',
      isRefused: false,
    },
    {
      name: 'all drawings of a saved line as a zip',
      method: 'GET',
      path: `/api${documentRoutes.drawing.path.replace(':id', lineIds[0] ?? '').replace(':format', 'zip')}?lang=both`,
      as: 'customer',
      isRefused: false,
    },
  ];
}
