import { describe, expect, it, test } from 'vitest';
import { randomFrom } from '#testing/random.ts';
import { sampleOf } from '#testing/sample.ts';
import { advanced, afterDeltas, type CountChange, cancelled, corrected, imported } from './line-changes.ts';
import { dueOf, endOf, isInOrder, type LineQuantities, lineStatus, orderStatus } from './quantities.ts';

const line = (told: Partial<LineQuantities> = {}): LineQuantities => ({
  quantity: 3,
  cancelled: 0,
  ready: 0,
  shipped: 0,
  delivered: 0,
  ...told,
});
const deltasOf = (change: CountChange) => (change.ok ? change.deltas : change.refusal);

describe('the status of a line', () => {
  test.each([
    [{}, 'undelivered', 'not-ready'],
    [{ ready: 3, shipped: 2, delivered: 2 }, 'partially-delivered', 'ready'],
    [{ ready: 3, shipped: 3, delivered: 3 }, 'delivered', 'ready'],
    [{ ready: 1 }, 'undelivered', 'partial-ready'],
    // Two of three are due, and both are delivered.
    [{ cancelled: 1, ready: 2, shipped: 2, delivered: 2 }, 'delivered', 'ready'],
    // Nothing is due: nothing is delivered.
    [{ cancelled: 3 }, 'undelivered', 'not-ready'],
  ] as const)('of %j is %s, %s', (told, order, ready) => {
    expect(lineStatus(line(told))).toEqual({ orderStatus: order, readyStatus: ready });
  });
});

describe('the status of an order', () => {
  const [untouched, part, all] = [
    line(),
    line({ ready: 1, shipped: 1, delivered: 1 }),
    line({ ready: 3, shipped: 3, delivered: 3 }),
  ];
  const gone = line({ cancelled: 3 });

  test.each([
    ['nothing is delivered', [untouched, untouched], 'undelivered'],
    ['one line is, another not', [all, untouched], 'partially-delivered'],
    ['a part of a line is', [part], 'partially-delivered'],
    ['all is but what was cancelled', [all, gone], 'delivered'],
    ['all was cancelled', [gone], 'undelivered'],
  ] as const)('when %s', (_, lines, expected) => {
    expect(orderStatus(lines).orderStatus).toBe(expected);
  });

  it('ends when nothing is to come: finished where something was delivered, else empty', () => {
    expect([endOf([all, gone]), endOf([gone]), endOf([all, part])]).toEqual(['finish', 'end-empty', undefined]);
  });
});

describe('a change of counts', () => {
  it('goes no further than what is due, ready or shipped', () => {
    expect(deltasOf(advanced(line(), 'ready', 4))).toEqual({ code: 'line.over-due', due: 3 });
    expect(deltasOf(advanced(line({ ready: 1 }), 'shipped', 2))).toEqual({ code: 'line.order-of-quantities' });
    expect(deltasOf(advanced(line({ ready: 2 }), 'shipped', 2))).toEqual([{ kind: 'shipped', delta: 2 }]);
  });

  it('takes back what was ready beyond the rest when pieces are cancelled, and cancels nothing that was shipped', () => {
    expect(deltasOf(cancelled(line({ ready: 3, shipped: 1 }), 2))).toEqual([
      { kind: 'cancelled', delta: 2 },
      { kind: 'ready', delta: -2 },
    ]);
    expect(deltasOf(cancelled(line({ ready: 3, shipped: 2 }), 2))).toEqual({ code: 'line.over-due', due: 1 });
  });

  it('corrects counts down as well as up, in their order', () => {
    expect(deltasOf(corrected(line({ ready: 3, shipped: 3, delivered: 3 }), { delivered: 2 }))).toEqual([
      { kind: 'delivered', delta: -1 },
    ]);
    expect(deltasOf(corrected(line({ ready: 3, shipped: 3 }), { ready: 1 }))).toEqual({
      code: 'line.order-of-quantities',
    });
  });
});

describe('an import', () => {
  it('raises ready to what was shipped, shipped to what was delivered, and says so', () => {
    expect(imported(line(), { quantity: 3, counts: { delivered: 2 } })).toEqual({
      after: line({ ready: 2, shipped: 2, delivered: 2 }),
      isRaised: true,
    });
  });

  it('refuses more than is due, and fewer than were shipped', () => {
    expect(imported(line(), { quantity: 3, counts: { ready: 4 } })).toEqual({ over: 'ready', due: 3 });
    expect(imported(line({ ready: 3, shipped: 3 }), { quantity: 2, counts: {} })).toEqual({ over: 'shipped', due: 2 });
  });

  it('lowers what was ready with a smaller quantity, where nothing else was told of it', () => {
    expect(imported(line({ ready: 3 }), { quantity: 2, counts: {} })).toEqual({
      after: line({ quantity: 2, ready: 2 }),
      isRaised: false,
    });
  });
});

/** A step of any kind and size, sensible or not. */
function anyChange(of: LineQuantities, random: (limit: number) => number): CountChange {
  const kinds = ['ready', 'shipped', 'delivered'] as const;
  const [kind = 'ready', pieces] = [kinds[random(3)], random(5) - 1];
  const step = random(4);
  if (step === 0) return cancelled(of, pieces);
  if (step === 1) return corrected(of, { [kind]: random(9) - 1, cancelled: random(3) });
  return advanced(of, kind, pieces);
}

const SEQUENCES = Array.from({ length: 10_000 }, (_, seed) => seed);

test('the counts stay in their order and the statuses say what they derive from, whatever happens (10,000 sequences)', () => {
  let moves = 0;
  for (const seed of sampleOf(SEQUENCES, 20)) {
    const random = randomFrom(seed);
    let lines = [line({ quantity: 1 + random(8) }), line({ quantity: 1 + random(8) })];
    for (let step = 0; step < 30; step += 1) {
      const at = random(lines.length);
      const [before = line()] = lines.slice(at);
      const change = anyChange(before, random);
      if (!change.ok) continue;
      moves += change.deltas.length;
      lines = lines.map((one, place) => (place === at ? afterDeltas(one, change.deltas) : one));
      expect(lines.map((one) => isInOrder(one))).toEqual([true, true]);
      const sum = (count: (one: LineQuantities) => number) => lines.reduce((all, one) => all + count(one), 0);
      const { orderStatus: told } = orderStatus(lines);
      const isDelivered = sum(dueOf) > 0 && sum(({ delivered }) => delivered) === sum(dueOf);
      const isBegun = sum((one) => (dueOf(one) > 0 ? one.delivered : 0)) > 0;
      expect(told).toBe(isDelivered ? 'delivered' : isBegun ? 'partially-delivered' : 'undelivered');
    }
  }
  // Steps were taken, not only refused.
  expect(moves).toBeGreaterThan(500);
});
