import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import type { UsedVersion } from '#modules/prices/server/public.ts';
import type { ListedQuoteDto, OpenQuoteDto } from '#modules/quotes/contract.ts';
import type { VersionBody } from '#modules/quotes/domain/quote-body.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import { shownState, viewOf } from '#modules/quotes/domain/shown-state.ts';
import { isLastWord, saidOfLine } from '#modules/quotes/domain/standing-offer.ts';
import { sizedDriveIn } from '#product/sizing-case.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { nameOfVersion, versionsFor } from './chosen-price-list.ts';
import { wordsOfLine } from './freeze-version.ts';
import { judgeOffer, type OfferJudgement } from './judge-offer.ts';
import { quoteAbilities } from './quote-abilities.ts';
import type { LoadedQuote } from './quote-command.ts';
import { findQuote, linesOf, productsOf, type QuoteRow } from './quote-store.ts';
import { readingSide, readsOf } from './read-store.ts';
import { eventsOf, messagesOf, versionsOf } from './thread-store.ts';
import { seesCosts, workingOfferTold } from './working-line-told.ts';

type ProviderDto = Extract<OpenQuoteDto, { view: 'provider' }>;
type CustomerDto = Extract<OpenQuoteDto, { view: 'customer' }>;
type Shared = Omit<CustomerDto, 'view'>;
type Products = Awaited<ReturnType<typeof productsOf>>;

/** Who reads a quote, and when. */
export interface QuoteReader {
  readonly actor: Actor;
  readonly scope: Scope;
  readonly now: Date;
}

