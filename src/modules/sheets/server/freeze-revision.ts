import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { releaseCheckOf } from '#modules/cart/server/public.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { productOfKeptForm } from '#modules/configurator/server/public.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { filledSections, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { printableDocument } from '#modules/documents/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { GROUP_WORDS } from '#modules/sheets/domain/paper-words.ts';
import type { FrozenGroup, FrozenItem, RevisionBody } from '#modules/sheets/domain/sheet-body.ts';
import type { SheetMaker } from '#modules/sheets/domain/sheet-steps.ts';
import type { SheetRow as Row } from '#product/sheet.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { hashOfBody } from './hash-of-body.ts';
import type { SheetRow } from './sheet-store.ts';
import { sheetRevisions, type WorkingItem } from './sheet-tables.ts';

/** What a configuration is by the release in force, in words and codes. */
interface FrozenProduct {
  readonly form: SavedForm;
  readonly product: Omit<FrozenItem, 'itemNo' | 'quantity' | 'customerPartNo' | 'remark'>;
}

/** Products that were judged already, by the very forms they were judged of. */
export type JudgedProducts = ReadonlyMap<string, FrozenProduct>;

/**
 * What items are by the releases in force; refused where one is another product by it, or none. It takes long, and is done before the
 * transaction that needs it, which keeps others waiting.
 */
export async function judgedProducts(
  portal: Portal,
  db: Db,
  items: readonly WorkingItem[],
  locale: Locale,
  known: JudgedProducts = new Map(),
): Promise<JudgedProducts> {
  const judged = new Map(known);
  for (const { form, itemNo } of items)
    if (!judged.has(keyOf(form))) judged.set(keyOf(form), await judgedProduct(portal, db, { form, itemNo }, locale));
  return judged;
}

/** Who submits, for which side, and when. */
interface Submitting {
  readonly actor: Actor;
  readonly now: Date;
  readonly side: SheetMaker;
}

/** Freezes a sheet as its next revision, under the hash of its canonical form; answers the items as they are by the releases in force. */
export async function freezeRevision(
  portal: Portal,
  tx: Db,
  sheet: SheetRow,
  judged: JudgedProducts,
  { actor, now, side }: Submitting,
): Promise<readonly WorkingItem[]> {
  const { id: sheetId, lastNo, organisationId } = sheet;
  const no = lastNo + 1;
  const items = sheet.items.map((item) => ({ ...item, ...renewed(judged, item) }));
  const body = bodyOf(sheet, no, judged);
  await tx.insert(sheetRevisions).values({
    ...{ id: portal.newId(), sheetId, organisationId, actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
    ...{ no, side, body, items, sha256: hashOfBody(body), createdAt: now },
  });
  return items;
}

function keyOf(form: SavedForm): string {
  return JSON.stringify(form);
}

function productOf(judged: JudgedProducts, { form, itemNo }: Pick<WorkingItem, 'form' | 'itemNo'>): FrozenProduct {
  const found = judged.get(keyOf(form));
  if (found === undefined) throw new Error(`item ${itemNo} was not judged`);
  return found;
}

function renewed(
  judged: JudgedProducts,
  item: WorkingItem,
): Pick<WorkingItem, 'form' | 'productName' | 'typeCode' | 'fullTypeCode'> {
  const { form, product } = productOf(judged, item);
  const { fullTypeCode, productName, typeCode } = product;
  return { form, productName, typeCode, fullTypeCode };
}

function bodyOf(sheet: SheetRow, no: number, judged: JudgedProducts): RevisionBody {
  const { createdAt, customerName, isDemo, orderNumber, quoteNumber, remark, serial, title } = sheet;
  return {
    number: paperNumber('sheet', serial, createdAt),
    ...{ no, title, customerName, remark, quoteNumber, orderNumber, isDemo },
    items: sheet.items.map((item) => ({
      ...productOf(judged, item).product,
      ...{ itemNo: item.itemNo, quantity: item.quantity, customerPartNo: item.customerPartNo, remark: item.remark },
    })),
  };
}

async function judgedProduct(
  portal: Portal,
  db: Db,
  { form: kept, itemNo }: Pick<WorkingItem, 'form' | 'itemNo'>,
  locale: Locale,
): Promise<FrozenProduct> {
  const check = await releaseCheckOf(portal);
  const { next, state } = await check(kept, locale, db);
  if (state !== 'valid') throw new Failure('sheet.item-invalid', { item: itemNo });
  const { form, productName = '', typeCode = '' } = next ?? { form: kept };
  const release = releasesOf(portal).current(form.category);
  const asked = { form, release, judge: productOfKeptForm, order: {} };
  // What is asked in words is bilingual; a sheet says nothing of the day it is frozen, which stands with the revision.
  const { sheet } = await printableDocument(asked, locale, { language: 'both', date: '' });
  return {
    form,
    product: {
      productName: productName || sheet.productName,
      typeCode: typeCode || sheet.typeCode,
      fullTypeCode: sheet.fullTypeCode || sheet.typeCode,
      ...{ release: release.version, releaseHash: release.hash },
      ...(sheet.specialWishes && { wishes: sheet.specialWishes }),
      ...(sheet.remark && { note: sheet.remark }),
      groups: groupsOf(sheet),
    },
  };
}

/** What a product is told by, group after group; a group without values is left out. */
function groupsOf(sheet: TechnicalSheet): readonly FrozenGroup[] {
  const { demand, identification, performance } = sheet;
  const named = [
    { heading: GROUP_WORDS.identification, rows: identification },
    { heading: SHEET_WORDS.performance, rows: performance },
    ...(demand ? [demand] : []),
    ...filledSections(sheet),
  ];
  return named
    .map(({ heading, rows }) => ({ heading: { zh: heading.zh, en: heading.en }, values: rows.map(frozenValue) }))
    .filter(({ values }) => values.length > 0);
}

function frozenValue({ label, symbol, unit, value }: Row): FrozenGroup['values'][number] {
  return {
    label: { zh: label.zh, en: label.en },
    ...(symbol !== undefined && { symbol }),
    value: typeof value === 'string' ? value : { zh: value.zh, en: value.en },
    ...(unit !== undefined && unit !== '' && { unit }),
  };
}
