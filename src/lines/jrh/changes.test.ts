import { describe, expect, it } from 'vitest';
import { savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import { acceptedForm } from '#modules/configurator/server/product-of-form.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { reserveOf } from '#product/judgement/reserve.ts';
import { asIndustrial } from './configuration.ts';
import { JRH_LINE } from './line.ts';
import { JRH_WIRE_FORM } from './saved/wire-schema.ts';
import { aUnit, configured, JRH_PRODUCT, JRH_RELEASE } from './testing/shipped-release.ts';

const whenMade = (config: Configuration, ...changes: readonly Change[]) =>
  changes.reduce((before, change) => applyChange(before, change, JRH_PRODUCT).config, config);
const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
const factor = (value: number): Change => ({ kind: 'search', field: 'serviceFactor', value });
const warnedOf = (config: Configuration) => described(config, JRH_PRODUCT).warnings.map(({ id }) => id);

describe('the machine that is driven', () => {
  const crusher = whenMade(JRH_LINE.empty, choose('drivenMachine', 'crusher'));

  it('brings the factor that is assumed for it, running long hours where nothing is said', () => {
    expect(crusher.search.serviceFactor).toBe(2);
    expect(whenMade(crusher, choose('hoursPerDay', '10')).search.serviceFactor).toBe(1.8);
  });

  it('leaves the factor free, and says where it lies below the one assumed', () => {
    const typed = whenMade(crusher, factor(1.6), {
      kind: 'basicType',
      row: aUnit('H3-08-28.64', { serviceFactor: 1.6 }),
    });
    expect(typed.search.serviceFactor).toBe(1.6);
    expect(warnedOf(typed)).toContain('jrh-factor-below-list');
    expect(warnedOf(configured(aUnit('H3-08-28.64')))).not.toContain('jrh-factor-below-list');
  });

  it('says what it would change of a factor that was typed', () => {
    const { cleared } = applyChange(
      whenMade(JRH_LINE.empty, factor(1.3)),
      choose('drivenMachine', 'crusher'),
      JRH_PRODUCT,
    );
    expect(cleared).toMatchObject([{ field: 'serviceFactor', from: '1.3', to: '2' }]);
  });

  it('brings it back where the factor is cleared', () => {
    const cleared: Change = { kind: 'search', field: 'serviceFactor', value: null };
    expect(whenMade(crusher, factor(1.6), cleared).search.serviceFactor).toBe(2);
    expect(whenMade(JRH_LINE.empty, factor(1.6), cleared).search.serviceFactor).toBeNull();
  });

  it.each([
    ['crane-hoist', '24'],
    ['crusher', '0.5'],
  ])('%s at %s h has no factor, and asks for one', (machine, hours) => {
    const config = whenMade(JRH_LINE.empty, choose('hoursPerDay', hours), choose('drivenMachine', machine));
    expect(config.search.serviceFactor).toBeNull();
    expect(warnedOf(config)).toContain('jrh-no-listed-factor');
  });
});

describe('a chosen row', () => {
  const bornIn = (config: Configuration) => asIndustrial(config).basicType;

  it('bears another power with another cooling, and stays chosen', () => {
    const bare = configured(aUnit('H1-03-1.73', { inputSpeed: 1400 }));
    const cooled = whenMade(bare, choose('cooling', 'FAN'));
    expect([bornIn(bare), bornIn(cooled)]).toMatchObject([
      { powerLimit: 'thermal', permittedPower: bornIn(bare)?.drivenPower },
      aUnit('H1-03-1.73', { inputSpeed: 1400, cooling: 'FAN' }),
    ]);
  });

  it('that heat limits says so, until its cooling lets it bear what its torque does', () => {
    const bare = configured(aUnit('H1-03-1.73', { inputSpeed: 1400 }));
    const note = described(bare, JRH_PRODUCT).warnings.find(({ id }) => id === 'jrh-limited-by-heat');
    expect(note?.text.en).toMatch(/12\b.* kW is limited by heat.*17\d kW/);
    expect(warnedOf(whenMade(bare, choose('cooling', 'OWC')))).not.toContain('jrh-limited-by-heat');
  });

  it('is judged by the factor of its machine, or the usual one, where none is said, which is told', () => {
    const row = aUnit('H3-08-28.64', { drivenPower: 95 });
    const loaded = { ...configured(row), search: { ...configured(row).search, drivenPower: 95 } };
    expect(row.serviceFactor).toBeLessThan(1.5);
    expect(reserveOf(loaded, JRH_LINE.rows)).toMatchObject({ verdict: 'below-demand', required: 1.5 });
    expect(warnedOf(loaded)).toContain('jrh-factor-taken');
    expect(warnedOf({ ...loaded, search: { ...loaded.search, serviceFactor: 1.2 } })).not.toContain('jrh-factor-taken');
  });

  it('whose form leaves the factor out is judged by that of its machine', () => {
    const row = aUnit('H3-08-28.64', { drivenPower: 80 });
    const loaded = {
      ...configured(row, { drivenMachine: 'crusher' }),
      search: { ...JRH_LINE.empty.search, drivenPower: 80 },
    };
    const standing = described(loaded, JRH_PRODUCT).standing;
    const form = JRH_LINE.saved.write(loaded, standing, { technicalVersion: 'en', releaseHash: JRH_RELEASE.hash });
    expect(form).toMatchObject({ serviceFactor: 2 });
    const sent = savedForm.parse({ ...form, serviceFactor: null });
    expect(acceptedForm(sent, JRH_RELEASE, 'en')).toMatchObject({
      ok: false,
      refusal: { code: 'configuration.below-demand', params: { reason: expect.stringContaining('2.00') } },
    });
  });
});

describe('an input speed', () => {
  it.each([
    [450, true],
    [980, true],
    [900, false],
    [1400, false],
  ])('of %d r/min is told to be interpolated: %s', (inputSpeed, isTold) => {
    const told = warnedOf(configured(aUnit('H3-08-28.64', { inputSpeed }))).filter((id) => id.includes('interpolated'));
    expect(told.length).toBe(isTold ? 1 : 0);
  });
});

describe('an empty configuration', () => {
  it('asks for no motor and warns of nothing: a unit comes with a free input shaft where nothing is said', () => {
    const { openPoints, warnings } = described(JRH_LINE.empty, JRH_PRODUCT);
    expect(openPoints.map(({ field }) => field)).toEqual(['gearArrangement', 'stages', 'basicType']);
    expect(warnings).toEqual([]);
  });
});

describe('a duty without a thermal factor', () => {
  it('is said to be checked with the request', () => {
    const short = whenMade(JRH_LINE.empty, choose('dutyCycle', '20'));
    expect(warnedOf(short)).toContain('jrh-thermal-factor-by-enquiry');
    expect(warnedOf(whenMade(short, choose('dutyCycle', '40')))).not.toContain('jrh-thermal-factor-by-enquiry');
  });

  it.each([
    ['en', 'no factor f4 is known for this ambient and duty'],
    ['zh-cn', '此环境温度与负载持续率没有系数 f4'],
  ] as const)('is the reason told in %s where a form comes without cooling', (locale, says) => {
    const row = aUnit('H3-08-28.64', { drivenPower: 20, dutyCycle: '20' });
    const loaded = configured(row, { dutyCycle: '20', cooling: 'OWC' });
    const config = { ...loaded, search: { ...loaded.search, drivenPower: 20 } };
    const { standing } = described(config, JRH_PRODUCT);
    const form = JRH_LINE.saved.write(config, standing, { technicalVersion: 'en', releaseHash: JRH_RELEASE.hash });
    const sent = JRH_WIRE_FORM.parse(form);
    const bare = savedForm.parse({ ...sent, reduceConfig: { ...sent.reduceConfig, cooling: 'none' } });
    expect(acceptedForm(bare, JRH_RELEASE, locale)).toMatchObject({
      ok: false,
      refusal: { code: 'configuration.impossible', params: { reason: expect.stringContaining(says) } },
    });
  });
});