/** A quote as it stands in the list. */
export function presentListed(row: QuoteRow, reader: QuoteReader, unread: number): ListedQuoteDto {
  const { actor, now, scope } = reader;
  const isCurrent = isLastWord(row);
  const {
    id,
    version,
    maker,
    title,
    customerRef,
    orderNumber,
    customerName,
    parentName,
    assignedName,
    currency,
    lastNo,
    offer,
  } = row;
  return {
    ...{
      id,
      version,
      maker,
      title,
      customerRef,
      orderNumber,
      customerName,
      parentName,
      assignedName,
      currency,
      lastNo,
      unread,
    },
    number: quoteNumber(row.serial, row.createdAt),
    side: sideOf(actor, scope, row.organisationId),
    state: shownState(row, now),
    net: isCurrent ? (offer?.net ?? null) : null,
    countered: counteredOffer(row),
    validUntil: isCurrent ? (offer?.validUntil ?? null) : null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The offer that was countered, until the next one is sent. */
function counteredOffer({ offer, offerNo, state }: QuoteRow): ListedQuoteDto['countered'] {
  if (state !== 'countered' || offerNo === null || offer === null || offer.net === null) return null;
  return { no: offerNo, net: offer.net };
}

/** One quote as somebody reads it; refused where it is out of their reach. */
export async function openQuoteOf(db: Db, id: string, reader: QuoteReader): Promise<OpenQuoteDto> {
  const view = viewOf(reader.actor);
  const row = await findQuote(db, { readable: reader.scope.readable, view }, id);
  if (row === undefined) throw new Failure('record.unknown');
  const quote = { ...row, lines: await linesOf(db, row.id) };
  const products = await productsOf(db, row.id);
  if (view === 'C') return { view: 'customer', ...(await sharedOf(db, quote, reader, { products })) };
  const judgement = await judgeOffer(db, quote, reader.now);
  const shared = await sharedOf(db, quote, reader, { products, judgement });
  const versions = await versionsFor(db, row);
  const kept = keptPrices(products, quote.currency);
  return { view: 'provider', ...shared, kept, ...providersOf(quote, judgement, { actor: reader.actor, versions }) };
}

async function sharedOf(
  db: Db,
  quote: LoadedQuote,
  reader: QuoteReader,
  { judgement, products }: { readonly products: Products; readonly judgement?: OfferJudgement },
): Promise<Shared> {
  const { offer, offerHash, offerNo, terms, timeZone, wantedDate, id } = quote;
  const isProvider = judgement !== undefined;
  const versions = await versionsOf(db, id);
  const messages = await messagesRead(db, quote, reader, isProvider);
  const events = await eventsOf(db, id, isProvider);
  return {
    ...presentListed(quote, reader, messages.filter(({ isUnread }) => isUnread).length),
    ...{ terms, timeZone, wantedDate, withoutVat: true },
    order: quote.orderId === null ? null : { id: quote.orderId, number: quote.orderNo },
    offer: offer === null || offerNo === null ? null : { no: offerNo, sha256: offerHash ?? '', ...wholeOf(offer) },
    lines: linesTold(quote, products),
    versions: versions.map(({ createdAt, expiresAt, body, ...version }) => ({
      ...version,
      body: bodyTold(body),
      at: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
    messages,
    history: events.map(({ action, from, to, createdAt, data, onBehalfOf, actorName, giverName, receiverName }) => ({
      ...{ action, from, to, actorName },
      at: createdAt.toISOString(),
      isActed: onBehalfOf !== null,
      reason: data.reason ?? null,
      no: data.no ?? null,
      passed: receiverName === null ? null : { from: giverName, to: receiverName },
      priceList: data.priceList ?? null,
    })),
    abilities: quoteAbilities(quote, reader, judgement, reader.now),
  };
}

/** A version's body as it was frozen. */
function bodyTold({ charges, lines, ...body }: VersionBody): Shared['versions'][number]['body'] {
  return { ...body, lines: [...lines], ...(charges && { charges: [...charges] }) };
}

/** What is told of an offer as a whole, beside its sum. */
function wholeOf({ charges = [], isDemo }: VersionBody) {
  return { isDemo, charges: [...charges] };
}

/** What was written, with what of it is new to the reader: words of others after what they have read of the thread. */
async function messagesRead(
  db: Db,
  quote: LoadedQuote,
  reader: QuoteReader,
  isProvider: boolean,
): Promise<Shared['messages']> {
  const isReader = readingSide(quote, reader) !== undefined;
  const reads = await readsOf(db, quote, reader);
  const messages = await messagesOf(db, quote.id, isProvider);
  return messages.map(({ actorId, createdAt, seq, ...message }) => ({
    ...message,
    at: createdAt.toISOString(),
    isUnread: isReader && actorId !== reader.actor.id && seq > (reads.get(message.lineNo) ?? 0),
  }));
}

/** The lines with what the last offer still says of each. */
function linesTold({ lines, offer }: LoadedQuote, products: Products): Shared['lines'] {
  return lines.map(
    ({ form, fullTypeCode, quoteId: _quote, organisationId: _whose, releaseHash: _release, ...line }) => ({
      ...line,
      ...wordsOfLine({ form, fullTypeCode, typeCode: line.typeCode }),
      category: form.category,
      sizing: sizedDriveIn(form),
      since: products.get(line.lineNo)?.since ?? 'gone',
      ...saidOfLine(line, offer),
    }),
  );
}

/** What the customer's side was told when it saved what it asks for (commerce §3: requests show both). */
function keptPrices(products: Products, currency: string): ProviderDto['kept'] {
  return [...products].flatMap(([lineNo, { kept }]) => {
    if (kept === null || kept.currency !== currency || kept.price.status === 'on-request') return [];
    const { at, price, quantity } = kept;
    return [{ lineNo, unit: price.unit, isFrom: price.status === 'from', quantity, at }];
  });
}

/** What the provider's side alone reads; costs as figures by the right to see them. */
function providersOf(
  { currency }: LoadedQuote,
  { approval, bands, priceList, reasons, standing, working }: OfferJudgement,
  { actor, versions }: { readonly actor: Actor; readonly versions: readonly UsedVersion[] },
): Pick<ProviderDto, 'working' | 'approval' | 'priceLists'> {
  const told = { currency, marginFloor: bands.marginFloor, withCosts: seesCosts(actor) };
  return {
    working: working === undefined ? null : workingOfferTold(working, { ...told, priceList, reasons }),
    priceLists: versions.map(({ from, isInForce, ...version }) => ({
      ...{ versionId: version.id, name: nameOfVersion(version), from, isInForce },
    })),
    approval:
      approval === undefined
        ? null
        : {
            state: standing,
            requestedBy: approval.requestedName,
            decidedBy: approval.decidedName,
            comment: approval.comment,
          },
  };
}
