import type { Locale } from '#kernel/locale.ts';
import type { Releases } from '#modules/catalogue/server/public.ts';
import { type SavedCaseDto, type SizingBody, savedCaseRoutes } from '#modules/sizing/contract.ts';
import { rejudged } from '#modules/sizing/domain/saved-cases.ts';
import type { CaseFound } from '#modules/sizing/server/case-tables.ts';
import { foundDrives } from '#modules/sizing/server/judged-drives.ts';
import { sized } from '#modules/sizing/server/sized.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { type CaseOwner, findCase, forgetCase, keepCase, listCases, ownerOf, writeFound } from './case-store.ts';

type Current = Pick<Releases, 'current'>;

/** Serves to each person the sizings they have kept, and nobody else's. */
export function registerCases(portal: Portal, releases: Current): void {
  serve(portal, savedCaseRoutes.list, ({ actor, db }) => casesOf(db, ownerOf(actor), releases));

  serveCommand(portal, savedCaseRoutes.keep, {
    prepare: ({ body: { asked }, giveWay, locale }) => foundFor(asked, releases, { giveWay, locale }),
    async change(tx, _, { actor, body: { asked, name }, now: updatedAt }, found) {
      const owner = ownerOf(actor);
      await keepCase(tx, owner, { id: portal.newId(), name, asked, found, updatedAt });
      return owner;
    },
    answer: (tx, owner) => casesOf(tx, owner, releases),
  });

  serveCommand(portal, savedCaseRoutes.check, {
    async prepare({ actor, db, giveWay, locale, params: { id } }) {
      const before = await findCase(db, ownerOf(actor), id);
      if (before === undefined) throw new Failure('record.unknown');
      const found = await foundFor(before.asked, releases, { giveWay, locale });
      return { found, ...rejudged(before.found.best, found.best) };
    },
    async change(tx, _, { actor, params: { id } }, { come, found, gone }) {
      const owner = ownerOf(actor);
      await writeFound(tx, owner, id, found);
      return { owner, come: [...come], gone: [...gone] };
    },
    answer: async (tx, { owner, ...told }) => ({ ...(await casesOf(tx, owner, releases)), ...told }),
  });

  serveCommand(portal, savedCaseRoutes.forget, {
    async change(tx, _, { actor, params: { id } }) {
      const owner = ownerOf(actor);
      await forgetCase(tx, owner, id);
      return owner;
    },
    answer: (tx, owner) => casesOf(tx, owner, releases),
  });
}

interface JudgedIn {
  readonly locale: Locale;
  readonly giveWay: () => Promise<void>;
}

/** The best drives for a machine, with the releases they are of. */
async function foundFor(asked: SizingBody, releases: Current, { giveWay, locale }: JudgedIn): Promise<CaseFound> {
  const drives = await foundDrives(sized(asked, locale), { releases, locale, giveWay });
  const lines = [...new Set(drives.map(({ line }) => line))];
  return {
    best: drives.filter(({ judged }) => judged.verdict === 'best').map(({ quickText }) => quickText),
    releases: Object.fromEntries(lines.map((line) => [line, releases.current(line).hash])),
  };
}

async function casesOf(db: Db, owner: CaseOwner, releases: Current): Promise<{ rows: SavedCaseDto[] }> {
  const rows = await listCases(db, owner);
  return {
    rows: rows.map(({ asked, found, id, name, updatedAt }) => ({
      ...{ id, name, asked },
      updatedAt: updatedAt.toISOString(),
      best: [...found.best],
      isUpToDate: Object.entries(found.releases).every(([line, hash]) => releases.current(line).hash === hash),
    })),
  };
}
