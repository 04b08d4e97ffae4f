import { z } from 'zod';
import { wholeNumber } from '#kernel/contract.ts';
import { isOneLine, isPlainText } from '#kernel/one-line.ts';
import { NO_ONE_LINE, NO_PLAIN_TEXT } from '#kernel/told-fault.ts';
import { LINE_TEXTS, MAX_BATCH, MAX_QUANTITY } from '#modules/cart/domain/line-notes.ts';
import { RELEASE_STATES } from '#modules/cart/domain/release-state.ts';
import { isTimeZone } from '#modules/cart/domain/zone-time.ts';
import { sizedDrive } from '#modules/configurator/contract.ts';
import { UNIT_SYSTEMS } from '#product/unit-system.ts';

export const quantity = z.number().int().min(1).max(MAX_QUANTITY);

const itemNumber = z.string().trim().max(LINE_TEXTS.itemNumber).refine(isOneLine, NO_ONE_LINE);
const note = z.string().trim().max(LINE_TEXTS.note).refine(isPlainText, NO_PLAIN_TEXT);
const folder = z.string().trim().max(LINE_TEXTS.folder).refine(isOneLine, NO_ONE_LINE);

/** What of a line is written in the list itself; what is left out stays. */
export const lineEdit = z.strictObject({
  quantity: quantity.optional(),
  itemNumber: itemNumber.optional(),
  note: note.optional(),
  folder: folder.optional(),
});

/** What a line has beside its product, as the list tells it; of an earlier portal, nothing. */
export const listedExtras = {
  itemNumber: z.string().default(''),
  note: z.string().default(''),
  folder: z.string().default(''),
  /** How it stands to the release in force. */
  releaseState: z.enum(RELEASE_STATES).default('valid'),
  /** How many other lines of its organisation are the same product: they differ in nothing but quantity and what is written of them. */
  twins: z.number().int().default(0),
  /** The sizing it comes from; null where it comes from none. */
  sizing: sizedDrive.nullable().default(null),
};

/** What a list is narrowed to; what is left out narrows nothing. */
const filterFields = {
  q: z.string().trim().max(100).default(''),
  category: z.string().max(40).optional(),
  /** Sent empty: the lines in no folder. */
  folder: z.string().max(LINE_TEXTS.folder).optional(),
  person: z.string().max(40).optional(),
  /** The id of the customer whose lines they are. */
  customer: z.string().max(40).optional(),
  typeCode: z.string().max(400).optional(),
  /** The id of a line: those that are the same product as it, itself among them. */
  sameAs: z.uuid().optional(),
};
/** A filter that names lines by what stands in them alone. */
export const lineFilter = z.strictObject(filterFields);

export const listQuery = z.strictObject({
  ...filterFields,
  releaseState: z.enum(RELEASE_STATES).optional(),
  pageSize: wholeNumber(1, 200, 20),
  /** A place in the list; as it was before lines had places, the id of a line. */
  cursor: z.union([z.string().regex(/^[0-9a-f]{1,500}$/), z.string().regex(/^[\w-]{22}$/)]).optional(),
});

/** What there is to filter by. */
export const filterOffer = z.object({
  categories: z.array(z.string()),
  folders: z.array(z.string()),
  persons: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The organisations whose lines they are. */
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether whoever asks may have the list as a sheet, and is shown prices. */
  abilities: z
    .object({ export: z.boolean(), prices: z.boolean().default(false) })
    .default({ export: false, prices: false }),
});

const ids = z.array(z.string().max(100)).min(1).max(MAX_BATCH);

/** What is done to several lines at once: to all of them, or to none. */
export const batchBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('move'), ids, folder }),
  z.strictObject({ action: z.literal('quantity'), ids, quantity }),
  z.strictObject({ action: z.literal('copy'), ids }),
  z.strictObject({ action: z.literal('delete'), ids }),
  /** Has those back that were deleted not long ago. */
  z.strictObject({ action: z.literal('restore'), ids }),
  /** Adds the quantities of lines of the same product to the first, and deletes the others. */
  z.strictObject({ action: z.literal('merge'), ids: ids.min(2) }),
  /** Takes a merge back, of the same lines in the same order, as long as nothing was done to the first since. */
  z.strictObject({ action: z.literal('unmerge'), ids: ids.min(2) }),
  /** Makes of each what its choices are by the release in force. */
  z.strictObject({ action: z.literal('migrate'), ids }),
  /** Has each cost what it costs today. */
  z.strictObject({ action: z.literal('price'), ids }),
]);
export type BatchBody = z.output<typeof batchBody>;

/** Which lines of the list are wanted as a sheet, and how whoever asks has the list. */
export const sheetOrder = z.strictObject({
  lines: z.union([
    z.strictObject({ ids }),
    z.strictObject({ ...filterFields, releaseState: z.enum(RELEASE_STATES).optional() }),
  ]),
  /** Columns of the list by their ids; others are left out. */
  columns: z.array(z.string().max(40)).max(40),
  system: z.enum(UNIT_SYSTEMS),
  timeZone: z.string().max(64).refine(isTimeZone),
});
export type SheetOrder = z.output<typeof sheetOrder>;

/** The lines that came of a batch: the same ones, or the copies. */
export const batchAnswer = z.object({ ids: z.array(z.string()) });

/** How a line stands to the release in force, and what its product would be by it. */
export const releaseCheck = z.object({
  state: z.enum(RELEASE_STATES),
  /** Why it is no product any more; null where it is one. */
  reason: z.string().nullable(),
  /** The first letters of the hashes of the release it was made with and of the one in force. */
  from: z.string(),
  to: z.string(),
  /** What differs, field by field, in words; an empty text: nothing stood there. */
  differences: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
});
export type ReleaseCheckDto = z.output<typeof releaseCheck>;
