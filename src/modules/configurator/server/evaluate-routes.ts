import type { ActiveRelease, Releases } from '#modules/catalogue/server/public.ts';
import { type EvaluationBody, evaluationRoutes } from '#modules/configurator/contract.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { evaluationBy, waysOutBy } from './evaluation-by.ts';

/** Serves the evaluation of choices by a release: the one in force, or one that is kept. */
export function registerEvaluation(portal: Portal, releases: Releases): void {
  serve(portal, evaluationRoutes.evaluate, async ({ body, db, locale, giveWay }) => {
    return evaluationBy(await releaseOf(body, releases, db), body, body.locale ?? locale, giveWay);
  });
  serve(portal, evaluationRoutes.waysOut, async ({ body, db, locale }) => {
    return waysOutBy(await releaseOf(body, releases, db), body, body.locale ?? locale);
  });
}

async function releaseOf(
  { family, releaseHash }: Pick<EvaluationBody, 'family' | 'releaseHash'>,
  releases: Releases,
  db: Parameters<Releases['byHash']>[0],
): Promise<ActiveRelease> {
  const release = releaseHash === undefined ? releases.current(family) : await releases.byHash(db, releaseHash);
  if (release === undefined) throw new Failure('release.outdated');
  return release;
}
