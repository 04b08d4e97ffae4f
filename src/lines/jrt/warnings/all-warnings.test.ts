import { describe, expect, it } from 'vitest';
import { codesOf } from '#lines/shared/motor/fields/motor-fields.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import { FIGURES } from '#product/warning.ts';

describe('every warning', () => {
  it('has an id of its own, a source, fields of the release and a text in both languages', () => {
    const ids = SAMPLE_PRODUCT.warnings.map(({ id }) => id);
    const known = [...SAMPLE_PRODUCT.fields.map(({ id }) => id), 'basicType'];
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, fields, source, text } of SAMPLE_PRODUCT.warnings) {
      expect([id, fields.filter((field) => !known.includes(field))]).toEqual([id, []]);
      expect([fields.length > 0, source !== '']).toEqual([true, true]);
      expect(text.zh).toMatch(/[\u3400-\u9fff]/);
      expect(text.en).toMatch(/^[\x20-\x7e°–“”]+$/);
    }
  });

  it('names only variables and values of the release, and only figures that are worked out', () => {
    const named = JSON.stringify(SAMPLE_PRODUCT.warnings.map(({ when }) => when)).matchAll(
      /"in":\["([^"]+)",\[([^\]]*)\]/g,
    );
    for (const [, variable = '', list = ''] of named) {
      const known = [...(SAMPLE_PRODUCT.codes.get(variable) ?? [])];
      const offered = known.length > 0 && variable === 'motorVoltage' ? codesOf(variable) : known;
      expect([variable, JSON.parse(`[${list}]`).filter((code: string) => !offered.includes(code))]).toEqual([
        variable,
        [],
      ]);
    }
    const places = SAMPLE_PRODUCT.warnings.flatMap(({ text }) => [...`${text.zh}${text.en}`.matchAll(/\{(\w+)\}/g)]);
    expect(places.map(([, name]) => name).filter((name) => !FIGURES.some((figure) => figure === name))).toEqual([]);
  });
});
