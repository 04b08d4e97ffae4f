import { z } from 'zod';
import { heedsActing } from '#kernel/acting.ts';
import { type RouteContract, statusOf } from '#kernel/contract.ts';
import type { ComposedModules } from '#server/compose-modules.ts';
import type { Portal } from '#server/portal.ts';
import { serveDescription } from './serve-description.ts';

/** Serves `/api/openapi.json`: OpenAPI 3.1 generated from the very contracts that are served. */
export function serveApiDescription(portal: Portal): void {
  const { served, settings, modules, commands } = portal;
  serveDescription(portal, {
    addresses: ['/api/openapi.json'],
    type: 'application/json; charset=utf-8',
    write: () => JSON.stringify(describeApi(served, settings.brandName, { ...modules, commands })),
  });
}

/** What a portal knows beyond the contract: the names a text may be, where the contract says so by `meta({ namesOf })`, and which routes are commands. */
export interface Known extends Pick<ComposedModules, 'auditActions' | 'mails'> {
  readonly commands: Portal['commands'];
}

const IF_MATCH = { 'If-Match': 'The version the write means, as "3", W/"3" or 3; may stand for `version`' };
const SENT_AGAIN = {
  'Idempotency-Key': 'Up to 128 visible characters; the same request with the same key is done once and answered again',
};

/** Of the calls whose own description does not list it. */
export const ON_IF_MATCH =
  'If-Match counts on the calls that list it; every other one knows no version and is done whatever stands there.';

/** What every command heeds of a request, by name with what it means. */
function commandHeaders(route: RouteContract, known: Known | undefined) {
  const command = known?.commands.get(route);
  return {
    ...(command?.version && IF_MATCH),
    ...(command?.isRepeatable && route.access !== 'public' && SENT_AGAIN),
  };
}

/** The OpenAPI 3.1 document of a list of contracts. */
export function describeApi(routes: readonly RouteContract[], title: string, known?: Known): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route, known) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${title} API`, version: '1', description: ON_IF_MATCH },
    servers: [{ url: '/' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

const ACTING_HEADER = {
  'On-Behalf-Of':
    'The id of the customer one acts for, of those getAssistCustomerInfoByUser answers; without it one acts for oneself',
};

/** One route as an OpenAPI operation. */
export function describeRoute(route: RouteContract, known?: Known) {
  const hasBody = Object.keys(propertiesOf(route.body)).length > 0 || jsonSchema(route.body).type !== 'object';
  return {
    summary: route.summary,
    tags: [route.path.split('/').slice(1, 3).join('/')],
    operationId: `${route.method.toLowerCase()}${route.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', route.params, known),
      ...parameters('query', route.query, known),
      ...headerParameters({
        ...(heedsActing(route) && ACTING_HEADER),
        ...commandHeaders(route, known),
        ...route.requestHeaders,
      }),
    ],
    ...(route.upload && { requestBody: { required: true, content: fileContent(route.upload.types) } }),
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } },
    }),
    responses: {
      [statusOf(route)]: {
        description: route.accepted ? 'Accepted: it is done later' : 'OK',
        ...(route.answerHeaders && { headers: answerHeaders(route.answerHeaders) }),
        content: answerContent(route, known),
      },
      default: {
        description: ['A refusal in the envelope', ...route.errors].join('; '),
        content: { 'application/json': { schema: ENVELOPE } },
      },
    },
  };
}

function answerContent(route: RouteContract, known: Known | undefined) {
  if (route.download) return fileContent(['*/*']);
  if (route.file) return fileContent([route.file].flat());
  return { 'application/json': { schema: envelopeOf(route, known) } };
}

function fileContent(types: readonly string[]): Record<string, { schema: object }> {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** One route as an OpenAPI operation, as the documentation page reads it. */
export type RouteDescription = ReturnType<typeof describeRoute>;

const ENVELOPE = {
  type: 'object',
  required: ['code', 'result', 'description', 'message'],
  properties: {
    code: { type: 'integer' },
    result: {},
    description: { type: 'string' },
    message: { type: 'string', description: 'The description once more' },
    error: { type: 'object' },
  },
};

/** The schema of what stands in the envelope's `result`. */
export function resultSchemaOf(route: RouteContract, known?: Known): object {
  return jsonSchema(route.result, 'output', known);
}

function envelopeOf(route: RouteContract, known: Known | undefined): object {
  return { ...ENVELOPE, properties: { ...ENVELOPE.properties, result: resultSchemaOf(route, known) } };
}

function parameters(place: 'path' | 'query', schema: z.ZodType, known: Known | undefined) {
  const required: readonly string[] = jsonSchema(schema).required ?? [];
  return Object.entries(propertiesOf(schema, known)).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function headerParameters(texts: Readonly<Record<string, string>>) {
  return Object.entries(texts).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string', description },
  }));
}

function answerHeaders(texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function propertiesOf(schema: z.ZodType, known?: Known): Record<string, object> {
  return (jsonSchema(schema, 'input', known).properties ?? {}) as Record<string, object>;
}

interface Described {
  type?: string;
  required?: string[];
  properties?: object;
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input', known?: Known): Described {
  const override = ({ jsonSchema: written }: { jsonSchema: Record<string, unknown> }) => listNames(written, known);
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override }) as Described & {
    $schema?: string;
  };
  return described;
}

const NAMED = ['auditActions', 'mails'] as const;

/** Writes the names the modules declare in the place of a text that must be one of them. */
function listNames(written: Record<string, unknown>, known: Known | undefined): void {
  const kind = NAMED.find((name) => name === written.namesOf);
  if (kind === undefined) return;
  delete written.namesOf;
  delete written.maxLength;
  if (known) written.enum = [...known[kind].keys()];
}
