import { eq } from 'drizzle-orm';
import { priceListRoutes } from '#modules/prices/contract.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { VERSION_STEPS, type VersionAction } from '#modules/prices/domain/version-states.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { presentVersion } from './present-version.ts';
import { priceVersions } from './price-tables.ts';
import { versionFacts } from './version-facts.ts';
import { findVersion, lockVersion, putInForce } from './version-store.ts';

/** A version with its list, as it was when the step began. */
type Found = NonNullable<Awaited<ReturnType<typeof lockVersion>>>;

/** Serves what is done with a version: a day, none, in force, and back to an earlier one. Each is one transaction, with its list locked. */
export function serveVersionSteps(portal: Portal): void {
  serveCommand(portal, priceListRoutes.stage, {
    ...stepOf('stage'),
    async change(tx, found, { body, now }) {
      if (body.validFrom < providerDay(now)) throw new Failure('price-version.past-day', { today: providerDay(now) });
      await set(tx, found, { state: 'staged', validFrom: body.validFrom });
      return kept(found);
    },
    event: (_, found, { body }) => ({
      action: 'price-version.staged',
      ...objectOf(found, { validFrom: body.validFrom }),
    }),
  });
  serveCommand(portal, priceListRoutes.withdraw, {
    ...stepOf('withdraw'),
    async change(tx, found) {
      await set(tx, found, { state: 'checked', validFrom: null });
      return kept(found);
    },
    event: (_, found) => ({ action: 'price-version.withdrawn', ...objectOf(found) }),
  });
  serveCommand(portal, priceListRoutes.activate, {
    ...stepOf('activate'),
    async change(tx, found, { now }) {
      await putInForce(tx, found.version, now);
      return kept(found);
    },
    event: (_, found) =>
      found.version.state === 'retired'
        ? { action: 'price-version.rolled-back', ...objectOf(found) }
        : { action: 'price-version.activated', ...objectOf(found) },
  });
}

/** What the steps have in common: the version locked, refused in another state, answered as it is then. */
function stepOf(action: VersionAction) {
  return {
    asOwner: true as const,
    load: (tx: Db, { params }: { readonly params: { readonly id: string } }) => lockVersion(tx, params.id),
    may({ version }: Found) {
      if (!VERSION_STEPS.may(version.state, action)) throw new Failure('price-version.wrong-state');
    },
    async answer(tx: Db, { id }: { readonly id: string }) {
      const found = await findVersion(tx, id);
      if (found === undefined) throw new Failure('record.unknown');
      return presentVersion(found.version);
    },
  };
}

function kept({ version: { id } }: Found) {
  return { id };
}

function set(tx: Db, { version }: Found, changes: Partial<typeof priceVersions.$inferInsert>) {
  return tx.update(priceVersions).set(changes).where(eq(priceVersions.id, version.id));
}

function objectOf(found: Found, more: Readonly<Record<string, string>> = {}) {
  return { object: found.version.id, details: { ...versionFacts(found), ...more } };
}
