import { isUuid } from '#kernel/ids.ts';
import { mayReadWork } from '#kernel/scope.ts';
import { type FileDto, fileRoutes } from '#modules/jobs/contract.ts';
import { Failure } from '#server/failures.ts';
import { type FileRow, findFile } from '#server/files/file-store.ts';
import { serveUpload } from '#server/files/serve-upload.ts';
import { storedFile } from '#server/files/stored-file.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';

/** Serves the sending and fetching of files. */
export function registerFiles(portal: Portal): void {
  serveUpload(portal, fileRoutes.send, {
    nameOf: ({ query }) => query.name,
    change: async (_, file) => ({ ...presentFile(file), sha256: file.sha256 ?? '' }),
    event: ({ id }) => ({ action: 'file.sent', object: id }),
  });

  serve(portal, fileRoutes.open, async ({ actor, db, params, scope }) => {
    const file = isUuid(params.id) ? await findFile(db, params.id) : undefined;
    if (file === undefined || !mayReadWork(actor, scope, file)) throw new Failure('record.unknown');
    // The client takes its pieces as slowly as it likes: each has a deadline of its own.
    return storedFile(portal.within(scope), file);
  });
}

/** A file as it is named. */
export function presentFile({ id, name, type, size }: FileRow): FileDto {
  return { id, name, type, size };
}
