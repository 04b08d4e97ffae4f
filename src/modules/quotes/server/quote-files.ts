import { quoteFileRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_FILE_ENDINGS, quoteFileType } from '#modules/quotes/domain/quote-files.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { serveUpload } from '#server/files/serve-upload.ts';
import { storedFile } from '#server/files/stored-file.ts';
import { mediaTypeOf } from '#server/http/read-body.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type StepContext, stepNow } from './quote-command.ts';
import { findQuoteFile, noteQuoteFile } from './quote-file-store.ts';
import { findQuote, type QuoteRow } from './quote-store.ts';

/** Serves files that go with messages about quotes: each is sent in by who may write now, and fetched by who reads a message that names it. */
export function registerQuoteFiles(portal: Portal): void {
  serveUpload(portal, quoteFileRoutes.send, {
    nameOf: ({ query }) => query.name,
    async may(context) {
      stepNow(await quoteWithin(context.db, context), 'message', context);
      // The name is what the file is opened by: it says the same as the type.
      if (quoteFileType(context.query.name) !== mediaTypeOf(context.request))
        throw new Failure('upload.type', { types: QUOTE_FILE_ENDINGS });
    },
    async change(tx, { id, name, type, size }, context) {
      await noteQuoteFile(tx, await quoteWithin(tx, context), context, id);
      return { id, name, type, size };
    },
    event: ({ name }, { params }) => ({ action: 'quote.file-sent', object: params.id, details: { file: name } }),
  });

  serve(portal, quoteFileRoutes.open, async (context) => {
    const { actor, db, noteRead, params, scope } = context;
    const quote = await quoteWithin(db, context);
    noteRead(quote.id);
    const file = await findQuoteFile(db, quote.id, params.fileId, viewOf(actor) !== 'C');
    if (file === undefined) throw new Failure('record.unknown');
    // The client takes its pieces as slowly as it likes: each has a deadline of its own.
    return storedFile(portal.within(scope), file);
  });
}

type Asked = Pick<StepContext, 'actor' | 'scope'> & { readonly params: { readonly id: string } };

async function quoteWithin(db: Db, { actor, params, scope }: Asked): Promise<QuoteRow> {
  const quote = await findQuote(db, { readable: scope.readable, view: viewOf(actor) }, params.id);
  if (quote === undefined) throw new Failure('record.unknown');
  return quote;
}
