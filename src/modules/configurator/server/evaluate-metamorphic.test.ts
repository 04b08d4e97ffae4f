// @tests slow
import { describe, expect, it } from 'vitest';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { testApp } from '#testing/app.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, type Random, randomFrom } from '#testing/random.ts';

const app = await testApp();
const ROUNDS = extent({ quick: 1, usual: 2, long: 8 });
const ROW = 'K67-3-57.28-DN90L4-1.5-50';

type Body = NonNullable<NonNullable<Parameters<typeof app.call<typeof evaluationRoutes.evaluate>>[1]>['body']>;
type Choices = NonNullable<Body['choices']>;
type Evaluation = Awaited<ReturnType<typeof evaluate>>;
type Field = Evaluation['steps'][number]['fields'][number];
type Repair = Evaluation['repairs'][number];

const evaluate = (body: Body) => app.call(evaluationRoutes.evaluate, { body });
const fieldsOf = ({ steps }: Evaluation): Field[] => steps.flatMap(({ fields }) => fields);

/** Choices a person might make: anything that is available, field after field. */
async function someChoices(random: Random, count: number): Promise<Choices> {
  let choices: Choices = {};
  for (let made = 0; made < count; made++) {
    const open = fieldsOf(await evaluate({ choices })).flatMap(({ id, kind, options }) =>
      options.flatMap(({ value, state }) => (state === 'available' && kind !== 'toggle' ? [{ id, kind, value }] : [])),
    );
    const { id, kind, value } = oneOf(open, random);
    choices = { ...choices, [id]: kind === 'multi' ? [value] : value };
  }
  return choices;
}

/** The request after a way out was taken, with what the form would clear left out or kept. */
function taking(body: Body, { set, drop, clears }: Repair, alsoClear: boolean): Body {
  const lost = [...drop, ...(alsoClear ? clears : [])];
  const choices = Object.fromEntries(
    Object.entries({ ...body.choices, ...set }).filter(([field]) => field in set || !lost.includes(field)),
  );
  return {
    ...body,
    explain: false,
    choices,
    basicTypeId: lost.includes('basicType') ? null : (body.basicTypeId ?? null),
  };
}

function codesOf({ standing }: Field): string | string[] | undefined {
  if (standing.length === 0) return undefined;
  return standing.length === 1 ? standing[0] : [...standing];
}

describe('what an evaluation answers, asked again', () => {
  it('is consistent as a whole, and stays what it is', async () => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const first = await evaluate({ choices: await someChoices(randomFrom(seed), 5) });
      const standing = fieldsOf(first).flatMap((field) => {
        const codes = codesOf(field);
        return codes === undefined || field.kind === 'toggle' ? [] : [[field.id, codes] as const];
      });
      const again = await evaluate({ choices: Object.fromEntries(standing) });
      expect(again.consistent, JSON.stringify(standing)).toBe(true);
      // What stood by default is chosen now, and may leave but one answer to what was open.
      const stood = ({ standing: codes }: Field, place: number) =>
        fieldsOf(first)[place]?.standing.length ? codes : [];
      expect(fieldsOf(again).map(stood)).toEqual(fieldsOf(first).map(({ standing: codes }) => codes));
    }
  });

  it('offers no option of another field that was excluded before, and counts no more than before', async () => {
    for (let seed = 11; seed < 11 + ROUNDS; seed++) {
      const random = randomFrom(seed);
      const choices = await someChoices(random, 4);
      const before = await evaluate({ choices });
      const free = fieldsOf(before).filter(({ id, kind }) => !(id in choices) && kind === 'choice');
      const { id = '', options = [] } =
        oneOf(
          free.filter((field) => field.options.some(isOpen)),
          random,
        ) ?? {};
      const after = await evaluate({ choices: { ...choices, [id]: oneOf(options.filter(isOpen), random).value } });
      const excluded = (answer: Evaluation) =>
        fieldsOf(answer)
          .filter((field) => field.id !== id)
          .flatMap((field) =>
            field.options.flatMap((one) => (one.state === 'excluded' ? [`${field.id} ${one.value}`] : [])),
          );
      expect(excluded(after)).toEqual(expect.arrayContaining(excluded(before)));
      expect(after.remaining.basicTypes).toBeLessThanOrEqual(before.remaining.basicTypes);
      expect(BigInt(after.remaining.products ?? 0)).toBeLessThanOrEqual(BigInt(before.remaining.products ?? 0));
    }
  });

  it.each([
    ['with a few choices', { choices: { gearboxModel: 'K', inputType: 'motor', motorVoltage: '1AC 220V' } }],
    ['with a row', { choices: { builtInType: 'KAF' }, basicTypeId: ROW }],
    ['on a module', { choices: { gearboxModel: 'F', inputType: 'AM', builtInType: 'FA', motorPower: 3 } }],
  ] as [string, Body][])('works by every way out it offers, %s', async (_, body) => {
    const answer = await evaluate({ ...body, explain: true });
    const ways = fieldsOf(answer).flatMap(({ id, options }) =>
      options.flatMap(({ value, waysOut = [] }) => waysOut.map((way) => ({ id, value, way }))),
    );
    const random = randomFrom(1);
    expect(ways.length).toBeGreaterThan(20);
    for (let tried = 0; tried < ROUNDS * 3; tried++) {
      const { id, value, way } = oneOf(ways, random);
      for (const alsoClear of [false, true]) {
        const after = await evaluate(taking(body, way, alsoClear));
        const option = fieldsOf(after)
          .find((field) => field.id === id)
          ?.options.find((one) => one.value === value);
        expect([after.consistent, option?.state], `${id} ${value} ${JSON.stringify(way)}`).toEqual([true, 'chosen']);
      }
    }
  });

  it('works by every repair of a contradiction, the first costing least', async () => {
    const body: Body = {
      choices: {
        gearboxModel: 'K',
        reduceUnitSize: '67',
        motorPower: '90',
        inputType: 'motor',
        motorVoltage: '1AC 220V',
      },
    };
    const { consistent, repairs } = await evaluate(body);
    expect([consistent, repairs.length > 0]).toEqual([false, true]);
    for (const way of repairs) expect((await evaluate(taking(body, way, false))).consistent).toBe(true);
    const costs = repairs.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  });

  it('explains an excluded option by choices that exclude it alone, and by no more than need be', async () => {
    const choices = {
      gearboxModel: 'K',
      inputType: 'motor',
      reduceUnitSize: '67',
      builtInType: 'KAF',
      color: 'RAL7031',
    };
    const answer = await evaluate({ choices, explain: true });
    const explained = fieldsOf(answer).flatMap(({ id, kind, options }) =>
      options.flatMap(({ value, because }) =>
        because ? [{ want: { [id]: kind === 'multi' ? [value] : value }, because }] : [],
      ),
    );
    const random = randomFrom(2);
    for (let tried = 0; tried < ROUNDS; tried++) {
      const { want, because } = oneOf(explained, random);
      const involved = Object.fromEntries(
        because.choices.map(({ field, values }) => [field, values.map((one) => one.value)]),
      );
      expect((await evaluate({ choices: { ...involved, ...want } })).consistent).toBe(false);
      for (const field of Object.keys(involved)) {
        const { [field]: _left, ...fewer } = involved;
        expect((await evaluate({ choices: { ...fewer, ...want } })).consistent, field).toBe(true);
      }
    }
  });
});

function isOpen({ state }: { state: string }): boolean {
  return state === 'available';
}
