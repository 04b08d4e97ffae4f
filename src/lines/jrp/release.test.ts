import { describe, expect, it } from 'vitest';
import { examinationOf, examineRelease } from '#modules/catalogue/domain/release-check/examine-release.ts';
import { JRP_CATALOGUE } from './catalogue.ts';
import { JRP_STEPS } from './steps.ts';
import { JRP_RELEASE, UNITS } from './testing/shipped-units.ts';

const { product } = JRP_RELEASE;

describe('the shipped release of JRP', () => {
  it('is sound, and lets every unit be had that its search finds', () => {
    const examination = examinationOf(JRP_CATALOGUE, product, UNITS.offered());
    const { findings } = examineRelease(examination, () => performance.now()).summary;
    expect(findings).toEqual([]);
  });

  it('has the fields of every step, and reasons and sources for all its rules', () => {
    expect(product.steps.map(({ fields }) => fields)).toEqual(
      JRP_STEPS.map(({ fields }) => fields.map(({ id }) => id)),
    );
    const all = [...product.model.rules, ...product.model.tables];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(
      all.filter(({ source, reason }) => !source || !/[\u3400-\u9fff]/.test(reason.zh) || reason.en === ''),
    ).toEqual([]);
  });

  it('says nothing of what no source has: shaft ends, masses, thermal power', () => {
    const said = JSON.stringify([JRP_CATALOGUE.search, product.fields]);
    expect(said).not.toMatch(/mass|质量|thermal/i);
    expect(Object.keys(UNITS.index.find('JRPL23-158.18', {}) ?? {})).not.toContain('mass');
  });

  it('counts 671 units in line and 378 with a bevel stage', () => {
    expect(UNITS.counts()).toEqual({ all: { L: 671, K: 378, all: 1049 } });
  });
});
