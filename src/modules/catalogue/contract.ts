import { z } from 'zod';
import { decimal, defineRoute, wholeNumber } from '#kernel/contract.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { ROW_SEARCHES } from '#lines/row-searches.ts';
import { BASIC_TYPE_LINES, WIRE_CODES, WIRE_FIELDS, WIRE_ROW_SEARCH } from '#lines/wire-rows.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { VERDICTS } from '#product/judgement/verdict.ts';
import { FIGURES } from '#product/warning.ts';
import { asCode } from '#product/written-values.ts';
import { type Expr, isExpr } from './domain/release-check/is-expr.ts';
import { PICK_REASONS, PICKS } from './domain/search/picks.ts';
import { describedParameters } from './domain/search/row-parameters.ts';

const code = z.string().min(1).max(60);
const category = z.enum(CONFIGURABLE).default(USUAL_LINE);

/** One of the codes of a column, or the value as the specification writes it, which becomes its code. */
function coded<Field extends keyof typeof WIRE_CODES>(field: Field) {
  type Code = (typeof WIRE_CODES)[Field][number];
  const written = writtenValuesOf(USUAL_LINE);
  const taken = z.enum([...WIRE_CODES[field], ...Object.keys(written[field] ?? {})]);
  // What `overwrite` leaves are codes only.
  return (taken as unknown as z.ZodType<Code>).overwrite((sent) => asCode(written, field, sent) as Code);
}

/** What a basic type search can ask for; every field keeps the specification's name (spec 001 §3, step 2). */
export const basicTypeFilter = z.strictObject({
  category: z.enum(BASIC_TYPE_LINES).default(USUAL_LINE),
  transmitTypes: z.enum(['coaxial', 'parallel', 'right-angle']).optional(),
  gearboxModel: z.enum(WIRE_CODES.gearboxModel).optional(),
  /** Left out: that of the inputModule, else motor. */
  inputType: coded('inputType').optional(),
  inputModule: code.optional(),
  motorType: z.enum(['AC', 'EX']).optional(),
  reduceUnitSize: code.optional(),
  motorFrequency: z.enum(WIRE_CODES.motorFrequency).default('50Hz'),
  efficiencyClass: coded('efficiencyClass').default('DN'),
  durationFactor: code.default('S1-100%'),
  motorPower: decimal.optional(),
  motorPoles: decimal.optional(),
  motorSize: code.optional(),
  inputSpeed: decimal.optional(),
  ratio: decimal.optional(),
  outputSpeed: decimal.optional(),
  outputTorque: decimal.optional(),
  serviceFactor: decimal.optional(),
  /** Tolerance of ratio and output speed as a fraction, 0.03 = ±3 %. */
  delta: decimal.optional(),
  ratioMin: decimal.optional(),
  ratioMax: decimal.optional(),
  outputSpeedMin: decimal.optional(),
  outputSpeedMax: decimal.optional(),
  outputTorqueMin: decimal.optional(),
  outputTorqueMax: decimal.optional(),
  serviceFactorMax: decimal.optional(),
  overhungLoadMin: decimal.optional(),
  massMax: decimal.optional(),
  /** What was chosen outside the search, `motorVoltage:3AC 380V;brakes:BE5`: rows no product with it has are left out. */
  given: z.string().min(1).max(4000).optional(),
});

/** The one order (product decisions §11), as the API description says it. */
const ORDER_WHERE_LEFT_OUT =
  'where left out: not oversized, lower mass in steps of 5 %, four poles, smaller deviation of speed';

const basicTypeQuery = basicTypeFilter.extend({
  pageSize: wholeNumber(1, 200, 20),
  cursor: z.string().min(1).max(400).optional(),
  sort: z
    .string()
    .regex(new RegExp(`^(${WIRE_ROW_SEARCH.sorted.join('|')}):(asc|desc)$`))
    .optional()
    .meta({ description: ORDER_WHERE_LEFT_OUT }),
});

