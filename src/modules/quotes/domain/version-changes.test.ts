import { describe, expect, test } from 'vitest';
import type { VersionLine } from './quote-body.ts';
import { versionChanges } from './version-changes.ts';

const LINE: VersionLine = {
  ...{ lineNo: 1, productName: 'P', typeCode: 'P', releaseHash: 'r', state: 'offered', quantity: 2 },
  ...{ wantedDate: null, customerPartNo: '', targetPrice: null, note: '', unit: 70_000, net: 140_000 },
  ...{ leadDays: 15, notOfferedReason: null },
};
const TERMS = { payment: null, incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' } as const;
const linesOf = (...lines: Partial<VersionLine>[]) => ({
  ...{ terms: TERMS, validUntil: '2026-02-01' },
  lines: lines.map((line) => ({ ...LINE, ...line })),
});

describe('from one version of a quote to the next', () => {
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
