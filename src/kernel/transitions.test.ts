import { describe, expect, test } from 'vitest';
import { proofOf, transitions } from './transitions.ts';

const lamp = transitions('dark', ['switch', 'break', 'mend'], {
  dark: { switch: 'lit', break: 'broken' },
  lit: { switch: 'dark', break: 'broken' },
  broken: { mend: 'dark' },
});

describe('transitions', () => {
  test('lead on where the table says so', () => {
    expect(lamp.may('dark', 'switch')).toBe(true);
    expect(lamp.after('dark', 'switch')).toBe('lit');
  });

  test('refuse everything else', () => {
    expect(lamp.may('broken', 'switch')).toBe(false);
    expect(lamp.after('dark', 'mend')).toBeUndefined();
  });

  test('take no name of an object’s own for an action', () => {
    expect(lamp.may('dark', 'toString' as 'mend')).toBe(false);
  });

  test('are closed: another state or action does not compile', () => {
    // @ts-expect-error: nobody throws a lamp.
    expect(lamp.may('dark', 'throw')).toBe(false);
    // @ts-expect-error: a table leads to states it has.
    transitions('dark', ['switch'], { dark: { switch: 'lost' } });
  });
});

describe('the proof', () => {
  test('finds nothing amiss in a sound table, and lists what is refused', () => {
    expect(proofOf(lamp)).toEqual({
      unreachable: [],
      idle: [],
      final: [],
      refused: [
        ['dark', 'mend'],
        ['lit', 'mend'],
        ['broken', 'switch'],
        ['broken', 'break'],
      ],
    });
  });

  test('names states nothing leads to, actions nobody can do, and where it ends', () => {
    const odd = transitions<'a' | 'b' | 'c', 'go' | 'stop'>('a', ['go', 'stop'], {
      a: { go: 'b' },
      b: {},
      c: { go: 'a' },
    });
    const { unreachable, idle, final } = proofOf(odd);
    expect([unreachable, idle, final]).toEqual([['c'], ['stop'], ['b']]);
  });
});
