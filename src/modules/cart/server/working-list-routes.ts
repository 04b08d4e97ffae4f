import { listedFor } from '#kernel/acting.ts';
import { isAllowed } from '#kernel/permission.ts';
import type { Scope } from '#kernel/scope.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { CART } from '#modules/cart/domain/declares.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import { MAX_BATCH } from '#modules/cart/domain/line-notes.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { failureText } from '#server/server-texts.ts';
import { doBatch, linesOfBatch } from './batch-lines.ts';
import { findLine, lockLine } from './configuration-store.ts';
import { filterOfferOf } from './filter-offer.ts';
import { idsOfLines } from './line-ids.ts';
import { pageOfLines } from './line-list.ts';
import { putLine, type Spot } from './line-places.ts';
import { pricesOfLines, seesPrices } from './line-prices.ts';
import { registerListSheet } from './list-sheet-route.ts';
import { presentListedLine } from './present-line.ts';
import { twinsOf } from './twins.ts';
import type { CartParts } from './verify-form.ts';

/** Letters of a hash that tell two releases apart. */
const HASH_LETTERS = 12;

/** Serves the saved configurations as a list to work in: pages, filters, order, and what is done to several lines at once. */
export function registerWorkingList(portal: Portal, parts: CartParts): void {
  const { checkRelease, drivesOf, inForce, priceFactsOf } = parts;

  serve(portal, cartRoutes.list, async ({ actor, db, locale, now, query, scope, giveWay }) => {
    const { pageSize, cursor, releaseState, ...filter } = query;
    const readable = listedFor(actor, scope);
    const asked = { readable, filter, releaseState, after: cursor && placeOfCursor(cursor), pageSize, locale, giveWay };
    const { found, next } = await pageOfLines(db, asked, { checkRelease, inForce });
    const rows = found.map(({ row }) => row);
    const [drives, twins] = [
      await drivesOf(
        rows.map(({ form }) => form),
        locale,
        db,
      ),
      await twinsOf(db, rows),
    ];
    const prices = await pricesOfLines(db, rows, { actor, locale, now }, parts);
    return {
      rows: found.map(({ row, state }, at) =>
        presentListedLine(row, {
          ...{ actor, scope, state },
          ...{ told: drives[at], twins: twins[at], price: prices[at] ?? null },
        }),
      ),
      next,
    };
  });

  serve(portal, cartRoutes.filters, async ({ actor, db, scope }) => ({
    ...(await filterOfferOf(db, listedFor(actor, scope))),
    abilities: {
      export: isAllowed(CART.permissions['configurations.export'], actor),
      prices: await seesPrices(db, actor),
    },
  }));

  serve(portal, cartRoutes.ids, async ({ actor, db, query, scope }) => {
    const changeable = within(listedFor(actor, scope), scope.writable);
    const ids = await idsOfLines(db, changeable, query, MAX_BATCH + 1);
    return { ids: ids.slice(0, MAX_BATCH), isCut: ids.length > MAX_BATCH };
  });

  serve(portal, cartRoutes.release, async ({ db, locale, params, scope }) => {
    const line = await findLine(db, scope, params.id);
    if (line === undefined) throw new Failure('record.unknown');
    const { state, refusal, from, to, differences } = await checkRelease(line.form, locale, db);
    const reason = refusal && failureText(new Failure(refusal.code, refusal.params), locale, portal.modules);
    return {
      state,
      reason,
      from: from.slice(0, HASH_LETTERS),
      to: to.slice(0, HASH_LETTERS),
      differences: [...differences],
    };
  });

  serveCommand(portal, cartRoutes.place, {
    async load(tx, { params, scope }) {
      await lockLine(tx, scope, params.id);
      return findLine(tx, scope, params.id);
    },
    may(line, { actor, scope }) {
      if (!lineAbilities(actor, scope, line.organisationId).edit) throw new Failure('access.refused');
    },
    async change(tx, line, { body, scope }) {
      const of = 'of' in body ? await findLine(tx, scope, body.of) : undefined;
      if ('of' in body && of === undefined) throw new Failure('record.unknown');
      const spot: Spot | undefined = 'of' in body ? of && { side: body.side, of } : { side: body.side };
      if (spot !== undefined && of?.id !== line.id)
        await putLine(tx, line.id, spot, { scope, organisationId: line.organisationId, newId: portal.newId });
      return null;
    },
  });

  serveCommand(portal, cartRoutes.batch, {
    load: (tx, { body, scope, now }) => linesOfBatch(tx, body, { scope, now }),
    may(lines, { actor, scope }) {
      const mayWrite = lines.every(({ organisationId }) => lineAbilities(actor, scope, organisationId).edit);
      if (!mayWrite) throw new Failure('access.refused');
    },
    change: (tx, lines, { actor, body, giveWay, locale, now, scope }) =>
      doBatch(tx, lines, body, { portal, checkRelease, priceFactsOf, actor, giveWay, locale, now, scope }),
    event: ({ events }) => events,
    keep: ({ ids }) => ({ ids: [...ids] }),
  });

  registerListSheet(portal);
}

function within(readable: Scope['readable'], writable: Scope['writable']): readonly string[] {
  return readable === 'all' ? writable : writable.filter((id) => readable.includes(id));
}

/** Where a page goes on; a cursor given before lines had places says the id of the last one in fewer letters. */
function placeOfCursor(cursor: string): string {
  return HEXADECIMAL.test(cursor) ? cursor : Buffer.from(cursor, 'base64url').toString('hex');
}

const HEXADECIMAL = /^[0-9a-f]+$/;
