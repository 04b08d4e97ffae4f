import type { Actor } from '#kernel/actor.ts';
import { money } from '#kernel/money.ts';
import { marginOf } from '#modules/quotes/domain/approval-reasons.ts';
import type { Frozen } from '#modules/quotes/domain/canonical-json.ts';
import type {
  QuoteTerms,
  VersionBody,
  VersionKind,
  VersionLine,
  WorkingLine,
  WorkingOffer,
} from '#modules/quotes/domain/quote-body.ts';
import { quoteNumber } from '#modules/quotes/domain/quote-number.ts';
import { netOf, netOfLine } from '#modules/quotes/domain/quote-sums.ts';
import { expiresAt } from '#modules/quotes/domain/validity.ts';
import { asOffered } from '#modules/quotes/domain/working-offer.ts';
import { REMARK, REQUIREMENTS } from '#product/configuration.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { hashOf } from './hash.ts';
import { quoteVersionCosts } from './quote-provider-tables.ts';
import type { QuoteLineRow, QuoteRow } from './quote-store.ts';
import { quoteVersions } from './quote-tables.ts';

/** What is sent from one side to the other. */
export interface Sent {
  readonly kind: VersionKind;
  readonly lines: readonly QuoteLineRow[];
  readonly terms: QuoteTerms;
  readonly note?: string;
  /** Of an offer. */
  readonly offer?: WorkingOffer;
  readonly priceVersionId?: string | null;
}

/** A version as it was frozen. */
export interface FrozenVersion {
  readonly no: number;
  readonly expiresAt: Date | null;
}

/** Freezes what is sent as the next version of a quote, under the hash of its canonical form; what it costs stands apart. */
export async function freezeVersion(
  portal: Portal,
  tx: Db,
  quote: QuoteRow,
  sent: Sent,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<FrozenVersion> {
  const { id: quoteId, organisationId, timeZone: zone } = quote;
  const no = quote.lastNo + 1;
  const body = bodyOf(quote, no, sent);
  const ends = body.validUntil === null ? null : expiresAt(body.validUntil, zone);
  const id = portal.newId();
  await tx.insert(quoteVersions).values({
    ...{ id, quoteId, organisationId, no, body, zone },
    kind: sent.kind,
    actorId: actor.id,
    onBehalfOf: actor.onBehalfOf ?? null,
    priceVersionId: sent.priceVersionId ?? null,
    validUntil: body.validUntil,
    expiresAt: ends,
    sha256: hashOf(frozenText(body)),
    createdAt: now,
  });
  await keepCosts(tx, quote, id, sent.offer?.lines ?? []);
  return { no, expiresAt: ends };
}

/** A body as its hash is made of it. */
function frozenText({ charges, lines, terms, ...body }: VersionBody): Frozen {
  return {
    ...body,
    terms: { ...terms },
    lines: lines.map((line) => ({ ...line })),
    ...(charges && { charges: charges.map((charge) => ({ ...charge })) }),
  };
}

function bodyOf(quote: QuoteRow, no: number, { kind, lines, note = '', offer, terms }: Sent): VersionBody {
  const { currency, title, customerRef, timeZone, wantedDate } = quote;
  const worked = new Map((offer?.lines ?? []).map((line) => [line.lineNo, line]));
  const charges = offer?.charges ?? [];
  return {
    number: quoteNumber(quote.serial, quote.createdAt),
    ...{ no, kind, title, customerRef, currency, terms, note },
    ...(wantedDate !== null && { wantedDate }),
    lines: lines.map((line) => lineOf(line, worked.get(line.lineNo), quote)),
    ...(charges.length > 0 && { charges }),
    net: offer === undefined ? null : netOf(offer.lines.map(asOffered), currency, charges).minor,
    withoutVat: true,
    isDemo: offer?.isDemo ?? false,
    validUntil: offer?.validUntil ?? null,
    zone: timeZone,
  };
}

function lineOf(line: QuoteLineRow, worked: WorkingLine | undefined, { currency }: QuoteRow): VersionLine {
  const { lineNo, productName, releaseHash, state, quantity, wantedDate, customerPartNo, targetPrice, note } = line;
  const { leadDays = null, notOfferedReason = null, unit = null } = worked === undefined ? {} : asOffered(worked);
  return {
    ...{
      lineNo,
      productName,
      ...wordsOfLine(line),
      releaseHash,
      state,
      quantity,
      wantedDate,
      customerPartNo,
      targetPrice,
      note,
    },
    unit,
    net: netOfLine({ quantity, unit }, currency)?.minor ?? null,
    leadDays: unit === null ? null : leadDays,
    notOfferedReason,
  };
}

/** How a line is told in words: its codes, and what was said of it beside them. */
export function wordsOfLine({
  form: { [REQUIREMENTS]: wishes, [REMARK]: remark },
  fullTypeCode,
  typeCode,
}: Pick<QuoteLineRow, 'form' | 'fullTypeCode' | 'typeCode'>): Pick<VersionLine, 'typeCode'> & Partial<VersionLine> {
  return {
    typeCode,
    ...(fullTypeCode !== '' && { fullTypeCode }),
    ...(wishes && { wishes }),
    ...(remark && { remark }),
  };
}

async function keepCosts(tx: Db, quote: QuoteRow, versionId: string, lines: readonly WorkingLine[]): Promise<void> {
  const costs = lines.flatMap(({ lineNo, cost, unit }) => {
    const marginBp = marginOf({ cost, unit }, quote.currency);
    if (cost === null || marginBp === undefined) return [];
    return [
      { versionId, lineNo, organisationId: quote.organisationId, cost: money(cost, quote.currency).minor, marginBp },
    ];
  });
  if (costs.length > 0) await tx.insert(quoteVersionCosts).values(costs);
}
