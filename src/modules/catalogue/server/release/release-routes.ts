import type { Locale } from '#kernel/locale.ts';
import { catalogueRoutes, type ListedRelease } from '#modules/catalogue/contract.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { findingsText, findingText } from '#modules/catalogue/server/release-texts.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import type { ActiveRelease } from './active-release.ts';
import { chooseRelease } from './choose-release.ts';
import { presentRelease } from './present-release.ts';
import { publishRelease } from './publish-release.ts';
import { listReleases } from './release-store.ts';
import type { Releases } from './releases.ts';

/** Serves the releases of the product lines: what the browser loads, for ever the same under its hash. */
export function registerReleaseRoutes(portal: Portal, releases: Releases): void {
  serve(portal, catalogueRoutes.currentRelease, ({ params }) => {
    const { hash, version, index, product } = releases.current(params.family);
    return { family: product.family, version, hash, basicTypes: index.rowCount };
  });
  serve(portal, catalogueRoutes.release, async ({ db, params }) => (await known(releases, db, params)).prepared);
  serve(portal, catalogueRoutes.releaseEngine, async ({ db, params }) => {
    const { compiled } = await known(releases, db, params);
    if (compiled === undefined) throw new Failure('release.unknown');
    return compiled;
  });
  serve(portal, catalogueRoutes.releases, async ({ db, params }) =>
    (await listReleases(db, params.family)).map(presentRelease),
  );
  serve(portal, catalogueRoutes.publishRelease, async ({ body, db, locale, params, ...context }) => {
    if (body.family !== params.family) throw new Failure('request.invalid', { fields: 'family' });
    const published = await publishRelease(db, releases, { release: body, ...traceOf(context) });
    if (!published.ok) throw refusal(published.refusal, locale);
    return listed(db, params.family, published.value);
  });
  serve(portal, catalogueRoutes.activateRelease, async ({ db, params, ...context }) => {
    // Opened before it is put in force: what cannot be opened stays where it is.
    await known(releases, db, params);
    await db.transaction((tx) => chooseRelease(tx, { ...params, ...traceOf(context), action: 'release.activated' }));
    await releases.refresh(db);
    return listed(db, params.family, params.hash);
  });

  type Context = Pick<RequestContext<typeof catalogueRoutes.activateRelease>, 'actor' | 'now' | 'request'>;
  const traceOf = ({ actor, now, request }: Context) => ({
    actor,
    newId: portal.newId,
    now,
    requestId: request.id,
  });
}

async function listed(db: Db, family: string, hash: string): Promise<ListedRelease> {
  const [release] = await listReleases(db, family, hash);
  if (release === undefined) throw new Failure('release.unknown');
  return presentRelease(release);
}

/** What a sentence tells of the findings; programs read them all. */
const MOST_SAID = 2;
const MOST_ISSUES = 100;

function refusal(findings: readonly ReleaseFinding[], locale: Locale): Failure {
  const issues = findings.slice(0, MOST_ISSUES).map((found) => ({
    path: found.rules.length > 0 ? found.rules.join(', ') : found.subject,
    message: findingText(found, locale),
  }));
  const said = findings.slice(0, MOST_SAID);
  return new Failure('release.refused', { count: findings.length, findings: findingsText(said, locale) }, issues);
}

type Named = { readonly family: string; readonly hash: string };

async function known(releases: Releases, db: Db, { family, hash }: Named): Promise<ActiveRelease> {
  const release = await releases.byHash(db, hash);
  if (release?.product.family !== family) throw new Failure('release.unknown');
  return release;
}
