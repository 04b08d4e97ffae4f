// @tests slow
import { describe, expect, it } from 'vitest';
import type { Expr } from '#engine/public.ts';
import { builtOf, JRT_CATALOGUE } from '#lines/jrt/catalogue.ts';
import type { ProductRelease } from '#product/release.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { fits } from './compile-release.ts';
import { examineRelease } from './examine-release.ts';
import type { ReleaseFinding } from './release-finding.ts';

const { compileOrder, kindVariable } = JRT_CATALOGUE;
const BUILT = builtOf(shippedCatalogue());
const OFFERED = BUILT.offered();
const SHIPPED = BUILT.release();
const examine = (release: ProductRelease, rows: (typeof OFFERED)['rows'] = OFFERED.rows.slice(0, 200)) =>
  examineRelease({ release, offered: { ...OFFERED, rows }, kindVariable, compileOrder }, () => 0);
const findingsOf = (release: ProductRelease) => examine(release).summary.findings;

const BOTH = { zh: '试验', en: 'A trial' };
const withModel = (changes: Partial<ProductRelease['model']>): ProductRelease => ({
  ...SHIPPED,
  model: { ...SHIPPED.model, ...changes },
});
const withRule = (id: string, expr: Expr, reason = BOTH) =>
  withModel({ rules: [...SHIPPED.model.rules, { id, expr, reason }] });
const [FIRST_FIELD, ...OTHER_FIELDS] = SHIPPED.fields;
const withFirstField = (changes: object): ProductRelease => ({
  ...SHIPPED,
  fields: [{ ...FIRST_FIELD!, ...changes }, ...OTHER_FIELDS],
});

describe('the shipped release', () => {
  const { summary, artifact } = examine(SHIPPED, OFFERED.rows);

  it('is sound, for every basic type of the catalogue', () => {
    expect(summary.findings).toEqual([]);
  });

  it('compiles small, in the order of variables that is kept', () => {
    expect(fits(compileOrder, SHIPPED.model)).toBe(true);
    expect(summary.compiled?.arcs).toBeLessThan(10_000);
    expect(artifact?.length).toBe(summary.compiled?.bytes);
  });

  it('counts its products exactly, for each gear type and together', () => {
    const { all = '', perGearboxModel = [] } = summary.products ?? {};
    expect(perGearboxModel.map(({ code }) => code)).toEqual(['R', 'F', 'K', 'S']);
    expect(perGearboxModel.every(({ count }) => BigInt(count) > 0n)).toBe(true);
    expect(String(perGearboxModel.reduce((sum, { count }) => sum + BigInt(count), 0n))).toBe(all);
  });

  it('says what is redundant, and of every rule whether it is', () => {
    expect(summary.uncheckedRules).toEqual([]);
    const known = SHIPPED.model.rules.map(({ id }) => id);
    expect(summary.redundantRules.filter((id) => !known.includes(id))).toEqual([]);
    const trial = examine(withRule('nothing-new', { in: ['gearboxModel', ['R', 'F', 'K', 'S']] })).summary;
    expect(trial.redundantRules).toEqual(expect.arrayContaining(['nothing-new']));
    expect(trial.findings).toEqual([]);
  });
});

