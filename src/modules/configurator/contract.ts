import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { LOCALES } from '#kernel/locale.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { WIRE_FORMS } from '#lines/wire-forms.ts';
import { enquiryForm } from '#modules/enquiries/contract.ts';

const chosen = z.string().min(1).max(100);

/** A configuration as it is saved and as the server keeps it: that of a product line, with what a route takes besides. */
export function savedFormWith<Besides extends z.ZodRawShape>(besides: Besides) {
  const [first, ...others] = WIRE_FORMS.map((form) => form.extend(besides));
  if (first === undefined) throw new Error('No product line can be configured');
  return others.length === 0 ? first : z.union([first, ...others]);
}

/** A configuration as it is saved, of whichever line. */
export const savedForm = savedFormWith({});
export type SavedForm = z.output<typeof savedForm>;

/** What is sent, null taken as left out, in the form and in its parts: the specification's client sends every name it knows. */
export function takingNulls<Schema extends z.ZodType>(schema: Schema): Schema {
  // What is taken besides null is what the schema says: its types and its description hold.
  return z.preprocess((form) => withoutNulls(form, withoutNulls), schema) as unknown as Schema;
}

function withoutNulls(sent: unknown, within: (value: unknown) => unknown = (value) => value): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const given = Object.entries(sent).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, within(value)]));
}

const name = z.string().max(200).optional();

/**
 * What the specification's client sends along and the server does not take from it: product, owner, customer and status
 * are its own to name (spec 001 §3 "Saved configuration").
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
};

type Extras = { readonly [extra in keyof typeof savedFormExtras]?: unknown };

/** The form of what was sent, without what the server does not take from it. */
export function formIn(sent: SavedForm & Extras): SavedForm {
  const { id: _id, productName: _name, productConfig: _config, inquiryStatus: _status, ...rest } = sent;
  const { quantity: _quantity, userId: _user, accountManagerName: _manager, customerName: _customer, ...form } = rest;
  return form;
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
 * Changes that make room: send `set` in place of the choices of the same name, leave out those in `drop`. `clears` names
 * what the form of the portal would clear as well; it may stay. `changes` says the same to people.
 */
const wayOut = z.object({
  set: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  drop: z.array(z.string()),
  clears: z.array(z.string()),
  cost: z.number(),
  changes: z.array(
    z.object({ field: z.string(), label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
  ),
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
    }),
  ),
});

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
    /** The colour `custom`, as `#rrggbb`. */
    customColor: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
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

/** The engine for other systems (product decisions §3). */
export const evaluationRoutes = {
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
        /** Left out while no drive was chosen. */
        form: takingNulls(savedForm).nullable().default(null),
      })
      .refine(({ enquiry, form }) => form === null || form.category === enquiry.productLine, {
        path: ['form', 'category'],
        message: 'the product line of the enquiry',
      }),
    result: z.object({ id: z.uuid() }),
    errors: ['enquiry.slowed'],
  }),
};