/** One basic type on the wire: numbers as numbers, unrounded (product decisions §4). */
export const basicTypeDto = z.object({
  id: z.string(),
  route: z.enum(['motor', 'module']),
  reduceType: z.string(),
  gearboxModel: z.enum(WIRE_CODES.gearboxModel),
  reduceUnitSize: z.string(),
  stages: z.number(),
  ratio: z.number(),
  inputType: z.enum(WIRE_CODES.inputType),
  inputModule: z.string().nullable(),
  motorPower: z.number(),
  motorPoles: z.number().nullable(),
  motorFrame: z.string().nullable(),
  motorFrequency: z.enum(WIRE_CODES.motorFrequency).nullable(),
  efficiencyClass: z.enum(WIRE_CODES.efficiencyClass).nullable(),
  inputSpeed: z.number(),
  /** The most the customer's motor may run at on an input module, r/min. */
  inputSpeedMax: z.number().nullable(),
  outputSpeed: z.number(),
  outputTorque: z.number(),
  serviceFactor: z.number(),
  usableTorque: z.number(),
  overhungLoad: z.number(),
  mass: z.number(),
  efficiency: z.number(),
  limit: z.string(),
  wormStage: z.string().nullable(),
});
export type BasicTypeDto = z.infer<typeof basicTypeDto>;

/** A row to look at first of all that are found, the recommended one leading, with why. */
function pickOf<Row extends z.ZodType>(row: Row) {
  return z.object({ pick: z.enum(PICKS), row, reasons: z.array(z.enum(PICK_REASONS)) });
}

const reasonText = z.object({ code: z.string(), text: z.string() });
const basicTypePage = z.object({
  total: z.number().int(),
  rows: z.array(basicTypeDto),
  /** Rows whose service factor lies between 0.8 and the required one, with the reason. */
  nearMisses: z.array(z.object({ row: basicTypeDto, reason: reasonText })),
  /** Near misses in all; the list holds the 20 nearest. */
  nearMissTotal: z.number().int(),
  next: z.string().nullable(),
  /** On an empty answer: the one limit whose relaxation brings most rows. */
  relax: z
    .object({
      field: z.string(),
      part: z.enum(['filter', 'min', 'max']),
      value: z.union([z.string(), z.number()]),
      rows: z.number().int(),
      text: z.string(),
    })
    .nullable(),
  /** Filters to clear with the maker: a duty type without a general power factor (counted as 1.0), explosion protection. */
  enquire: z.array(z.enum(WIRE_ROW_SEARCH.enquired)),
  /** How many of `total` are oversized: fB above 3 and above 1.6 times the one asked. Without `sort` they stand last. */
  oversizedTotal: z.number().int(),
  picks: z.array(pickOf(basicTypeDto)),
  /** What each row listed is for the demand; `isLighter`: for that it stands behind the recommended row, which is heavier. */
  verdicts: z.array(z.object({ id: z.string(), verdict: z.enum(VERDICTS), isLighter: z.boolean() })),
});
export type BasicTypePage = z.infer<typeof basicTypePage>;

const ofLine = z.strictObject({
  line: z
    .string()
    .min(1)
    .max(20)
    .meta({ description: CONFIGURABLE.join(', ') }),
});

/** What rows of a line are asked for by: its columns, in its own names. Which there are depends on the line. */
const rowFilter = z
  .object({
    ...Object.fromEntries(
      Object.entries(describedParameters(ROW_SEARCHES)).map(([name, description]) => [
        name,
        z.string().max(200).optional().meta({ description }),
      ]),
    ),
    delta: decimal.optional().meta({ description: 'Tolerance of figures as a fraction, 0.03 = ±3 %' }),
    given: basicTypeFilter.shape.given.meta({ description: 'Choices of other fields, field:code;field:code' }),
  })
  .catchall(z.string().max(200));

const rowQuery = rowFilter.extend({
  pageSize: wholeNumber(1, 200, 20),
  cursor: z.string().min(1).max(400).optional(),
  sort: z
    .string()
    .min(1)
    .max(80)
    .optional()
    .meta({ description: `column:asc or column:desc; ${ORDER_WHERE_LEFT_OUT}` }),
});

/** A row of any line by its columns: numbers as numbers, unrounded. */
export const rowDto = z
  .object({ id: z.string() })
  .catchall(z.union([z.string(), z.number(), z.null()]))
  .meta({ description: describedColumns() });
export type RowDto = z.infer<typeof rowDto>;

function describedColumns(): string {
  const lines = Object.entries(ROW_SEARCHES).map(([line, { columns }]) => {
    const named = columns.map(({ id, unit }) => (unit === undefined ? id : `${id} (${unit})`));
    return `${line}: ${named.join(', ')}`;
  });
  return lines.join('; ');
}

