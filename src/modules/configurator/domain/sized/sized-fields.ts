import { isRecord } from '#kernel/is-record.ts';
import type { Description, FieldDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { ProductLine } from '#product/line.ts';

/** What a sizing filled in of a configuration. */
export interface SizedFields {
  /** The parameters that reopen its case as it was. */
  readonly by: string;
  /** What it said of each field. */
  readonly values: Readonly<Record<FieldId, string>>;
}

/** The fields that hold something at the beginning because of the sizing: what it said, and what of the drive follows from it. */
export function sizedFields(
  by: string,
  { config, description, line }: { config: Configuration; description: Description; line: ProductLine },
): SizedFields {
  const searchStep = line.steps.findIndex(({ kind }) => kind === 'search');
  const derived = description.steps.flatMap(({ number, fields }) =>
    fields.filter((field) => isSaid(field, config) || (number <= searchStep && follows(field))),
  );
  return { by, values: Object.fromEntries(derived.flatMap((field) => entryOf(field, config))) };
}

/** Whether a field still holds what the sizing said of it. */
export function isSized(sized: SizedFields | undefined, field: FieldDescription, config: Configuration): boolean {
  const said = sized?.values[field.id];
  return said !== undefined && said === heldIn(field, config);
}

/** What was kept of it beside a draft, whoever wrote it; undefined where it is none. */
export function readSized(kept: unknown): SizedFields | undefined {
  const sized = isRecord(kept) ? kept[SIZED] : undefined;
  if (!isRecord(sized) || typeof sized.by !== 'string' || !isRecord(sized.values)) return undefined;
  const values = Object.entries(sized.values).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value] as const] : [],
  );
  return { by: sized.by, values: Object.fromEntries(values) };
}

/** As it is kept beside a draft; null where a person has taken it off. */
export function keptSized(sized: SizedFields | null): Readonly<Record<string, unknown>> {
  return { [SIZED]: sized };
}

/** What a wizard begins with of what was kept beside its draft, and of the case its saved form comes from: of that no field is known. */
export function sizedAgain(kept: unknown, savedCase: string | undefined): SizedFields | undefined {
  const isTakenOff = isRecord(kept) && kept[SIZED] === null;
  if (isTakenOff) return undefined;
  return readSized(kept) ?? (savedCase === undefined ? undefined : { by: savedCase, values: {} });
}

const SIZED = 'sized';

function isSaid({ id, isPreset }: FieldDescription, { values, search }: Configuration): boolean {
  return !isPreset && (values[id] !== undefined || typeof search[id] === 'number');
}

function follows({ options, value }: FieldDescription): boolean {
  return options.some(({ code, state }) => state === 'implied' && code === value);
}

function entryOf(field: FieldDescription, config: Configuration): readonly (readonly [FieldId, string])[] {
  const held = heldIn(field, config);
  return held === null ? [] : [[field.id, held]];
}

function heldIn({ id, value }: FieldDescription, { search }: Configuration): string | null {
  return typeof search[id] === 'number' ? String(search[id]) : value;
}
