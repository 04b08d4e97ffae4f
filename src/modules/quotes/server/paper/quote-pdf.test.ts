import { expect, test } from 'vitest';
import type { VersionBody, VersionLine } from '#modules/quotes/domain/quote-body.ts';
import { renderQuote } from './quote-pdf.ts';

const LINE: VersionLine = {
  ...{ lineNo: 1, productName: 'JRTR77', typeCode: 'JRTR77-DN90L4-128.97-M1', releaseHash: 'r', state: 'offered' },
  ...{ quantity: 2, wantedDate: '2026-12-12', customerPartNo: 'PN-1', targetPrice: 60_000, note: '' },
  ...{ unit: 64_800, net: 129_600, leadDays: 18, notOfferedReason: null },
};
const BODY: VersionBody = {
  ...{ number: 'QT2611-00042', no: 2, kind: 'offer', title: 'Elevator', customerRef: 'REF 7', currency: 'CNY' },
  ...{ lines: [], net: 900_000, withoutVat: true, isDemo: true, note: '', validUntil: '2026-12-31' },
  terms: { payment: '30 days net', incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' },
  zone: 'Asia/Shanghai',
};

async function pagesOf(count: number): Promise<number> {
  const lines = Array.from({ length: count }, (_, index) => ({ ...LINE, lineNo: index + 1 }));
  const paper = { body: { ...BODY, lines }, sha256: 'a'.repeat(64), date: '2026-11-27' };
  const who = { customerName: 'Suzhou Conveyors', senderName: 'sales-demo', language: 'both' } as const;
  const file = await renderQuote({
    paper: { ...paper, ...who },
    brand: { name: 'Drivewright' },
    uncompressed: true,
  });
  return Number(/\/Count (\d+)/.exec(file.toString('latin1'))?.[1]);
}

test('stands closer on paper where only its last words would stand on a page alone', async () => {
  expect([await pagesOf(7), await pagesOf(8), await pagesOf(9)]).toEqual([1, 1, 2]);
});