const rowPage = basicTypePage.extend({
  rows: z.array(rowDto),
  nearMisses: z.array(z.object({ row: rowDto, reason: reasonText })),
  enquire: z.array(z.string()),
  picks: z.array(pickOf(rowDto)),
});
export type RowPage = z.infer<typeof rowPage>;

const counts = z.record(
  z.string(),
  z.array(z.object({ value: z.union([z.string(), z.number()]), count: z.number().int() })),
);

const option = z.object({
  value: z.string(),
  label: z.string(),
  available: z.boolean(),
  /** How many basic types remain with this value, where the catalogue counts them. */
  count: z.number().int().optional(),
  /** Why it is not available, in the asked language. */
  because: z.string().optional(),
});
export type OptionDto = z.infer<typeof option>;

const relation = z.record(
  z.string(),
  z.object({
    visible: z.enum(['Y', 'N']),
    label: z.string(),
    options: z.array(option),
    default: z.string().nullable(),
  }),
);

/** Choices made so far, by the specification's field names; multi-select fields are comma-joined codes. */
export const choiceQuery = z
  .object({ category: z.enum(CONFIGURABLE).optional(), ...describedFields() })
  .catchall(z.string().max(200));

/** Every field of the wizard as a query parameter, named in both languages; which codes it takes depends on the release. */
function describedFields() {
  const taken = WIRE_FIELDS.map(({ id, kind, label }) => {
    const several = kind === 'multi' ? ', several joined by commas' : '';
    return [
      id,
      z
        .string()
        .max(200)
        .optional()
        .meta({ description: `${label.en} · ${label.zh}${several}` }),
    ] as const;
  });
  return Object.fromEntries(taken);
}

/** The form where nothing in it is asked about: its names are checked, what they say is not. */
const anyForm = z.strictObject({ ...namesOf(basicTypeFilter), ...describedFields(), category });

function namesOf({ shape }: typeof basicTypeFilter) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, z.string().max(4000).optional()] as const));
}

const optionList = (path: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path,
    access: 'public',
    summary,
    repeatable: true,
    query: choiceQuery,
    result: z.array(option),
    errors: ['configuration.impossible'],
  });

