// @tests both-databases
import { describe, expect, it } from 'vitest';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();

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
