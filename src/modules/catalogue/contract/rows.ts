import { z } from 'zod';
import { decimal, wholeNumber } from '#kernel/contract.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { ROW_SEARCHES } from '#lines/row-searches.ts';
import { BASIC_TYPE_LINES, WIRE_CODES, WIRE_FIELDS, WIRE_ROW_SEARCH } from '#lines/wire-rows.ts';
import { writtenValuesOf } from '#lines/written-values.ts';
import { SIDES } from '#modules/catalogue/domain/search/beside-speed.ts';
import { PICK_REASONS, PICKS } from '#modules/catalogue/domain/search/picks.ts';
import { describedParameters } from '#modules/catalogue/domain/search/row-parameters.ts';
import { VERDICTS } from '#product/judgement/verdict.ts';
import { asCode } from '#product/written-values.ts';

const code = z.string().min(1).max(60);

/** The longest text of a form. */
const TEXT_LENGTH = 4000;

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
  'where left out: not oversized, lower mass in steps of 5 % above the lightest, four poles, smaller deviation of speed, adapter of the motor’s frame';

/** A look-up's query as forms send it: what is empty in a form is left out (ADR 47). */
export function emptyLeftOut<Schema extends z.ZodType>(schema: Schema): Schema {
  // What is taken is what the schema says: its types and its description hold.
  return z.preprocess((query) => (isQuery(query) ? withoutEmpty(query) : query), schema) as unknown as Schema;
}

function isQuery(query: unknown): query is Readonly<Record<string, unknown>> {
  return typeof query === 'object' && query !== null;
}

function withoutEmpty(query: Readonly<Record<string, unknown>>): object {
  if (!Object.values(query).includes('')) return query;
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Every field of the wizard as a query parameter, named in both languages. */
export function formFields(most = 200) {
  const taken = WIRE_FIELDS.map(({ id, kind, label }) => {
    const several = kind === 'multi' ? ', several joined by commas' : '';
    const description = `${label.en} · ${label.zh}${several}`;
    return [id, z.string().max(most).optional().meta({ description })] as const;
  });
  return Object.fromEntries(taken);
}

/** A search with the rest of the form beside it, which is checked by name alone. */
export const basicTypeForm = z.strictObject({ ...formFields(TEXT_LENGTH), ...basicTypeFilter.shape });

export const basicTypeQuery = basicTypeForm.extend({
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
  /** Said where the overhung load is to be verified with the maker before anybody relies on it. */
  overhungLoadIs: z.literal('unconfirmed').exactOptional(),
  mass: z.number(),
  efficiency: z.number(),
  limit: z.string(),
  wormStage: z.string().nullable(),
});

/** A row to look at first of all that are found, the recommended one leading, with why. */
function pickOf<Row extends z.ZodType>(row: Row) {
  return z.object({ pick: z.enum(PICKS), row, reasons: z.array(z.enum(PICK_REASONS)) });
}

/** Why a row is near only; beside the speed or ratio asked for, also which of the two and on which side of it. */
const reasonText = z.object({
  code: z.string(),
  text: z.string(),
  column: z.string().optional(),
  side: z.enum(SIDES).optional(),
});
/** One limit to relax, in words; with the first row of four poles where a wider tolerance is for the sake of it. */
function relaxOf<Row extends z.ZodType>(fourPoles: Row) {
  return z.object({
    field: z.string(),
    part: z.enum(['filter', 'min', 'max']),
    value: z.union([z.string(), z.number()]),
    rows: z.number().int(),
    text: z.string(),
    fourPoles: fourPoles.optional(),
  });
}

export const basicTypePage = z.object({
  total: z.number().int(),
  rows: z.array(basicTypeDto),
  /** Rows whose service factor lies between 0.8 and the required one, then rows beside the speed or ratio asked for, with the reason. */
  nearMisses: z.array(z.object({ row: basicTypeDto, reason: reasonText })),
  /** Near misses in all; the list holds the nearest of each kind: six, or three where six rows fit. */
  nearMissTotal: z.number().int(),
  next: z.string().nullable(),
  /**
   * On an empty answer: the one limit whose relaxation brings most rows; else the wider tolerance that brings a motor of four poles,
   * where none found has one, or a clearly lighter row.
   */
  relax: relaxOf(basicTypeDto).nullable(),
  /** Filters to clear with the maker: a duty type without a general power factor (counted as 1.0), explosion protection. */
  enquire: z.array(z.enum(WIRE_ROW_SEARCH.enquired)),
  /** How many of `total` are oversized: fB above 3 and above 1.6 times the one asked. Without `sort` they stand last. */
  oversizedTotal: z.number().int(),
  /** How many of the others have an adapter whose frame's standard motors are too weak. Without `sort` they stand behind all. */
  frameTooSmallTotal: z.number().int(),
  picks: z.array(pickOf(basicTypeDto)),
  /**
   * What each row listed is for the demand; `reserve`: its fB, that of the torque asked for where it gives less; `isLighter`:
   * for that verdict it stands behind the recommended row, which is heavier.
   */
  verdicts: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(VERDICTS),
      reserve: z.number(),
      isLighter: z.boolean(),
      /** The most a standard motor of the adapter's frame gives, kW, where more is needed. */
      framePower: z.number().optional(),
    }),
  ),
});

export const ofLine = z.strictObject({
  line: z
    .string()
    .min(1)
    .max(20)
    .meta({ description: CONFIGURABLE.join(', ') }),
});

/** What rows of a line are asked for by: its columns, in its own names. Which there are depends on the line. */
export const rowFilter = z
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

export const rowQuery = rowFilter.extend({
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

export const rowPage = basicTypePage.extend({
  rows: z.array(rowDto),
  nearMisses: z.array(z.object({ row: rowDto, reason: reasonText })),
  relax: relaxOf(rowDto).nullable(),
  enquire: z.array(z.string()),
  picks: z.array(pickOf(rowDto)),
});
export type RowPage = z.infer<typeof rowPage>;

export const counts = z.record(
  z.string(),
  z.array(z.object({ value: z.union([z.string(), z.number()]), count: z.number().int() })),
);
