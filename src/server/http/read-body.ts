import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_BYTES, MAX_VALUES, type RouteContract, type UploadLimits } from '#kernel/contract.ts';
import { Failure } from '#server/failures.ts';
import { announcedBytes } from './announced-body.ts';
import { jsonExtent } from './json-extent.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const PARTS_TYPE = 'multipart/form-data';
const MAX_DEPTH = 64;
const MAX_FIELDS = 200;

/** Bodies are kept as they come: the route that wants one reads it where it works. */
export function keepBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    [JSON_TYPE, FORM_TYPE, PARTS_TYPE],
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  );
}

/** What a folder of routes takes whose bodies are files: they are left in the connection for the route to read. */
export function leaveBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser('*', async () => undefined);
}

/** Whether a request brings a body that would be read. */
export function bringsBody({ method, raw }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && announcedBytes(raw) > 0;
}

/** Refuses by its head a body that a route does not take: one too long, or a form where the specification posts none (spec 000 §7). */
export function refuseBodyByHead(route: RouteContract, request: FastifyRequest): void {
  const type = mediaTypeOf(request);
  if (route.upload !== undefined) {
    refuseUploadByHead(route.upload, type, announcedLength(request));
    return;
  }
  if (type !== JSON_TYPE && !(route.takesForms && (type === FORM_TYPE || type === PARTS_TYPE)))
    throw new Failure('request.unsupported');
  if (announcedBytes(request.raw) > (route.mostBytes ?? MAX_BYTES)) throw new Failure('request.too-large');
}

const MEGABYTE = 1_048_576;

function refuseUploadByHead({ types, mostBytes }: UploadLimits, type: string, length: number | undefined): void {
  if (!types.includes(type)) throw new Failure('upload.type', { types: types.join(', ') });
  if (length === undefined) throw new Failure('upload.length-missing');
  if (length > mostBytes) throw new Failure('upload.too-large', { megabytes: Math.floor(mostBytes / MEGABYTE) });
}

/** Bytes of a body whose length is known before it comes. */
export function announcedLength({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  if (headers['transfer-encoding'] !== undefined) return undefined;
  return Number(headers['content-length'] ?? 0);
}

/** The value of a body that came; one of too many values is refused before any of them is made. */
export async function readBody(route: RouteContract, request: FastifyRequest, body: Buffer): Promise<unknown> {
  const type = mediaTypeOf(request);
  try {
    if (type === FORM_TYPE) return readForm(body);
    if (type === PARTS_TYPE) return await readParts(body, String(request.headers['content-type']));
    return await readJson(body, route.mostValues ?? MAX_VALUES, request);
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('request.invalid', { fields: 'body' });
  }
}

/** The media type a body says it has, without its parameters. */
export function mediaTypeOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

/** The framework's own reader also refuses names that would change the prototype of what it makes. */
function readJson(body: Buffer, mostValues: number, request: FastifyRequest): Promise<unknown> {
  const { values, depth } = jsonExtent(body);
  if (values > mostValues) throw new Failure('request.too-large');
  if (depth > MAX_DEPTH) throw new Failure('request.invalid', { fields: 'body' });
  const parse = request.server.getDefaultJsonParser('error', 'error');
  return new Promise((done, fail) => {
    parse(request, body.toString(), (error, value) => (error === null ? done(value) : fail(error)));
  });
}

function readForm(body: Buffer): Record<string, string> {
  if (occurrences(body, '&') >= MAX_FIELDS) throw new Failure('request.too-large');
  return Object.fromEntries(new URLSearchParams(body.toString()));
}

/** Files are no fields: no route takes one. */
async function readParts(body: Buffer, contentType: string): Promise<Record<string, string>> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  // One more than there are fields stands at the end.
  if (occurrences(body, `--${quoted ?? plain ?? ''}`) > MAX_FIELDS + 1) throw new Failure('request.too-large');
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
}

function occurrences(body: Buffer, separator: string): number {
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) count += 1;
  return count;
}