const facetList = (name: string, summary: string) =>
  defineRoute({
    method: 'GET',
    path: `/v1/basicTypeConfig/${name}`,
    access: 'public',
    summary,
    repeatable: true,
    query: basicTypeFilter,
    result: z.array(option),
  });

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
const listedRelease = z.object({
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

const ofFamily = z.strictObject({ family: z.enum(CONFIGURABLE) });
const ofRelease = z.strictObject({ family: z.enum(CONFIGURABLE), hash: z.string().regex(/^[0-9a-f]{16,64}$/) });

/** The token-free look-ups of spec 001 §7, thin adapters over catalogue and engine, and the releases the browser loads. */
export const catalogueRoutes = {
  getBasicType: defineRoute({
    method: 'GET',
    path: '/v1/basicTypeConfig/getBasicType',
    access: 'public',
    summary: 'Search basic types by speed or ratio, power or torque, and service factor',
    repeatable: true,
    query: basicTypeQuery,
    result: basicTypePage,
  }),
  getBasicTypeConstraintRelation: defineRoute({
    method: 'GET',
    path: '/v1/basicTypeConfig/getBasicTypeConstraintRelation',
    access: 'public',
    summary: 'Visibility, options and default of every model and basic selection field after the given choices',
    repeatable: true,
    query: choiceQuery,
    result: relation,
    errors: ['configuration.impossible'],
  }),
  basicTypeCounts: defineRoute({
    method: 'GET',
    path: '/v1/basic-types/counts',
    access: 'public',
    summary: 'How many basic types each option of the search would leave, its own field left out',
    repeatable: true,
    query: basicTypeFilter,
    result: counts,
  }),
  rows: defineRoute({
    method: 'GET',
    path: '/v1/lines/:line/rows',
    access: 'public',
    summary: 'Rows of a product line that fit what is asked of its columns',
    repeatable: true,
    params: ofLine,
    query: rowQuery,
    result: rowPage,
    errors: ['line.unknown'],
  }),
  rowCounts: defineRoute({
    method: 'GET',
    path: '/v1/lines/:line/rows/counts',
    access: 'public',
    summary: 'How many rows each value of a column would leave, the column itself left out',
    repeatable: true,
    params: ofLine,
    query: rowFilter,
    result: counts,
    errors: ['line.unknown'],
  }),
  getDurationFactor: optionList('/v1/basicTypeConfig/getDurationFactor', 'Duty types'),
  getInputModule: facetList('getInputModule', 'Kinds of input with basic types left'),
  getInputModuleValue: facetList('getInputModuleValue', 'Input modules of the chosen kind'),
  getMotorPoles: facetList('getMotorPoles', 'Numbers of poles'),
  getPowerOrTorque: facetList('getPowerOrTorque', 'Motor powers in kW'),
  getReduceUnitSize: facetList('getReduceUnitSize', 'Gear unit sizes'),
  getServiceFactor: facetList('getServiceFactor', 'Usual service factors that still have basic types'),
  getSpeedOrRatio: facetList('getSpeedOrRatio', 'Ratios'),
  getDelta: defineRoute({
    method: 'GET',
    path: '/v1/basicTypeConfig/getDelta',
    access: 'public',
    summary: 'Tolerance of a search by ratio or output speed, as fractions',
    repeatable: true,
    query: anyForm,
    result: z.object({ delta: z.number(), most: z.number() }),
  }),
  getJcmcType: defineRoute({
    method: 'GET',
    path: '/v1/basicTypeConfig/getJcmcType',
    access: 'public',
    summary: 'Motors with integrated inverter',
    repeatable: true,
    query: anyForm,
    result: z.array(
      z.object({
        motorPower: z.number(),
        motorPoles: z.number(),
        motorFrame: z.string(),
        efficiencyClass: z.string(),
        ratedSpeed: z.number(),
      }),
    ),
  }),
  getBuiltInType: optionList('/v1/installMethod/getBuiltInType', 'Assembly types'),
  getInstallMethodValue: defineRoute({
    method: 'GET',
    path: '/v1/installMethod/getInstallMethodValue',
    access: 'public',
    summary: 'Options of one installation field, or of all of them',
    repeatable: true,
    query: choiceQuery.extend({
      field: z.string().max(60).optional().meta({ description: 'The field asked for; left out, all of them' }),
    }),
    result: z.record(z.string(), z.array(option)),
    errors: ['configuration.impossible'],
  }),
  getInstallConstraintRelation: defineRoute({
    method: 'GET',
    path: '/v1/installMethod/getInstallConstraintRelation',
    access: 'public',
    summary: 'Visibility, options and default of every installation field after the given choices',
    repeatable: true,
    query: choiceQuery,
    result: relation,
    errors: ['configuration.impossible'],
  }),
  currentRelease: defineRoute({
    method: 'GET',
    path: '/v1/releases/:family/current',
    access: 'public',
    summary: 'Which release of a product family is in force',
    params: ofFamily,
    result: z.object({ family: z.string(), version: z.string(), hash: z.string(), basicTypes: z.number().int() }),
    errors: ['release.unknown'],
  }),
  release: defineRoute({
    method: 'GET',
    path: '/v1/releases/:family/:hash',
    access: 'public',
    summary: 'A release: fields, values, texts, tables and rules, as the engine reads it',
    params: ofRelease,
    result: z.unknown(),
    errors: ['release.unknown'],
    immutable: true,
  }),
  releaseEngine: defineRoute({
    method: 'GET',
    path: '/v1/releases/:family/:hash/engine',
    access: 'public',
    summary: 'The compiled rules of a release, as the engine opens them',
    params: ofRelease,
    result: z.unknown(),
    errors: ['release.unknown'],
    file: 'application/octet-stream',
    immutable: true,
  }),
  releases: defineRoute({
    method: 'GET',
    path: '/v1/releases/:family',
    access: 'releases.read',
    summary: 'The newest hundred releases of a product family, newest first, and which one is in force',
    params: ofFamily,
    result: z.array(listedRelease),
  }),
  publishRelease: defineRoute({
    method: 'POST',
    path: '/v1/releases/:family',
    access: 'releases.publish',
    summary:
      'Check, compile, keep and put in force a release; one that is not sound is refused with the rules to blame',
    params: ofFamily,
    body: productReleaseSchema,
    result: listedRelease,
    errors: ['release.refused', 'server.busy'],
    mostBytes: 8_388_608,
    mostValues: 1_000_000,
  }),
  activateRelease: defineRoute({
    method: 'POST',
    path: '/v1/releases/:family/:hash/activate',
    access: 'releases.publish',
    summary: 'Put a kept release in force again',
    params: ofRelease,
    result: listedRelease,
    errors: ['release.unknown'],
  }),
};
