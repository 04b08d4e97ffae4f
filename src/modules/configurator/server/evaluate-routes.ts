import type { Releases } from '#modules/catalogue/server/public.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { evaluationBy } from './evaluation-by.ts';

/** Serves the evaluation of choices by a release: the one in force, or one that is kept. */
export function registerEvaluation(portal: Portal, releases: Releases): void {
  serve(portal, evaluationRoutes.evaluate, async ({ body, db, locale }) => {
    const { releaseHash } = body;
    const release = releaseHash === undefined ? releases.current(body.family) : await releases.byHash(db, releaseHash);
    if (release === undefined) throw new Failure('release.outdated');
    return evaluationBy(release, body, body.locale ?? locale);
  });
}
