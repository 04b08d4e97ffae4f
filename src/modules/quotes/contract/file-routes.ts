import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { fileName, namedFile } from '#modules/jobs/contract.ts';
import { MOST_QUOTE_FILE_BYTES, QUOTE_FILE_TYPES } from '#modules/quotes/domain/quote-files.ts';

const params = z.strictObject({ id: z.string().min(1).max(100) });

/** Files that go with messages about a quote: sent in first, then named by a message; whoever reads the message fetches them. */
export const quoteFileRoutes = {
  send: defineRoute({
    method: 'PUT',
    path: '/v1/quotes/:id/files',
    access: 'quotes.request',
    summary: 'Send a file for a quote as it is, up to 10 MB; one that no message names goes after a day',
    params,
    query: z.strictObject({ name: fileName }),
    upload: { types: [...new Set(Object.values(QUOTE_FILE_TYPES))], mostBytes: MOST_QUOTE_FILE_BYTES },
    result: namedFile,
    errors: [
      'record.unknown',
      'quote.wrong-state',
      'upload.type',
      'upload.length-missing',
      'upload.too-large',
      'upload.empty',
      'upload.broken-off',
      'upload.other-content',
      'upload.no-space',
      'upload.too-many',
    ],
  }),
  open: defineRoute({
    method: 'GET',
    path: '/v1/quotes/:id/files/:fileId',
    access: 'quotes.read',
    audited: 'quote.file-read',
    summary: 'A file of a message about a quote, for whoever reads the message',
    params: params.extend({ fileId: z.string().min(1).max(100) }),
    download: true,
    result: z.unknown(),
    errors: ['record.unknown'],
  }),
};
