import type { z } from 'zod';
import type { RouteContract, UploadLimits } from '#kernel/contract.ts';
import { type CallInput, type Carrier, call } from './call.ts';

type UploadRoute = RouteContract & { readonly upload: UploadLimits };

export interface UploadInput<Route extends UploadRoute> extends Omit<CallInput<Route>, 'body'> {
  readonly file: File;
  /** Told how much of the file has gone out, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** How long nothing may go out or come back, ms. */
const LONGEST_SILENCE = 50_000;

/**
 * Sends a file as the body of a call (spec 000 §7, "file upload"): with language, token, time and nonce like every other, and a new login
 * where the session has ended meanwhile. `fetch` does not tell how far a body is; the older request does.
 */
export function upload<Route extends UploadRoute>(
  route: Route,
  { file, onProgress, ...input }: UploadInput<Route>,
): Promise<Route['result'] extends z.ZodType ? z.output<Route['result']> : never> {
  const headers = { 'content-type': mediaTypeOf(file) };
  const carrier: Carrier = {
    headers,
    send: (address, request) => carry(address, { ...request, file, onProgress: onProgress ?? (() => undefined) }),
  };
  return call(route, input as CallInput<Route>, carrier);
}

/** What a browser calls these depends on the programs of its machine; their ending does not. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  step: 'model/step',
  stp: 'model/step',
  dxf: 'image/vnd.dxf',
  dwg: 'image/vnd.dwg',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ndjson: 'application/x-ndjson',
};

/** The media type of a file, by its ending first. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return TYPES[ending] ?? (type || 'application/octet-stream');
}

type Carried = Parameters<Carrier['send']>[1] & {
  readonly file: File;
  readonly onProgress: (part: number) => void;
};

function carry(address: string, { method, headers, signal, file, onProgress }: Carried): Promise<Response> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), LONGEST_SILENCE);
    };
    const leave = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      listen();
      onProgress(total === 0 ? 1 : loaded / total);
    };
    request.onload = () => done(responseOf(request));
    request.onerror = request.onabort = () => fail(signal?.reason ?? new Error('no answer'));
    request.onloadend = () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', leave);
    };
    signal?.addEventListener('abort', leave);
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    listen();
    request.send(file);
    if (signal?.aborted) leave();
  });
}

/** The headers of an answer that a call asks for. */
const ASKED_FOR = ['content-type', 'x-request-id', 'retry-after', 'etag'];

function responseOf(request: XMLHttpRequest): Response {
  const known = ASKED_FOR.flatMap((name) => {
    const value = request.getResponseHeader(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return new Response(request.responseText, { status: request.status, headers: known });
}
