import { describe, expect, it } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_REASON, ASKED, weakRow } from '#testing/builders/a-weak-drive.ts';

const app = await testApp();
const release = await loadActiveRelease(app.portal.db);

type Asked = NonNullable<Parameters<typeof app.call<typeof evaluationRoutes.evaluate>>[1]>['body'];
type Evaluation = Awaited<ReturnType<typeof evaluate>>;

const evaluate = (body: Asked) => app.call(evaluationRoutes.evaluate, { body: { locale: 'en', ...body } });

function fieldOf({ steps }: Evaluation, id: string) {
  const field = steps.flatMap(({ fields }) => fields).find((one) => one.id === id);
  if (field === undefined) throw new Error(`No field ${id}`);
  return field;
}

const optionOf = (answer: Evaluation, id: string, code: string) =>
  fieldOf(answer, id).options.find(({ value }) => value === code);
const stateOf = (answer: Evaluation, id: string, code: string) => optionOf(answer, id, code)?.state;

const ROW = 'K67-3-57.28-DN90L4-1.5-50';
const K67 = { gearboxModel: 'K', inputType: 'motor', reduceUnitSize: '67' };

describe('values as the specification writes them', () => {
  it('are taken as their codes', async () => {
    const written = { efficiencyClass: 'DN(IE3)', brakes: ['BE5'], releaseDevice: 'HR', releaseAngle: '90°' };
    const coded = { ...written, efficiencyClass: 'DN', releaseAngle: '90' };
    const encoder = { encoder: ['absolute'], shaftDiameter: ['8mm', '10mm'] };
    const answers = [
      await evaluate({ choices: { ...written, ...encoder } }),
      await evaluate({ choices: { ...coded, ...encoder, shaftDiameter: ['8', '10'] } }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    const bare = await evaluate({ choices: { inputType: 'Without Input' } });
    expect(stateOf(bare, 'inputType', 'none')).toBe('chosen');
  });

  it('are taken as what is wanted, and to be explained', async () => {
    const choices = { inputType: 'AM' };
    const wanted = (value: string) =>
      app.call(evaluationRoutes.waysOut, {
        body: { locale: 'en', choices, wanted: { field: 'efficiencyClass', value } },
      });
    expect(await wanted('DN(IE3)')).toEqual(await wanted('DN'));
    const answer = await evaluate({ choices, explain: [{ field: 'efficiencyClass', value: 'DN(IE3)' }] });
    expect(optionOf(answer, 'efficiencyClass', 'DN')?.because).toBeTruthy();
  });
});

describe('the drive of an evaluation', () => {
  const choices = { builtInType: 'KAF', serviceFactor: 1.4 };
  const WEAK = weakRow(release, 1, ASKED);

  it('below the demand is incomplete until a reason is given', async () => {
    const silent = await evaluate({ choices, basicTypeId: WEAK });
    expect(silent).toMatchObject({
      complete: false,
      demand: {
        verdict: 'below-demand',
        required: 1.4,
        reason: null,
        text: expect.stringMatching(/^1\.\d\d < 1\.40 \(−/),
      },
    });
    expect(silent.openPoints).toEqual([
      expect.objectContaining({
        code: 'below-demand',
        field: 'serviceFactorAccepted',
        text: expect.stringContaining('< 1.40 (−'),
      }),
    ]);
    const told = await evaluate({ choices, basicTypeId: WEAK, serviceFactorAccepted: A_REASON });
    // A usual reason is read in the reader's language.
    const reason = 'Load verified on site lower than calculated';
    expect(told).toMatchObject({ complete: true, openPoints: [], demand: { verdict: 'below-demand', reason } });
  });

  it('below 1.0 is incomplete with whatever reason, also where nothing was asked', async () => {
    for (const asked of [choices, { builtInType: 'KAF' }]) {
      const basicTypeId = weakRow(release, 0.8, 1);
      const answer = await evaluate({ choices: asked, basicTypeId, serviceFactorAccepted: A_REASON });
      expect(answer).toMatchObject({ complete: false, demand: { verdict: 'by-enquiry', reason: null } });
      expect(answer.openPoints.map(({ code }) => code)).toEqual(['by-enquiry']);
    }
  });

  it('that meets the demand says so, and heeds no reason; nothing asked, nothing judged', async () => {
    const met = await evaluate({
      choices: { ...choices, serviceFactor: 1.1 },
      basicTypeId: ROW,
      serviceFactorAccepted: A_REASON,
    });
    expect(met).toMatchObject({ complete: true, demand: { verdict: 'meets', required: 1.1, reason: null } });
    expect((await evaluate({ choices: { builtInType: 'KAF' }, basicTypeId: ROW })).demand).toBeNull();
    expect((await evaluate({ choices })).demand).toBeNull();
  });

  it('takes no reason that is none', async () => {
    const answer = await app.send(evaluationRoutes.evaluate, { body: { serviceFactorAccepted: { reason: ' a ' } } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the evaluation of choices', () => {
  it('lists every option of the six steps, and what stands while nothing is chosen', async () => {
    const answer = await evaluate({});
    expect(answer.steps.map(({ fields }) => fields.length > 0)).toEqual(Array(6).fill(true));
    expect([answer.consistent, answer.complete, answer.conflict]).toEqual([true, false, null]);
    expect(stateOf(answer, 'efficiencyClass', 'DN')).toBe('default');
    expect(stateOf(answer, 'gearboxModel', 'K')).toBe('available');
    expect(answer.remaining.basicTypes).toBeGreaterThan(200_000);
    expect(answer.openPoints.map(({ code, text }) => [code, text.length > 5])).toContainEqual([
      'basic-type-missing',
      true,
    ]);
  });

  it.each<[string, Asked]>([
    ['without choices', {}],
    ['with one of several codes', { choices: { ...K67, reduceUnitSize: ['67', '77'] } }],
    ['with a row', { choices: { builtInType: 'KAF' }, basicTypeId: ROW }],
  ])('has nothing stand but what is chosen, implied or a default: %s', async (_, asked) => {
    const fields = (await evaluate(asked)).steps.flatMap((step) => step.fields);
    const guessed = fields.flatMap(({ id, kind, standing, options }) => {
      const among = options.filter(({ value }) => standing.includes(value));
      const chosen = options.filter(({ state }) => state === 'chosen');
      const isOneOfSeveral = kind !== 'multi' && chosen.length > 1 && standing.length > 0;
      return among.some(({ state }) => state === 'available' || state === 'excluded') || isOneOfSeveral ? [id] : [];
    });
    expect(guessed).toEqual([]);
  });

  it('keeps what surely stands', async () => {
    const answer = await evaluate({});
    expect([fieldOf(answer, 'gearboxModel').standing, fieldOf(answer, 'builtInType').standing]).toEqual([[], []]);
    expect(fieldOf(answer, 'efficiencyClass').standing).toEqual(['DN']);
    const chosen = await evaluate({ choices: K67 });
    expect(['gearboxModel', 'transmitTypes'].map((id) => fieldOf(chosen, id).standing)).toEqual([
      ['K'],
      ['right-angle'],
    ]);
  });

  it('says what is chosen, what follows, and what is excluded, and counts what is left', async () => {
    const answer = await evaluate({ choices: { ...K67, builtInType: 'KAF' } });
    expect(stateOf(answer, 'gearboxModel', 'K')).toBe('chosen');
    expect(stateOf(answer, 'transmitTypes', 'right-angle')).toBe('implied');
    expect(stateOf(answer, 'reduceUnitSize', '77')).toBe('available');
    expect(stateOf(answer, 'motorPower', '90')).toBe('excluded');
    expect([fieldOf(answer, 'outputShaftSize').visible, fieldOf(answer, 'hollowShaftSize').visible]).toEqual([
      'N',
      'Y',
    ]);
    expect(optionOf(answer, 'reduceUnitSize', '67')?.basicTypes).toBe(answer.remaining.basicTypes);
    expect(BigInt(answer.remaining.products ?? '0')).toBeGreaterThan(1_000_000n);
  });

  it('takes one of several codes, figures, and choices of later steps first', async () => {
    const one = await evaluate({ choices: { motorVoltage: '1AC 220V' } });
    expect(stateOf(one, 'motorPower', '30')).toBe('excluded');
    const both = await evaluate({
      choices: { ...K67, reduceUnitSize: ['67', '77'], outputSpeed: 25, serviceFactor: '1.4' },
    });
    const sizes = ['67', '77'].map((code) => optionOf(both, 'reduceUnitSize', code));
    expect(sizes.map((size) => size?.state)).toEqual(['chosen', 'chosen']);
    expect(sizes.reduce((sum, size) => sum + (size?.basicTypes ?? 0), 0)).toBe(both.remaining.basicTypes);
  });

  it('explains the options it is asked about: choices, rules, and ways out', async () => {
    const answer = await evaluate({
      choices: { ...K67, motorPower: '1.5' },
      explain: [
        { field: 'gearboxModel', value: 'R' },
        { field: 'motorPoles' },
        { field: 'reduceUnitSize', value: '187' },
      ],
    });
    const poles = fieldOf(answer, 'motorPoles').options.filter(({ state }) => state === 'excluded');
    expect(poles.every(({ because, waysOut }) => because && waysOut && waysOut.length > 0)).toBe(true);
    const size = optionOf(answer, 'reduceUnitSize', '187');
    expect(size?.because?.choices.map(({ field }) => field)).toContain('motorPower');
    expect(size?.because?.rules.every(({ id, reason }) => id.length > 0 && reason.length > 20)).toBe(true);
    expect(optionOf(answer, 'motorPower', '90')).not.toHaveProperty('because');
  });

  it('names the reasons in the language that is asked', async () => {
    const asked = { choices: K67, explain: [{ field: 'motorPower' }] };
    const reasonIn = async (locale: 'en' | 'zh-cn') =>
      optionOf(await evaluate({ ...asked, locale }), 'motorPower', '90')?.because?.rules[0]?.reason;
    expect([await reasonIn('en'), await reasonIn('zh-cn')]).toEqual([
      expect.stringMatching(/^[\x20-\x7e]+$/),
      expect.stringMatching(/[一-鿿]/),
    ]);
  });

  it('answers a contradiction with a minimal conflict and repairs, cheapest first', async () => {
    const answer = await evaluate({ choices: { ...K67, color: 'RAL7031', motorPower: '90' } });
    expect([answer.consistent, answer.steps, answer.remaining]).toEqual([false, [], { basicTypes: 0, products: '0' }]);
    expect(answer.conflict?.choices.map(({ field }) => field).sort()).toEqual(['motorPower', 'reduceUnitSize']);
    expect(answer.conflict?.rules.length).toBeGreaterThan(0);
    const costs = answer.repairs.map(({ cost }) => cost);
    expect([costs[0], costs]).toEqual([1, costs.toSorted((one, other) => one - other)]);
  });

  it('knows the product of a row, complete with what the row leaves open', async () => {
    const answer = await evaluate({ choices: { builtInType: 'KAF' }, basicTypeId: ROW });
    expect([answer.complete, answer.openPoints]).toEqual([true, []]);
    expect(answer.remaining.basicTypes).toBe(1);
    expect(fieldOf(answer, 'motorPower').standing).toEqual(['1.5']);
    expect(stateOf(answer, 'motorPower', '2.2')).toBe('available');
  });

  it('names the choice that the row contradicts, and drops one or the other', async () => {
    const answer = await evaluate({ choices: { motorPoles: '6' }, basicTypeId: ROW });
    expect(answer.conflict?.choices.map(({ field }) => field)).toEqual(['motorPoles', 'basicType']);
    expect(answer.repairs.map(({ set, drop }) => [set, drop])).toEqual([
      [{ motorPoles: '4' }, []],
      [{}, ['basicType']],
    ]);
  });

  it('takes the power of the customer’s motor on a module', async () => {
    const answer = await evaluate({ choices: { gearboxModel: 'K', inputType: 'AM', motorPower: 3, inputSpeed: 1400 } });
    expect([answer.consistent, fieldOf(answer, 'motorPower').visible]).toEqual([true, 'Y']);
    expect(fieldOf(answer, 'motorPower').standing).toEqual(['3']);
  });

  it.each([
    ['a field nobody knows', { choices: { shoe: '42' } }, 'body.choices.shoe'],
    ['a code nobody knows', { choices: { gearboxModel: 'X' } }, 'body.choices.gearboxModel'],
    ['a word for a figure', { choices: { ratio: 'fast' } }, 'body.choices.ratio'],
    ['a figure beyond reason', { choices: { serviceFactor: 0 } }, 'body.choices.serviceFactor'],
    ['several texts', { choices: { remark: ['a', 'b'] } }, 'body.choices.remark'],
    ['an explanation of a field nobody knows', { explain: [{ field: 'shoe' }] }, 'body.explain.0.field'],
    ['an explanation of a code nobody knows', { explain: [{ field: 'color', value: 'x' }] }, 'body.explain.0.value'],
  ])('refuses %s by name', async (_, body, path) => {
    const answer = await app.send(evaluationRoutes.evaluate, { body });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });

  it.each([
    [{ choices: { gearboxModel: 'X' } }, 'Gear type (X does not occur here)'],
    [{ explain: [{ field: 'color', value: 'x' }] }, 'Colour (x does not occur here)'],
    [{ choices: { serviceFactor: 0 } }, 'Service factor (0 is not a number above zero)'],
  ])('names the field of %j as the wizard does', async (body, said) => {
    const answer = await app.send(evaluationRoutes.evaluate, { body }, { headers: { 'accept-language': 'en' } });
    expect(answer.json().description).toContain(said);
  });

  it('refuses a row and a release nobody has', async () => {
    const row = await app.send(evaluationRoutes.evaluate, { body: { basicTypeId: 'K67-0' } });
    expect(row.json().error.code).toBe('configuration.unknown-basic-type');
    const release = await app.send(evaluationRoutes.evaluate, { body: { releaseHash: '0123456789abcdef' } });
    expect([release.statusCode, release.json().error.code]).toEqual([409, 'release.outdated']);
  });

  it('is described with an example', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json();
    const { schema } = paths['/api/v1/configurations/evaluate'].post.requestBody.content['application/json'];
    expect((await app.send(evaluationRoutes.evaluate, { body: schema.examples[0] })).statusCode).toBe(200);
  });
});
