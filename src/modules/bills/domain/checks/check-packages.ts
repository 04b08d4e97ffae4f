import type { BillBody, BillPackage } from '#modules/bills/domain/bill-body.ts';
import { weightsOf } from '#modules/bills/domain/bill-totals.ts';
import { PACKAGE_TYPES } from '#modules/bills/domain/goods.ts';
import { kilograms, sizeText, wronglyPacked } from '#modules/bills/domain/packing.ts';
import { FIELDS } from '#modules/bills/domain/required-fields.ts';
import { type Finding, finding, findingIn } from './finding.ts';
import type { Check } from './knowledge.ts';
import { placeWords } from './place-words.ts';

/** No vehicle takes a longer one, mm. */
const LONGEST = 12_000;

const wrongContents: Check = ({ lines, packages }) =>
  wronglyPacked(lines, packages).map(({ lineNo, quantity, packed }) =>
    findingIn('contents', { lineNo, field: 'quantity' }, { expected: quantity, found: packed }),
  );

/** Packages are numbered from 1 to how many there are; what is missing in between shows a number used twice too. */
const gaps: Check = ({ packages }) => {
  const numbers = new Set(packages.map(({ no }) => no));
  return packages.flatMap((_one, index) =>
    numbers.has(index + 1) ? [] : [findingIn('package-gap', { packageNo: index + 1, field: 'packages' })],
  );
};

function ofPackage(one: BillPackage, { lines, destination }: BillBody): readonly Finding[] {
  const place = { packageNo: one.no };
  const { lengthMm, widthMm, heightMm } = one.size;
  const isSized = [lengthMm, widthMm, heightMm].every((side) => side > 0 && side <= LONGEST);
  const isUnmarked = PACKAGE_TYPES[one.type].isSolidWood && destination === 'export' && one.woodMark.trim() === '';
  const found: (Finding | false)[] = [
    !one.contents.some(({ quantity }) => quantity > 0) && findingIn('package-empty', { ...place, field: 'packages' }),
    !isSized && findingIn('dimension', { ...place, field: 'package-size' }, { found: sizeText(one.size) }),
    isUnmarked && findingIn('wood-mark', { ...place, field: 'wood-mark' }),
    isLight(weightsOf(one, lines)) && lightFinding({ ...place, field: 'package-weight' }, weightsOf(one, lines)),
  ];
  return found.filter((one) => one !== false);
}

interface Weights {
  readonly netG: number;
  readonly grossG: number;
}

function isLight({ netG, grossG }: Weights): boolean {
  return grossG < netG;
}

function lightFinding(place: Finding['place'], { netG, grossG }: Weights): Finding {
  const params = { expected: `${kilograms(netG)} kg`, found: `${kilograms(grossG)} kg` };
  const where = place.packageNo === undefined ? FIELDS.totals.words : placeWords(place);
  return finding('gross-below-net', place, { place: where, ...params });
}

/** What is wrong with the packages of a shipment; a proforma may have none yet. */
export const checkPackages: Check = (body, known) => {
  if (body.packages.length === 0) return [];
  const total = isLight(body.totals) ? [lightFinding({ field: 'totals' }, body.totals)] : [];
  const each = body.packages.flatMap((one) => ofPackage(one, body));
  return [...wrongContents(body, known), ...gaps(body, known), ...each, ...total];
};
