import type { BilingualText } from '#kernel/locale.ts';
import type { FrozenItem, FrozenText, RevisionBody } from './sheet-body.ts';

/** What of an item is compared by its name; its values are compared one by one. */
export const ITEM_FIELDS = [
  'productName',
  'fullTypeCode',
  'release',
  'quantity',
  'customerPartNo',
  'wishes',
  'note',
  'remark',
] as const satisfies readonly (keyof FrozenItem)[];
/** What of a revision as a whole is compared. */
export const SHEET_FIELDS = [
  'title',
  'remark',
  'quoteNumber',
  'orderNumber',
] as const satisfies readonly (keyof RevisionBody)[];

/** One field that is another in a later revision; empty where nothing stands there. */
export interface FieldChange {
  /** The item, null for what is said of the whole. */
  readonly itemNo: number | null;
  /** A field by its name, or a value of the configuration by what it is called. */
  readonly field: (typeof ITEM_FIELDS)[number] | (typeof SHEET_FIELDS)[number] | null;
  readonly label: BilingualText | null;
  readonly before: FrozenText;
  readonly after: FrozenText;
}

/** What became of a sheet from one revision to a later one. */
export interface RevisionChanges {
  readonly added: readonly number[];
  readonly dropped: readonly number[];
  readonly fields: readonly FieldChange[];
}

/** What differs between two revisions, field by field: the whole first, then item by item. */
export function revisionChanges(before: RevisionBody, after: RevisionBody): RevisionChanges {
  const known = new Map(before.items.map((item) => [item.itemNo, item]));
  const now = new Set(after.items.map(({ itemNo }) => itemNo));
  return {
    added: after.items.filter(({ itemNo }) => !known.has(itemNo)).map(({ itemNo }) => itemNo),
    dropped: before.items.filter(({ itemNo }) => !now.has(itemNo)).map(({ itemNo }) => itemNo),
    fields: [
      ...namedChanges(null, SHEET_FIELDS, before, after),
      ...after.items.flatMap((item) => {
        const was = known.get(item.itemNo);
        return was === undefined ? [] : itemChanges(was, item);
      }),
    ],
  };
}

/** Whether two revisions say the same. */
export function isUnchanged({ added, dropped, fields }: RevisionChanges): boolean {
  return added.length + dropped.length + fields.length === 0;
}

function itemChanges(before: FrozenItem, after: FrozenItem): readonly FieldChange[] {
  return [...namedChanges(after.itemNo, ITEM_FIELDS, before, after), ...valueChanges(before, after)];
}

function namedChanges<Field extends NonNullable<FieldChange['field']>>(
  itemNo: number | null,
  fields: readonly Field[],
  before: { readonly [Name in Field]?: string | number },
  after: { readonly [Name in Field]?: string | number },
): readonly FieldChange[] {
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? ''];
    return was === is ? [] : [{ itemNo, field, label: null, before: String(was), after: String(is) }];
  });
}

interface Told {
  readonly label: BilingualText;
  readonly said: FrozenText;
}

function valueChanges(before: FrozenItem, after: FrozenItem): readonly FieldChange[] {
  const [was, is] = [toldOf(before), toldOf(after)];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  return keys.flatMap((key): readonly FieldChange[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const label = now?.label ?? old?.label ?? null;
    const [from, to] = [old?.said ?? '', now?.said ?? ''];
    return isSame(from, to) ? [] : [{ itemNo: after.itemNo, field: null, label, before: from, after: to }];
  });
}

/** The values of an item by what they are called, under the heading they stand under; of two alike the second is another. */
function toldOf({ groups }: FrozenItem): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  for (const { heading, values } of groups)
    for (const { label, symbol = '', unit, value } of values) {
      const name = `${heading.zh}\n${label.zh}\n${symbol}`;
      const key = told.has(name) ? `${name}\n${told.size}` : name;
      told.set(key, { label, said: withUnit(value, unit) });
    }
  return told;
}

function withUnit(value: FrozenText, unit: string | undefined): FrozenText {
  if (unit === undefined || unit === '') return value;
  if (typeof value === 'string') return `${value} ${unit}`;
  return { zh: `${value.zh} ${unit}`, en: `${value.en} ${unit}` };
}

function isSame(one: FrozenText, other: FrozenText): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.zh === other.zh && one.en === other.en;
}
