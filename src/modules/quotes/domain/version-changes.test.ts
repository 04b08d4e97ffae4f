import { describe, expect, test } from 'vitest';
import type { VersionKind, VersionLine } from './quote-body.ts';
import { comparedWith, versionChanges } from './version-changes.ts';

const LINE: VersionLine = {
  ...{ lineNo: 1, productName: 'P', typeCode: 'P', releaseHash: 'r', state: 'offered', quantity: 2 },
  ...{ wantedDate: null, customerPartNo: '', targetPrice: null, note: '', unit: 70_000, net: 140_000 },
  ...{ leadDays: 15, notOfferedReason: null },
};
const TERMS = { payment: null, incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' } as const;
const linesOf = (...lines: Partial<VersionLine>[]) => ({
  ...{ kind: 'offer' as const, terms: TERMS, validUntil: '2026-02-01' },
  lines: lines.map((line) => ({ ...LINE, ...line })),
});

describe('from one offer of a quote to the next', () => {
  test('nothing is different where nothing was changed, also where only a sum follows', () => {
    expect(versionChanges(linesOf({}), linesOf({ net: 1, state: 'countered' }))).toEqual([]);
  });

  test('each changed field of a line is told with both values', () => {
    expect(versionChanges(linesOf({}), linesOf({ quantity: 5, targetPrice: 60_000 }))).toEqual([
      { lineNo: 1, kind: 'changed', field: 'quantity', before: 2, after: 5 },
      { lineNo: 1, kind: 'changed', field: 'targetPrice', before: null, after: 60_000 },
    ]);
  });

  test('other terms and another validity come first', () => {
    const after = { ...linesOf({ quantity: 3 }), terms: { ...TERMS, payment: '30 days' }, validUntil: '2026-03-01' };
    expect(versionChanges(linesOf({}), after)).toEqual([
      { lineNo: null, kind: 'changed', field: 'validUntil', before: '2026-02-01', after: '2026-03-01' },
      { lineNo: null, kind: 'changed', field: 'payment', before: null, after: '30 days' },
      { lineNo: 1, kind: 'changed', field: 'quantity', before: 2, after: 3 },
    ]);
  });

  test('lines that came and went are told, also one that stays as dropped', () => {
    const changes = versionChanges(
      linesOf({}, { lineNo: 2 }, { lineNo: 3 }),
      linesOf({}, { lineNo: 3, state: 'dropped' }, { lineNo: 4 }),
    );
    expect(changes).toEqual([
      { lineNo: 2, kind: 'dropped' },
      { lineNo: 3, kind: 'dropped' },
      { lineNo: 4, kind: 'added' },
    ]);
  });
});

describe('between what a customer wants and what is offered', () => {
  const asked = {
    ...linesOf({ state: 'open', unit: null, net: null, leadDays: null }, { lineNo: 2, state: 'open', unit: null }),
    ...{ kind: 'request' as const, terms: { ...TERMS, incoterm: null, place: null }, validUntil: null },
  };
  const offered = {
    ...linesOf({}, { lineNo: 2, state: 'not-offered', unit: null, notOfferedReason: 'out of range' }),
    charges: [{ kind: 'freight' as const, text: '', amount: 100 }],
  };
  const countered = { ...asked, kind: 'counter' as const };

  test('no price, lead time, reason, term or charge is told as if it had changed', () => {
    expect([versionChanges(asked, offered), versionChanges(offered, countered)]).toEqual([[], []]);
  });

  test('what the customer says otherwise is told', () => {
    const [first, second] = countered.lines;
    if (first === undefined || second === undefined) throw new Error('no lines');
    const wishes = { quantity: 3, wantedDate: '2026-05-01', customerPartNo: 'P', targetPrice: 5, note: 'please' };
    const lines = [
      { ...first, ...wishes },
      { ...second, state: 'dropped' as const },
    ];
    const changes = versionChanges(offered, { ...countered, lines });
    expect(changes.map((change) => (change.kind === 'changed' ? change.field : change.kind))).toEqual([
      ...Object.keys(wishes),
      'dropped',
    ]);
  });
});

describe('the version another is compared with', () => {
  const kinds: readonly VersionKind[] = ['request', 'offer', 'counter', 'offer', 'counter', 'counter'];
  const versions = kinds.map((kind, place) => ({ kind, no: place + 1 }));
  const comparedTo = (no: number) =>
    versions.filter((one) => one.no === no).map((one) => comparedWith(versions, one)?.no)[0];

  test('is for an offer the last offer before it, for the first one what was asked', () => {
    expect([comparedTo(4), comparedTo(2)]).toEqual([2, 1]);
  });

  test('is for an answer what was sent just before it; the first has none', () => {
    expect([comparedTo(3), comparedTo(5), comparedTo(6), comparedTo(1)]).toEqual([2, 4, 5, undefined]);
  });
});
