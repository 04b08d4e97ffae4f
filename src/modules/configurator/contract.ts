import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { faultAt } from '#kernel/told-fault.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { formAsSent, WIRE_FORMS, WIRE_HEADINGS } from '#lines/wire-forms.ts';
import { rowDto } from '#modules/catalogue/contract/rows.ts';
import { enquiryForm } from '#modules/enquiries/contract.ts';
import { REASON_LENGTH, RESERVE_VERDICTS } from '#product/judgement/reserve.ts';
import { EXISTENCE_KINDS } from './domain/explain/existence.ts';

const chosen = z.string().min(1).max(100);

/** A configuration as it is saved and as the server keeps it: that of a product line, with what a route takes besides. */
export function savedFormWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return anyOf(WIRE_FORMS.map((form) => form.extend(besides)));
}

/** The same as a saved line answers it: beside what the line has of its own. */
export function answeredFormWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return anyOf(WIRE_FORMS.map((form) => form.extend(besides).strip()));
}

/** What the specification names of the line itself, beside its nested parts: as a list answers it. */
export function answeredHeadingWith<Besides extends z.ZodRawShape>(besides: Besides) {
  return anyOf(WIRE_HEADINGS.map((form) => form.extend(besides).strip()));
}

function anyOf<Schema extends z.ZodType>(schemas: readonly Schema[]) {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error('No product line can be configured');
  return others.length === 0 ? first : z.union([first, ...others]);
}

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
  return z.preprocess((form) => (isSent(form) ? inOwnWords(form) : form), schema) as unknown as Schema;
}

function inOwnWords(sent: Sent): Sent {
  const given = withoutNulls(formAsSent(withoutForeignIds(sent)));
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isSent(value) ? withoutNulls(value) : value]),
  );
}

/** Names, ids and status have no say: what another system knows a line, a person, a part or the product by is left out. */
function withoutForeignIds({ productConfig: _, inquiryStatus: _status, ...sent }: Sent): Sent {
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      if (FOREIGN_IDS.includes(name) && typeof value === 'number') return [];
      return [[name, isSent(value) && 'id' in value ? { ...value, id: null } : value]];
    }),
  );
}

const FOREIGN_IDS: readonly string[] = ['id', 'userId'];

function withoutNulls(sent: Sent): Sent {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null));
}

function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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
  form: ofAnswer,
};

type Extras = { readonly [extra in keyof typeof savedFormExtras]?: unknown };

/** The form of what was sent, without what the server does not take from it. */
export function formIn(sent: SavedForm & Extras): SavedForm {
  return savedForm.parse(Object.fromEntries(Object.entries(sent).filter(([field]) => !(field in savedFormExtras))));
}

const ONE_OF_STATES = z.enum(['chosen', 'implied', 'default', 'available', 'excluded']);
const labelled = z.object({ value: z.string(), label: z.string() });

/** Why something cannot be had: no choice and no rule of it could be left out. */
const because = z.object({
  /** The choices that stand against it; `ofBasicType` where the chosen row says so. */
  choices: z.array(
    z.object({ field: z.string(), label: z.string(), values: z.array(labelled), ofBasicType: z.boolean() }),
  ),
  rules: z.array(z.object({ id: z.string(), reason: z.string(), source: z.string().nullable() })),
});

/**
 * Changes that make room and keep the load, three choices at most: send `set` in place of the choices of the same name, leave
 * out those in `drop`. `clears` names what the form of the portal would clear as well; it may stay. `changes` says the same to
 * people.
 */
