import type { BillPackage, PackageContent } from './bill-body.ts';

/** A line of goods as packing sees it. */
interface PackedLine {
  readonly lineNo: number;
  readonly quantity: number;
}

/** So many packages a shipment has at most. */
export const MOST_PACKAGES = 500;

/** A package as it begins: empty, not measured, of what machines mostly go in. */
export function newPackage(no: number): BillPackage {
  return {
    ...{ no, type: 'plywood-case', contents: [], handlingMarks: '', woodMark: '' },
    size: { lengthMm: 0, widthMm: 0, heightMm: 0, tareG: 0, weighedG: null },
    ...{ isStackable: null, hasLiftingPoint: null, isOilFilled: null },
  };
}

/** How many pieces of a line are in packages. */
export function packedOf(lineNo: number, packages: readonly BillPackage[]): number {
  return packages
    .flatMap(({ contents }) => contents)
    .reduce((sum, content) => (content.lineNo === lineNo ? sum + content.quantity : sum), 0);
}

/** How many pieces of a line are in no package yet; below 0 where packages hold more than there are. */
export function leftToPack({ lineNo, quantity }: PackedLine, packages: readonly BillPackage[]): number {
  return quantity - packedOf(lineNo, packages);
}

/** Packages after pieces of a line were put into one of them, with numbers of machines that go along; no pieces change nothing. */
export function putInto(
  packages: readonly BillPackage[],
  no: number,
  { lineNo, quantity, serials }: PackageContent,
): readonly BillPackage[] {
  if (quantity < 1) return packages;
  return changed(packages, no, (contents) => {
    const there = contents.find((content) => content.lineNo === lineNo);
    if (there === undefined) return [...contents, { lineNo, quantity, serials }];
    const more = { lineNo, quantity: there.quantity + quantity, serials: [...there.serials, ...serials] };
    return contents.map((content) => (content === there ? more : content));
  });
}

/** Packages after pieces of a line were taken out of one of them; the last of its numbers go with them. */
export function takeOut(
  packages: readonly BillPackage[],
  no: number,
  { lineNo, quantity }: Pick<PackageContent, 'lineNo' | 'quantity'>,
): { readonly packages: readonly BillPackage[]; readonly taken: PackageContent } {
  const there = packages.find((one) => one.no === no)?.contents.find((content) => content.lineNo === lineNo);
  const kept = Math.max(0, (there?.quantity ?? 0) - quantity);
  const taken = { lineNo, quantity: (there?.quantity ?? 0) - kept, serials: there?.serials.slice(kept) ?? [] };
  const left = changed(packages, no, (contents) =>
    contents.flatMap((content) => {
      if (content.lineNo !== lineNo) return [content];
      return kept === 0 ? [] : [{ lineNo, quantity: kept, serials: content.serials.slice(0, kept) }];
    }),
  );
  return { packages: left, taken };
}

/** Packages after pieces went from one to another. */
export function moveTo(
  packages: readonly BillPackage[],
  { from, to }: { readonly from: number; readonly to: number },
  pieces: Pick<PackageContent, 'lineNo' | 'quantity'>,
): readonly BillPackage[] {
  if (from === to) return packages;
  const { packages: left, taken } = takeOut(packages, from, pieces);
  return putInto(left, to, taken);
}

/** One more package, empty, of the kind and size of the last. */
export function withOneMore(packages: readonly BillPackage[]): readonly BillPackage[] {
  const last = packages.at(-1) ?? newPackage(0);
  const size = { ...last.size, weighedG: null };
  return [...packages, { ...last, size, no: packages.length + 1, contents: [] }];
}

/** Packages without one of them, numbered anew: numbers of packages have no gaps. */
export function withoutPackage(packages: readonly BillPackage[], no: number): readonly BillPackage[] {
  return packages.filter((one) => one.no !== no).map((one, place) => ({ ...one, no: place + 1 }));
}

/** All that is left into one more package. */
export function allIntoOne(lines: readonly PackedLine[], packages: readonly BillPackage[]): readonly BillPackage[] {
  const left = lines.map((line) => ({ lineNo: line.lineNo, quantity: leftToPack(line, packages), serials: [] }));
  return left.reduce((all, pieces) => putInto(all, packages.length + 1, pieces), withOneMore(packages));
}

/** Each piece that is left into a package of its own. */
export function oneForEach(lines: readonly PackedLine[], packages: readonly BillPackage[]): readonly BillPackage[] {
  const each = lines.flatMap((line) =>
    Array.from({ length: Math.max(0, leftToPack(line, packages)) }, () => line.lineNo),
  );
  return each.reduce<readonly BillPackage[]>((all, lineNo) => {
    const more = withOneMore(all);
    return putInto(more, more.length, { lineNo, quantity: 1, serials: [] });
  }, packages);
}

function changed(
  packages: readonly BillPackage[],
  no: number,
  change: (contents: readonly PackageContent[]) => readonly PackageContent[],
): readonly BillPackage[] {
  return packages.map((one) => (one.no === no ? { ...one, contents: change(one.contents) } : one));
}
