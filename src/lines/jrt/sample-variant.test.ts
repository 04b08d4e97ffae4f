import { expect, it } from 'vitest';
import { JRT_FIELDS } from '#lines/jrt/fields/fields.ts';
import { sampleFields } from './sample-variant.ts';

it('the sample catalogue has every field but drive options and cable outlet', () => {
  const missing = JRT_FIELDS.filter((field) => !sampleFields(JRT_FIELDS).includes(field));
  expect(missing.map(({ id }) => id)).toEqual(['wiringMethod', 'vfdOptions']);
});
