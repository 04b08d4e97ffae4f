import { describe, expect, it } from 'vitest';
import { examinationOf, examineRelease } from '#modules/catalogue/domain/release-check/examine-release.ts';
import { hashOfRelease } from '#modules/catalogue/server/release/stored-release.ts';
import { hashOfTexts, shippedTexts } from '#modules/catalogue/server/seed/release-source.ts';
import { JD_CATALOGUE } from './catalogue.ts';
import { JD_STEPS } from './steps.ts';
import { JD_RELEASE, MOTORS } from './testing/shipped-motors.ts';

const { product } = JD_RELEASE;

describe('the shipped release of JD', () => {
  it('has the hash it had: what changes it makes every saved motor one of an older release', () => {
    const catalogue = hashOfTexts(shippedTexts(JD_CATALOGUE), JD_CATALOGUE);
    expect({ catalogue, release: hashOfRelease(catalogue, product) }).toEqual({
      catalogue: '7f8620342db24fb2247aeaf6767db530',
      release: '6c91b75190b9efb2224b0440f4e82853',
    });
  });

  it('is sound, and lets every motor be had that its search finds', () => {
    const examination = examinationOf(JD_CATALOGUE, product, MOTORS.offered());
    const { findings } = examineRelease(examination, () => performance.now()).summary;
    expect(findings).toEqual([]);
  });

  it('has the fields of every step, and reasons and sources for all its rules', () => {
    expect(product.steps.map(({ fields }) => fields)).toEqual(JD_STEPS.map(({ fields }) => fields.map(({ id }) => id)));
    const all = [...product.model.rules, ...product.model.tables];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(
      all.filter(({ source, reason }) => !source || !/[\u3400-\u9fff]/.test(reason.zh) || reason.en === ''),
    ).toEqual([]);
  });
});
