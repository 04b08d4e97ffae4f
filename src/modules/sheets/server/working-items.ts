import { isUuid } from '#kernel/ids.ts';
import { DEFAULT_LOCALE } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { findSavedLine, type SavedLine } from '#modules/cart/server/public.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { drivesOfForms } from '#modules/configurator/server/public.ts';
import { MOST_ITEMS } from '#modules/sheets/domain/sheet-body.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { WorkingItem } from './sheet-tables.ts';

/** The saved configurations of these ids, each once, in their order; refused where one is out of reach, or they are of several customers. */
export async function configurationsFor(db: Db, scope: Scope, ids: readonly string[]): Promise<readonly SavedLine[]> {
  const found: SavedLine[] = [];
  for (const id of new Set(ids.filter(isUuid))) {
    const line = await findSavedLine(db, scope, id);
    if (line !== undefined) found.push(line);
  }
  if (found.length < new Set(ids).size) throw new Failure('record.unknown');
  if (new Set(found.map(({ organisationId }) => organisationId)).size > 1) throw new Failure('sheet.mixed');
  return found;
}

/** Configurations as items of a sheet, numbered after the last it ever had. */
export async function itemsOf(
  portal: Portal,
  db: Db,
  lines: readonly SavedLine[],
  lastItem: number,
): Promise<WorkingItem[]> {
  const judging = { releases: releasesOf(portal), db, locale: DEFAULT_LOCALE };
  const drives = await drivesOfForms(
    lines.map(({ form }) => form),
    judging,
  );
  return lines.map(({ form, itemNumber, productName, quantity, typeCode }, at) => ({
    ...{ itemNo: lastItem + at + 1, form, productName, typeCode, quantity },
    fullTypeCode: drives[at]?.fullTypeCode || typeCode,
    ...{ customerPartNo: itemNumber, remark: '' },
  }));
}

/** What is said of one item; what is left out stays as it is. */
export interface ItemChange {
  readonly itemNo: number;
  readonly quantity?: number | undefined;
  readonly customerPartNo?: string | undefined;
  readonly remark?: string | undefined;
}

/** Items after what was changed, taken out and added; refused where one is unknown, or too few or too many are left. */
export function changedItems(
  items: readonly WorkingItem[],
  {
    added,
    changes,
    removed,
  }: {
    readonly changes: readonly ItemChange[];
    readonly removed: readonly number[];
    readonly added: readonly WorkingItem[];
  },
): readonly WorkingItem[] {
  const known = new Set(items.map(({ itemNo }) => itemNo));
  for (const itemNo of [...removed, ...changes.map((change) => change.itemNo)])
    if (!known.has(itemNo)) throw new Failure('sheet.item-unknown', { item: itemNo });
  const byNo = new Map(changes.map((change) => [change.itemNo, change]));
  const left = items
    .filter(({ itemNo }) => !removed.includes(itemNo))
    .map((item) => withChange(item, byNo.get(item.itemNo)));
  const all = [...left, ...added];
  if (all.length === 0 || all.length > MOST_ITEMS) throw new Failure('sheet.items', { most: MOST_ITEMS });
  return all;
}

function withChange(item: WorkingItem, change: ItemChange | undefined): WorkingItem {
  const { customerPartNo = item.customerPartNo, quantity = item.quantity, remark = item.remark } = change ?? {};
  return { ...item, customerPartNo, quantity, remark };
}
