import type { AuditDetails } from '#kernel/audit-details.ts';
import type { Locale } from '#kernel/locale.ts';
import { catalogueRoutes, type ListedRelease } from '#modules/catalogue/contract.ts';
import type { ReleaseFinding } from '#modules/catalogue/domain/release-check/release-finding.ts';
import { findingsText, findingText } from '#modules/catalogue/server/release-texts.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import type { ActiveRelease } from './active-release.ts';
import { type ChosenRelease, chooseRelease } from './choose-release.ts';
import { presentRelease } from './present-release.ts';
import { examineForPublication } from './publish-release.ts';
import { keepRelease, listReleases } from './release-store.ts';
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
  serveCommand(portal, catalogueRoutes.publishRelease, {
    async prepare({ body, params, locale }) {
      if (body.family !== params.family) throw new Failure('request.invalid', { fields: 'family' });
      const examined = await examineForPublication(releases, body);
      if (!examined.ok) throw refusal(examined.refusal, locale);
      return examined.value;
    },
    async change(tx, _, { actor, now }, row) {
      await keepRelease(tx, { ...row, origin: 'published', version: dayOf(now), createdAt: now, createdBy: actor.id });
      return chooseRelease(tx, row);
    },
    event: ({ hash, ...choice }) => ({
      action: 'release.published',
      object: hash,
      details: detailsOf({ hash, ...choice }),
    }),
    answer: (tx, { hash }, { params }) => listed(tx, params.family, hash),
    after: (_, { db }) => releases.refresh(db),
  });
  serveCommand(portal, catalogueRoutes.activateRelease, {
    // Opened before it is put in force: what cannot be opened stays where it is.
    prepare: async ({ db, params }) => void (await known(releases, db, params)),
    change: (tx, _, { params }) => chooseRelease(tx, params),
    event: ({ hash, ...choice }) => ({
      action: 'release.activated',
      object: hash,
      details: detailsOf({ hash, ...choice }),
    }),
    answer: (tx, { hash }, { params }) => listed(tx, params.family, hash),
    after: (_, { db }) => releases.refresh(db),
  });
}

function detailsOf({ family, former, hash }: ChosenRelease): AuditDetails {
  return { family, inForce: { from: former ?? '', to: hash } };
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

async function listed(db: Db, family: string, hash: string): Promise<ListedRelease> {
  const [release] = await listReleases(db, family, hash);
  if (release === undefined) throw new Failure('release.unknown');
  return presentRelease(release);
}

/** What a sentence tells of the findings; programs read them all. */
const MAX_SAID = 2;
const MAX_ISSUES = 100;

function refusal(findings: readonly ReleaseFinding[], locale: Locale): Failure {
  const issues = findings.slice(0, MAX_ISSUES).map((found) => ({
    path: found.rules.length > 0 ? found.rules.join(', ') : found.subject,
    message: findingText(found, locale),
  }));
  const said = findings.slice(0, MAX_SAID);
  return new Failure('release.refused', { count: findings.length, findings: findingsText(said, locale) }, issues);
}

type Named = { readonly family: string; readonly hash: string };

async function known(releases: Releases, db: Db, { family, hash }: Named): Promise<ActiveRelease> {
  const release = await releases.byHash(db, hash);
  if (release?.product.family !== family) throw new Failure('release.unknown');
  return release;
}