const wayOut = z.object({
  set: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  drop: z.array(z.string()),
  clears: z.array(z.string()),
  cost: z.number(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
  /** The row it takes in place of the chosen one: send its id. Left out where the chosen one stays. */
  basicType: rowDto.exactOptional(),
});
export type WayOutDto = z.output<typeof wayOut>;

const codeSpans = z.array(z.object({ from: z.string(), to: z.string() }));

/**
 * Where an option exists that no way out leads to, in one sentence; `has` and `needs` are codes of `field`, of sizes those
 * of the gear type chosen, or of the one `within` names.
 */
const exists = z.object({
  kind: z.enum(EXISTENCE_KINDS),
  text: z.string(),
  field: z.string().nullable(),
  within: z.object({ field: z.string(), value: z.string() }).exactOptional(),
  has: codeSpans,
  needs: codeSpans,
});

const evaluatedField = z.object({
  id: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(['choice', 'toggle', 'multi', 'number', 'text']),
  /** Whether the field applies to what was chosen (spec 001 §3, the Y/N flags). */
  visible: z.enum(['Y', 'N']),
  /** What stands in it as things are: chosen, implied or default. */
  standing: z.array(z.string()),
  options: z.array(
    labelled.extend({
      state: ONE_OF_STATES,
      /** Basic types left with it, on the fields a basic type fixes. */
      basicTypes: z.number().int().exactOptional(),
      because: because.exactOptional(),
      waysOut: z.array(wayOut).exactOptional(),
      /** Where it exists, if there is no way out. */
      exists: exists.exactOptional(),
    }),
  ),
});

/**
 * How the fB of a drive stands to the one asked for: `below-demand` needs a reason before it can be saved or printed,
 * `by-enquiry`, below 1.0, cannot be. `text` says the figures in the asked language.
 */
export const reserveAnswer = z.object({
  verdict: z.enum(RESERVE_VERDICTS),
  /** fB of the drive, rounded down to two decimals. */
  factor: z.number(),
  /** The one asked for, never below 1.0. */
  required: z.number(),
  /** From the one to the other in whole per cent, negative below the demand. */
  percent: z.number().int(),
  /** The torque asked for, as it is written, where that is more than the drive gives itself: `factor` then stands for it. */
  load: z.string().exactOptional(),
  text: z.string(),
  /** Why it is taken all the same; null where no reason was given or none is needed. */
  reason: z.string().nullable(),
});

/** A figure a drive is known by, as every screen and paper writes it: `n2`, `49.8`, `r/min`. */
export const toldFigure = z.object({
  column: z.string(),
  label: z.string(),
  symbol: z.string().nullable(),
  value: z.string(),
  unit: z.string().nullable(),
});

/** What a drive is mounted or fitted with: a field and what stands in it, in words. */
export const toldFitting = z.object({ field: z.string(), code: z.string(), label: z.string(), value: z.string() });

/** What the release says about the choices of a request. */
export const evaluation = z.object({
  family: z.string(),
  releaseHash: z.string(),
  /** Whether some product has all choices; if not, `conflict` says why and `repairs` what to change, cheapest first. */
  consistent: z.boolean(),
  conflict: because.nullable(),
  repairs: z.array(wayOut),
  /** Whether nothing is missing and nothing is wrong: it could be saved. */
  complete: z.boolean(),
  /** Null while no row is chosen, and where nothing was asked and nothing stands against the drive. */
  demand: reserveAnswer.nullable(),
  steps: z.array(z.object({ index: z.number().int(), label: z.string(), fields: z.array(evaluatedField) })),
  openPoints: z.array(z.object({ code: z.string(), step: z.number().int(), field: z.string(), text: z.string() })),
  warnings: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      level: z.string(),
      text: z.string(),
      fields: z.array(z.string()),
    }),
  ),
  remaining: z.object({
    /** Rows of the catalogue that a search with these choices and figures finds and that fit them all. */
    basicTypes: z.number().int(),
    /** Combinations of options that are still products, exactly, ratios aside; null where nobody could count them. */
    products: z.string().nullable(),
  }),
});

const given = z.union([
  z.string().min(1).max(4000),
  z.number().nonnegative().max(1e9),
  z.array(z.string().min(1).max(100)).max(60),
]);

