import { describe, expect, test } from 'vitest';
import type { RouteContract } from '#kernel/contract.ts';
import { testApp } from './app.ts';
import { COMPOSED } from './composed.ts';

const app = await testApp();
const served = app.portal.served;
const nameOf = (route: RouteContract) => `${route.method} ${route.path}`;

const CONTRACTS = import.meta.glob<Readonly<Record<string, unknown>>>('/src/modules/*/contract.ts', { eager: true });

function isRoute(value: unknown): value is RouteContract {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every contract a module declares, alone or in a table of routes. */
const declared = Object.values(CONTRACTS)
  .flatMap((module) => Object.values(module))
  .flatMap((value) =>
    isRoute(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isRoute) : [],
  );

/** The calls the specification allows without a token (spec 000 §7), as far as they are built, and what documents itself. */
const TOKEN_FREE = [
  /^\/oauth\/token$/,
  /^\/v1\/(basicTypeConfig|installMethod|jrtLectoType|jrwLectoType)\//,
  /^\/v1\/basic-types\/counts$/,
  /^\/v1\/lines\/:line\/(rows(\/counts)?|samples|operating-instructions)$/,
  /^\/v1\/releases\//,
  /^\/v1\/enquiries$/,
  /^\/v1\/configurations\/(evaluate|ways-out|enquiries)$/,
  /^\/v1\/data-sheets$/,
  /^\/v1\/sizing\/(evaluate|recheck|report|axes(\/file)?)$/,
  /^\/v1\/user\/(checkUserCompany|checkRegisterInfo|sendVerificationCode|checkVerificationCode|register)$/,
  /^\/v1\/user\/(sendVerificationInfo|updateUserForgetPwd)$/,
  // A partner's system signs its call instead; the ticket is what signs in.
  /^\/v1\/(partner-tickets|sessions\/from-ticket)$/,
  // The secret of the link, which a mail or the operator's console brought, stands for the person.
  /^\/v1\/password-links\/(look|redeem)$/,
  // The secret in the address stands for the one product that was shared under it.
  /^\/v1\/shared\/:token(\/(configuration|data-sheet))?$/,
  // The sealed link of a mail stands for the address it was sent to.
  /^\/v1\/no-send-addresses\/:token$/,
];

/** What reads by POST, for what it asks does not fit into an address. */
const READS = [
  'POST /v1/comparisons',
  'POST /v1/comparisons/export',
  'POST /v1/configurations/evaluate',
  'POST /v1/configurations/ways-out',
  'POST /v1/customerInfo/getAssistCustomerInfoByUser',
  'POST /v1/data-sheets',
  'POST /v1/password-links/look',
  'POST /v1/prices/evaluate',
  'POST /v1/quotes/:id/what-if',
  'POST /v1/sizing/axes',
  'POST /v1/sizing/axes/file',
  'POST /v1/sizing/evaluate',
  'POST /v1/sizing/recheck',
  'POST /v1/sizing/report',
  'POST /v1/technicalDoc/downloadTechnicalDocuments',
];

/** A call, as far as it is read of the API description. */
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: { required?: string[] } }>> };
}

/** What may not be left out of a call. */
function required({ parameters, requestBody }: Operation): string[] {
  const inBody = requestBody?.content['application/json']?.schema.required ?? [];
  return [...inBody, ...parameters.filter((parameter) => parameter.required).map(({ name }) => name)];
}

describe('the routes', () => {
  test('are many, and every contract that is declared is served exactly once', () => {
    expect(served.length).toBeGreaterThan(10);
    expect(served.map(nameOf).sort()).toEqual(declared.map(nameOf).sort());
    expect(new Set(served.map(nameOf)).size).toBe(served.length);
  });

  test('all say who may use them', () => {
    expect(served.filter(({ access }) => access !== 'public' && !COMPOSED.permissions.has(access)).map(nameOf)).toEqual(
      [],
    );
  });

  test('are open without a token only where the specification says so', () => {
    const open = served.filter(
      ({ access, path }) => access === 'public' && !TOKEN_FREE.some((pattern) => pattern.test(path)),
    );
    expect(open.map(nameOf)).toEqual([]);
  });

  test('declare exactly the parameters of their path', () => {
    for (const route of served) {
      const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const params = route.params;
      const declaredNames =
        'shape' in params && typeof params.shape === 'object' ? Object.keys(params.shape ?? {}) : [];
      expect(declaredNames.sort(), nameOf(route)).toEqual(inPath.sort());
    }
  });

  test('refuse only with codes the server knows', () => {
    expect(
      served.flatMap((route) =>
        route.errors.filter((code) => !COMPOSED.failures.has(code)).map((code) => `${nameOf(route)}: ${code}`),
      ),
    ).toEqual([]);
  });

  test('write by the one protocol of commands, but for the sending of files', () => {
    const others = served.filter(
      (route) => route.method !== 'GET' && route.upload === undefined && !app.portal.commands.has(route),
    );
    expect(others.map(nameOf).sort()).toEqual(READS);
  });

  test('take the version they mean by If-Match alone, where the API description offers that', async () => {
    const { info, paths } = (await app.http.inject('/api/openapi.json')).json();
    const offering = Object.values<Record<string, Operation>>(paths)
      .flatMap((methods) => Object.values(methods))
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'));
    expect(offering).toHaveLength([...app.portal.commands.values()].filter(({ version }) => version).length);
    expect(offering.filter((operation) => required(operation).includes('version'))).toEqual([]);
    expect(info.description).toContain('If-Match counts on the calls that list it');
  });

  test('change nothing by GET and take no body with it', () => {
    const withBody = served.filter((route) => route.method === 'GET' && !route.body.safeParse({}).success);
    expect(withBody.map(nameOf)).toEqual([]);
  });

  test('are all in the API description', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(described.sort()).toEqual(served.map(nameOf).sort());
  });
});
