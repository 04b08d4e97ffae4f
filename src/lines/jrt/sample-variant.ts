import type { FieldDef } from '#product/field.ts';

const NOT_IN_SAMPLES = ['vfdOptions', 'wiringMethod'];

/** The fields of the sample-catalogue configurator: all but drive options and cable outlet (spec 001 §3). */
export function sampleFields(fields: readonly FieldDef[]): readonly FieldDef[] {
  return fields.filter(({ id }) => !NOT_IN_SAMPLES.includes(id));
}
