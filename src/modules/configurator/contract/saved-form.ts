import { z } from 'zod';
import { isRecord } from '#kernel/is-record.ts';
import { formAsSent, WIRE_FORMS, WIRE_HEADINGS } from '#lines/wire-forms.ts';

/** A configuration as it is saved and as the server keeps it: that of a product line, with what a route takes besides. */
export function savedFormWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return byCode(WIRE_FORMS.map((form) => form.extend(besides)));
}

/** The same as a saved line answers it: beside what the line has of its own. */
export function answeredFormWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return anyOf(WIRE_FORMS.map((form) => form.extend(besides).strip()));
}

/** What the specification names of the line itself, beside its nested parts: as a list answers it. */
export function answeredHeadingWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return anyOf(WIRE_HEADINGS.map((form) => form.extend(besides).strip()));
}

/** What any of the schemas answers. */
function anyOf<Schema extends z.ZodObject>(schemas: readonly Schema[]) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error(NO_LINE);
  return z.union([first, ...others]);
}

/** Of the schemas the one of the code that is sent, so that it says what is wrong; without a code the first that takes it. */
function byCode<Schema extends z.ZodObject>(schemas: readonly Schema[]) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error(NO_LINE);
  return z.discriminatedUnion('category', [first, ...others], { unionFallback: true });
}

const NO_LINE = 'No product line can be configured';

/** A configuration as it is saved, of whichever line. */
export const savedForm = savedFormWith({});
export type SavedForm = z.output<typeof savedForm>;

type Sent = Readonly<Record<string, unknown>>;

/**
 * What is sent, as the specification's client sends it: every name it knows, null for what it leaves out, in the form and in its
 * parts; values as they are written there; ids that are numbers; the whole product once more under `productConfig`.
 */
export function asClientsSend<Schema extends z.ZodType>(schema: Schema): Schema {
  // What is taken besides is what the schema says: its types and its description hold.
  return z.preprocess((form) => (isRecord(form) ? inOwnWords(form) : form), schema) as unknown as Schema;
}

function inOwnWords(sent: Sent): Sent {
  const given = withoutNulls(formAsSent(withoutForeignIds(sent)));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isRecord(value) ? withoutNulls(value) : value]),
  );
}

/** Names, ids and status have no say: what another system knows a line, a person, a part or the product by is left out. */
function withoutForeignIds({ productConfig: _, inquiryStatus: _status, ...sent }: Sent): Sent {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      if (FOREIGN_IDS.includes(name) && typeof value === 'number') return [];
      return [[name, isRecord(value) && 'id' in value ? { ...value, id: null } : value]];
    }),
  );
}

const FOREIGN_IDS: readonly string[] = ['id', 'userId'];

function withoutNulls(sent: Sent): Sent {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
}

/** The drive of a form that comes from a sizing: the case it was sized by, and its row of the release it was saved with. */
export const sizedDrive = z.object({ case: z.string(), line: z.string(), row: z.string(), release: z.string() });

const name = z.string().max(200).optional();
const ofAnswer = z.unknown().optional().meta({ description: 'Of an answer; has no say in what is sent' });

/**
 * What a client sends along and the server does not take from it. The specification's client names product, owner, customer
 * and status (spec 001 §3 "Saved configuration"); whoever sends back what was answered sends what only answers say.
 */
export const savedFormExtras = {
  id: z.string().max(100).optional(),
  productName: name,
  productConfig: z.strictObject({ productName: z.string().max(200) }).optional(),
  inquiryStatus: z.literal('N').optional(),
  quantity: z.number().int().min(1).max(9999).optional(),
  /** Of a save made for a customer: whether the customer agrees that the document is mailed to the addresses of the form (ADR 72). */
  mailsDocument: z.boolean().optional(),
  userId: name,
  accountManagerName: name,
  customerName: name,
  version: z.number().int().optional(),
  typeCode: ofAnswer,
  createdAt: ofAnswer,
  updatedAt: ofAnswer,
  actorName: ofAnswer,
  onBehalfOf: ofAnswer,
  abilities: ofAnswer,
  demand: ofAnswer,
  figures: ofAnswer,
  fittings: ofAnswer,
  figuresOpen: ofAnswer,
  fullTypeCode: ofAnswer,
  price: ofAnswer,
  itemNumber: ofAnswer,
  note: ofAnswer,
  folder: ofAnswer,
  releaseState: ofAnswer,
  twins: ofAnswer,
  sizing: ofAnswer,
  documentMail: ofAnswer,
  form: ofAnswer,
};

type Extras = { readonly [extra in keyof typeof savedFormExtras]?: unknown };

/** The form of what was sent, without what the server does not take from it. */
export function formIn(sent: SavedForm & Extras): SavedForm {
  return savedForm.parse(Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in savedFormExtras))));
}
