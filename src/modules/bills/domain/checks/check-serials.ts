import type { BillBody, BillLine } from '#modules/bills/domain/bill-body.ts';
import { isMachine } from '#modules/bills/domain/goods.ts';
import { isRequired } from '#modules/bills/domain/required-fields.ts';
import { findingIn } from './finding.ts';
import type { BillKnown, Check } from './knowledge.ts';

/** A serial number where it stands. */
interface Stood {
  readonly serial: string;
  readonly lineNo: number;
  readonly packageNo: number;
}

function stoodIn({ packages }: BillBody): readonly Stood[] {
  return packages.flatMap(({ no, contents }) =>
    contents.flatMap(({ lineNo, serials }) => serials.map((serial) => ({ serial, lineNo, packageNo: no }))),
  );
}

/** Each machine has one of its own; where the paper need not name them it names none, or all. */
const counted: Check = (body, { rules }) => {
  const stood = stoodIn(body);
  const isAsked = isRequired(rules, 'serials', body.kind, body.destination);
  return body.lines.flatMap(({ lineNo, goodsKind, quantity }) => {
    const found = stood.filter((one) => one.lineNo === lineNo).length;
    const isCounted = isMachine(goodsKind) && (isAsked || found > 0);
    if (!isCounted || found === quantity) return [];
    return [findingIn('serial-count', { lineNo, field: 'serials' }, { expected: quantity, found })];
  });
};

const twice: Check = (body) => {
  const stood = stoodIn(body);
  return stood.flatMap(({ serial, lineNo, packageNo }, index) => {
    const isFirst = stood.findIndex((one) => one.serial === serial) === index;
    return isFirst ? [] : [findingIn('serial-twice', { lineNo, packageNo, field: 'serials' }, { found: serial })];
  });
};

const foreign: Check = (body, known) => {
  const lines = new Map(body.lines.map((line) => [line.lineNo, line]));
  return stoodIn(body).flatMap(({ serial, lineNo, packageNo }) =>
    isOfLine(serial, lines.get(lineNo), known)
      ? []
      : [findingIn('serial-foreign', { lineNo, packageNo, field: 'serials' }, { found: serial })],
  );
};

/** Of a line some of whose numbers nobody has told yet it may be, unless it is known to be of another. */
function isOfLine(serial: string, line: BillLine | undefined, { orderLines, serialsElsewhere }: BillKnown): boolean {
  if (serialsElsewhere.includes(serial)) return false;
  const own = orderLines.find(({ orderLineId }) => orderLineId === line?.orderLineId);
  return own === undefined || own.serials.length < own.due || own.serials.includes(serial);
}

/** What is wrong with serial numbers: as many as machines, each once, each of its line. */
export const checkSerials: Check = (body, known) =>
  body.kind === 'pi' ? [] : [counted, twice, foreign].flatMap((one) => one(body, known));
