import type { QuoteLineState } from '#modules/quotes/domain/line-steps.ts';
import type { MakerSide, QuoteState } from '#modules/quotes/domain/quote-steps.ts';
import { quoteWorkingOffers } from '#modules/quotes/server/quote-provider-tables.ts';
import { quoteLines, quotes, quoteVersions } from '#modules/quotes/server/quote-tables.ts';
import type { Organisation } from '#testing/authorization/callers.ts';
import { markOf, type World } from '#testing/authorization/world.ts';

/** The hash under which an offer is made that a test does not freeze. */
export const SOME_HASH = 'a'.repeat(64);

/** Where the line of a quote stands, where it is not open. */
const LINE_STATES: Readonly<Partial<Record<QuoteState, QuoteLineState>>> = { priced: 'offered', accepted: 'agreed' };

/** What a quote of a test is like: who made it, where it stands, and whose words tell it. */
export interface AddedQuote {
  readonly maker?: MakerSide;
  readonly state: QuoteState;
}

/** Adds a quote of an organisation with one line, an offer that stands and one that is worked on; answers its id. */
export async function addQuote(world: World, owner: Organisation, { maker = 'C', state }: AddedQuote): Promise<string> {
  const { app, form, newId, organisationIds, writers } = world;
  const { db } = app.database;
  const [id, now, organisationId] = [newId(), app.clock.now(), organisationIds[owner]];
  const whose = { quoteId: id, organisationId };
  const terms = { payment: null, incoterm: null, place: null, taxMode: 'domestic' as const };
  const zone = 'Asia/Shanghai';
  const line = { lineNo: 1, productName: 'P', typeCode: '', releaseHash: form.releaseHash, quantity: 2 };
  const isSent = state !== 'draft';
  const validUntil = '2026-02-01';
  const expiresAt = new Date('2026-02-01T16:00:00Z');
  await db.insert(quotes).values({
    ...{ id, organisationId, maker, state, terms, expiresAt, title: markOf(owner) },
    actorId: writers[owner],
    ...{
      currency: 'CNY',
      timeZone: zone,
      // What was never sent is seen by the side that made it alone.
      lastNo: isSent ? 1 : 0,
      lastLine: 1,
      offerNo: isSent ? 1 : null,
      createdAt: now,
      updatedAt: now,
      sharedAt: now,
    },
  });
  await db.insert(quoteLines).values({ ...whose, ...line, form, state: LINE_STATES[state] ?? 'open' });
  const said = { wantedDate: null, customerPartNo: '', targetPrice: null, note: '' };
  const offered = { unit: 100_000, net: 200_000, leadDays: 15, notOfferedReason: null };
  const sent: typeof quoteVersions.$inferInsert = {
    ...{ id: newId(), ...whose, actorId: writers[owner], no: 1, kind: 'offer', zone, expiresAt, validUntil },
    body: {
      ...{ number: 'QT2601-00001', no: 1, kind: 'offer', title: '', customerRef: '', currency: 'CNY', terms },
      lines: [{ ...line, ...said, ...offered, state: 'offered' }],
      ...{ net: 200_000, withoutVat: true, isDemo: true, note: '', validUntil, zone },
    },
    sha256: SOME_HASH,
    createdAt: now,
  };
  if (isSent) await db.insert(quoteVersions).values(sent);
  const worked = {
    lineNo: 1,
    quantity: 2,
    source: 'computed',
    manual: null,
    computed: 100_000,
    unit: 100_000,
  } as const;
  const lines = [{ ...worked, leadDays: 15, notOfferedReason: null, cost: 60_000 }];
  const offer = { terms, validUntil, isDemo: true, lines };
  await db
    .insert(quoteWorkingOffers)
    .values({ ...whose, priceVersionId: null, offer, hash: SOME_HASH, updatedAt: now });
  return id;
}
