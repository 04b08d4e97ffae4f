import { z } from 'zod';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { type Expr, isExpr } from '#modules/catalogue/domain/release-check/is-expr.ts';
import { FIGURES } from '#product/warning.ts';

const code = z.string().min(1).max(60);
/** A text in both languages; one that is left out is found by the release check, which names the rule it belongs to. */
const bilingual = z.strictObject({ zh: z.string().max(2_000).default(''), en: z.string().max(2_000).default('') });
const expression = z
  .custom<Expr>(isExpr)
  .meta({ description: '{"in":[variable,[codes]]}, {"not":…}, {"all":[…]}, {"any":[…]} or {"if":…,"then":…}' });
const valueCode = z.string().min(1).max(120);

const fieldDef = z.strictObject({
  id: code,
  step: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  kind: z.enum(['choice', 'toggle', 'multi', 'number', 'text']),
  label: bilingual,
  hint: bilingual.exactOptional(),
  unit: z.string().max(20).exactOptional(),
  values: z.array(
    z.strictObject({
      code: valueCode,
      label: bilingual,
      note: bilingual.exactOptional(),
      swatch: z.string().max(20).exactOptional(),
    }),
  ),
  default: valueCode.exactOptional(),
  usual: valueCode.exactOptional(),
  modelled: z.boolean(),
  shownWhen: z.tuple([code, z.array(valueCode)]).exactOptional(),
});

const model = z.strictObject({
  version: z.string().max(60),
  variables: z.array(z.strictObject({ id: code, values: z.array(valueCode) })),
  tables: z.array(
    z.strictObject({
      id: z.string().min(1).max(120),
      variables: z.array(code),
      rows: z.array(z.array(z.number().int())),
      reason: bilingual,
      source: z.string().max(400).exactOptional(),
    }),
  ),
  rules: z.array(
    z.strictObject({
      id: z.string().min(1).max(120),
      expr: expression,
      reason: bilingual,
      source: z.string().max(400).exactOptional(),
    }),
  ),
});

const warningDef = z.strictObject({
  id: z.string().min(1).max(120),
  level: z.enum(['info', 'attention']),
  when: expression,
  row: z
    .array(
      z.strictObject({
        figure: z.enum(FIGURES),
        above: z.number().exactOptional(),
        from: z.number().exactOptional(),
        below: z.number().exactOptional(),
      }),
    )
    .exactOptional(),
  fields: z.array(code),
  text: bilingual,
  source: z.string().max(400),
});

/** All the knowledge of a product line as it is published: `ProductRelease`. */
export const productReleaseSchema = z.strictObject({
  family: z.literal(CONFIGURABLE),
  version: z.string().min(1).max(60),
  fields: z.array(fieldDef),
  model,
  steps: z.array(z.strictObject({ index: z.number().int().min(0).max(5), label: bilingual, fields: z.array(code) })),
  warnings: z.array(warningDef),
});

/** A stored release as it is listed; numbers of products are exact, as digits. */
export const listedRelease = z.object({
  hash: z.string(),
  family: z.string(),
  version: z.string(),
  origin: z.enum(['shipped', 'published']),
  active: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Who published it; null for what was shipped. */
  publishedBy: z.string().nullable(),
  sizes: z.record(z.string(), z.number().int()),
  compiled: z.object({ nodes: z.number().int(), arcs: z.number().int(), bytes: z.number().int() }).nullable(),
  products: z
    .object({ all: z.string(), perGearboxModel: z.array(z.object({ code: z.string(), count: z.string() })) })
    .nullable(),
  redundantRules: z.array(z.string()),
});
export type ListedRelease = z.infer<typeof listedRelease>;