const evaluationBody = z
  .strictObject({
    family: z.enum(CONFIGURABLE).default(USUAL_LINE),
    /** The release to judge by; left out, the one in force. */
    releaseHash: z
      .string()
      .regex(/^[0-9a-f]{8,64}$/)
      .exactOptional(),
    /**
     * Choices by field, oldest first: a code, a figure, a text; several codes mean "one of these", and of a list field
     * "all of these".
     */
    choices: z
      .record(z.string().min(1).max(60), given)
      .refine((choices) => Object.keys(choices).length <= 100)
      .default({}),
    /** The chosen row of the catalogue, by its id. */
    basicTypeId: z.string().min(1).max(120).nullable().default(null),
    /** The colour `custom`, as `#rrggbb` or as RAL classic code `RAL6018`. */
    customColor: z
      .union([z.string().regex(/^#[0-9a-f]{6}$/i), z.string().regex(/^RAL[1-9]\d{3}$/), z.null()])
      .default(null),
    /** Why a drive below the service factor asked for is taken all the same; heeded where it is, and is not below 1.0. */
    serviceFactorAccepted: z
      .strictObject({ reason: z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).refine(isOneLine) })
      .nullable()
      .default(null),
    /** Which excluded options to explain: all, none, or those of some fields, or some options of them. */
    explain: z
      .union([z.boolean(), z.array(z.strictObject({ field: chosen, value: chosen.exactOptional() })).max(60)])
      .default(false),
    /** The language of all texts; left out, that of Accept-Language. */
    locale: z.enum(LOCALES).exactOptional(),
  })
  .meta({
    examples: [
      {
        choices: { gearboxModel: 'K', reduceUnitSize: ['67', '77'], motorVoltage: '3AC 380V', brakes: ['BE5'] },
        explain: [{ field: 'installationPosition' }],
        locale: 'en',
      },
    ],
  });
export type EvaluationBody = z.output<typeof evaluationBody>;

/** One option that does not fit: the choices and the row as for an evaluation, and what is wanted. */
export const waysOutBody = evaluationBody.omit({ explain: true }).extend({
  wanted: z.strictObject({ field: chosen, value: chosen }),
});
export type WaysOutBody = z.output<typeof waysOutBody>;

/** The engine for other systems (product decisions §3). */
export const evaluationRoutes = {
  waysOut: defineRoute({
    method: 'POST',
    path: '/v1/configurations/ways-out',
    access: 'public',
    summary: 'How one option can be had that does not fit, with the load kept; else where it exists',
    body: waysOutBody,
    /** `because` is null where no rule stands against it: then the load does, or nothing. */
    result: z.object({ because: because.nullable(), waysOut: z.array(wayOut), exists: exists.nullable() }),
    errors: ['configuration.unknown-basic-type', 'release.outdated'],
  }),
  evaluate: defineRoute({
    method: 'POST',
    path: '/v1/configurations/evaluate',
    access: 'public',
    summary: 'What is still possible with some choices: every option of every field, with reasons and ways out',
    body: evaluationBody,
    result: evaluation,
    errors: ['configuration.unknown-basic-type', 'release.outdated'],
  }),
};

const told = z.string().trim().max(200).refine(isOneLine);

const OTHER_LINE = {
  zh: '与咨询的产品系列不符',
  en: 'is of another product line than the enquiry',
};

/** An engineer's help with a configuration that stands on the screen (product decisions §10). */
export const engineerRoutes = {
  ask: defineRoute({
    method: 'POST',
    path: '/v1/configurations/enquiries',
    access: 'public',
    summary:
      'Ask an engineer about a configuration; the form is judged anew and kept with the enquiry, whether it is a product or not',
    body: z
      .strictObject({
        enquiry: enquiryForm,
        /** What could not be had: an option, a near miss; empty where the whole is asked about. */
        asked: told.default(''),
        /** The figures that were asked for, in the words of the screen. */
        demand: z
          .array(z.strictObject({ name: told, value: told }))
          .max(30)
          .default([]),
        /** Left out while no drive was chosen; a line may be sent as it was answered. */
        form: asClientsSend(savedFormWith(savedFormExtras)).nullable().default(null),
      })
      .refine(
        ({ enquiry, form }) => form === null || form.category === enquiry.productLine,
        faultAt(['form', 'category'], OTHER_LINE),
      ),
    result: z.object({ id: z.uuid() }),
    errors: ['enquiry.slowed'],
  }),
};
