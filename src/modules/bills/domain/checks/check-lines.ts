import type { BillLine } from '#modules/bills/domain/bill-body.ts';
import { isCountryCode } from '#modules/bills/domain/country-codes.ts';
import { GOODS_WORDS } from '#modules/bills/domain/goods.ts';
import { headingsTold, isCodeOfKind, isHsCode } from '#modules/bills/domain/hs-codes.ts';
import { type Finding, finding, findingIn } from './finding.ts';
import type { Check } from './knowledge.ts';

/** What one line says of itself. */
function ofLine(line: BillLine): readonly Finding[] {
  const { lineNo, quantity, hsCode, origin, goodsKind } = line;
  const kind = goodsKind === null ? undefined : GOODS_WORDS[goodsKind];
  const expected = headingsTold(goodsKind);
  const hasCode = isHsCode(hsCode);
  const found: (Finding | false)[] = [
    !(quantity > 0) && findingIn('line-zero', { lineNo, field: 'quantity' }),
    hsCode !== '' && !hasCode && findingIn('hs-form', { lineNo, field: 'hs-code' }, { found: hsCode }),
    origin !== '' && !isCountryCode(origin) && findingIn('origin-form', { lineNo, field: 'origin' }, { found: origin }),
    hasCode &&
      kind !== undefined &&
      expected !== undefined &&
      !isCodeOfKind(hsCode, goodsKind) &&
      findingIn('hs-kind', { lineNo, field: 'hs-code' }, { kind, expected, found: hsCode }),
    line.isNetGuess && findingIn('weight-guess', { lineNo, field: 'net-weight' }),
  ];
  return found.filter((one) => one !== false);
}

/** A proforma ships nothing; lines of one order line go together. */
const overShipped: Check = ({ kind, lines }, { orderLines }) => {
  if (kind === 'pi') return [];
  return orderLines.flatMap(({ orderLineId, due, shippedBefore }) => {
    const own = lines.filter((line) => line.orderLineId === orderLineId);
    const found = own.reduce((sum, { quantity }) => sum + quantity, shippedBefore);
    const [first] = own;
    if (first === undefined || found <= due) return [];
    return [findingIn('over-shipped', { lineNo: first.lineNo, field: 'quantity' }, { expected: due, found })];
  });
};

/** What is wrong with the lines: none, nothing of one, more than is due, codes of customs, weights nobody knows. */
export const checkLines: Check = (body, known) => {
  if (body.lines.length === 0) return [finding('no-lines', {})];
  return [...body.lines.flatMap(ofLine), ...overShipped(body, known)];
};
