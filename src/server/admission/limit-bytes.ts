import { countedAddress } from '#kernel/client-address.ts';
import { Failure } from '#server/failures.ts';
import { announcedBytes, leaveRestUnread } from '#server/http/announced-body.ts';
import type { Portal } from '#server/portal.ts';

/**
 * Refuses bodies of a client that has sent too many bytes, before anything of them is read. Files are held by the space of their
 * organisation and by how many are sent at a time.
 */
export function limitBytes({ http, allowance }: Portal): void {
  http.addHook('onRequest', async (request, reply) => {
    const bytes = announcedBytes(request.raw);
    if (bytes === 0) return;
    leaveRestUnread(request.raw, (tell) => reply.raw.once('finish', tell));
    if (request.routeOptions.config?.isUpload) return;
    const seconds = allowance.take(countedAddress(request.ip), bytes, performance.now());
    if (seconds > 0) throw new Failure('request.too-much', { seconds });
  });
}