describe('a release is refused', () => {
  it('for a contradiction, with the rules to blame', () => {
    const found = findingsOf(withRule('nothing-goes', { in: ['gearboxModel', []] }));
    expect(found).toEqual([
      expect.objectContaining({ code: 'model.contradiction', rules: expect.arrayContaining(['nothing-goes']) }),
    ]);
  });

  it('for two rules that contradict each other, with both', () => {
    const { rules } = SHIPPED.model;
    const release = withModel({
      rules: [
        ...rules,
        { id: 'only-k', expr: { in: ['gearboxModel', ['K']] }, reason: BOTH },
        { id: 'no-k', expr: { not: { in: ['gearboxModel', ['K']] } }, reason: BOTH },
      ],
    });
    expect(findingsOf(release)).toEqual([
      { code: 'model.contradiction', subject: 'model', detail: '', rules: expect.arrayContaining(['only-k', 'no-k']) },
    ]);
  });

  it('for a value that is possible in no product, with the rules to blame', () => {
    const found = findingsOf(withRule('no-k', { not: { in: ['gearboxModel', ['K']] } }));
    expect(found).toContainEqual({ code: 'value.impossible', subject: 'gearboxModel K', detail: '', rules: ['no-k'] });
  });

  it('for basic types of the catalogue that no product has', () => {
    const [row] = OFFERED.rows;
    const { gearboxModel = '', reduceUnitSize, ...others } = row!;
    const found = examine(SHIPPED, [{ gearboxModel, reduceUnitSize: '999', ...others }]).summary.findings;
    expect(found.map(({ code }) => code)).toEqual(['catalogue.row-excluded']);
  });

  it.each<[string, ProductRelease, Partial<ReleaseFinding>]>([
    [
      'a rule without its English text',
      withRule('wordless', { in: ['gearboxModel', ['R', 'F', 'K', 'S']] }, { zh: '有', en: ' ' }),
      { code: 'text.missing', subject: 'wordless', detail: 'en', rules: ['wordless'] },
    ],
    [
      'a table without its Chinese text',
      withModel({ tables: SHIPPED.model.tables.map((table) => ({ ...table, reason: { zh: '', en: 'x' } })).slice(0) }),
      { code: 'text.missing', subject: SHIPPED.model.tables[0]!.id, detail: 'zh' },
    ],
    [
      'a warning without its Chinese text',
      { ...SHIPPED, warnings: SHIPPED.warnings.map((warning) => ({ ...warning, text: { zh: '', en: 'x' } })) },
      { code: 'text.missing', subject: SHIPPED.warnings[0]!.id, detail: 'zh' },
    ],
    [
      'a field without its English label',
      withFirstField({ label: { zh: '有', en: '' } }),
      { code: 'text.missing', subject: FIRST_FIELD!.id, detail: 'en' },
    ],
    [
      'a field whose hint says nothing in Chinese',
      withFirstField({ hint: { zh: ' ', en: 'x' } }),
      { code: 'text.missing', subject: FIRST_FIELD!.id, detail: 'zh' },
    ],
    [
      'a value without its label',
      withFirstField({ values: FIRST_FIELD!.values.map((value) => ({ ...value, label: { zh: '', en: '' } })) }),
      { code: 'text.missing', subject: `${FIRST_FIELD!.id} ${FIRST_FIELD!.values[0]!.code}`, detail: 'zh' },
    ],
    ['a rule about nothing', withRule('shoe', { in: ['shoe', ['42']] }), { code: 'model.unsound', rules: ['shoe'] }],
    [
      'a field without a variable',
      withFirstField({ id: 'shoe' }),
      { code: 'field.without-variable', subject: 'shoe', detail: 'shoe' },
    ],
    [
      'a variable without a field',
      { ...SHIPPED, fields: OTHER_FIELDS },
      { code: 'variable.without-field', subject: FIRST_FIELD!.id },
    ],
    [
      'a value the model does not know',
      withFirstField({ values: [...FIRST_FIELD!.values, { code: 'new', label: BOTH }] }),
      { code: 'field.unknown-value', subject: FIRST_FIELD!.id, detail: 'new' },
    ],
    [
      'a preset that is no value',
      withFirstField({ default: 'new' }),
      { code: 'field.unknown-value', subject: FIRST_FIELD!.id, detail: 'new' },
    ],
    [
      'a condition on a field there is not',
      withFirstField({ shownWhen: ['shoe', ['42']] }),
      { code: 'field.unknown-reference', subject: FIRST_FIELD!.id, detail: 'shoe' },
    ],
    [
      'two fields of one name',
      { ...SHIPPED, fields: [FIRST_FIELD!, ...SHIPPED.fields] },
      { code: 'field.duplicate', subject: FIRST_FIELD!.id },
    ],
    [
      'a step with a field there is not',
      { ...SHIPPED, steps: SHIPPED.steps.map((step) => ({ ...step, fields: [...step.fields, 'shoe'] })) },
      { code: 'step.unknown-field', subject: 'step 0', detail: 'shoe' },
    ],
    ['fields on no step', { ...SHIPPED, steps: [] }, { code: 'field.on-no-step', subject: FIRST_FIELD!.id }],
    [
      'a warning beside a field there is not',
      { ...SHIPPED, warnings: [{ ...SHIPPED.warnings[0]!, id: 'odd', fields: ['shoe'] }] },
      { code: 'warning.unknown-reference', subject: 'odd', detail: 'shoe', rules: ['odd'] },
    ],
    [
      'a warning about a value there is not',
      { ...SHIPPED, warnings: [{ ...SHIPPED.warnings[0]!, id: 'odd', when: { in: ['gearboxModel', ['Q']] } }] },
      { code: 'warning.unknown-reference', subject: 'odd', detail: 'gearboxModel Q' },
    ],
    [
      'two warnings of one name',
      { ...SHIPPED, warnings: [...SHIPPED.warnings, SHIPPED.warnings[0]!] },
      { code: 'warning.duplicate', subject: SHIPPED.warnings[0]!.id },
    ],
  ])('for %s', (_, release, found) => {
    const { summary, artifact } = examine(release, []);
    expect(summary.findings).toContainEqual(expect.objectContaining(found));
    expect(artifact).toBeNull();
  });
});
