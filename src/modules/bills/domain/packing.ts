/** A package by its outside and what it weighs; millimetres and grams, whole. */
export interface PackageSize {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  /** What the package weighs without its contents. */
  readonly tareG: number;
  /** What it weighs with them, where somebody weighed it; null where that is reckoned. */
  readonly weighedG: number | null;
}

/** Some pieces of a line in a package, and what one of them weighs. */
export interface PackedPieces {
  readonly quantity: number;
  readonly netEachG: number;
}

/** What packages come to: grams, and volume in thousandths of a cubic metre. */
export interface PackedSums {
  readonly netG: number;
  readonly grossG: number;
  readonly volumeL: number;
}

/** A thousandth of a cubic metre in cubic millimetres. */
const LITRE = 1_000_000;

/** What the contents of a package weigh, g. */
export function netOfPackage(contents: readonly PackedPieces[]): number {
  return contents.reduce((sum, { quantity, netEachG }) => sum + quantity * netEachG, 0);
}

/** What a package weighs with its contents: as weighed, else contents and tare (commerce §8), g. */
export function grossOfPackage({ tareG, weighedG }: PackageSize, netG: number): number {
  return weighedG ?? netG + tareG;
}

/** The volume of a package, thousandths of a cubic metre, rounded half up (commerce §8). */
export function volumeOfPackage({ lengthMm, widthMm, heightMm }: PackageSize): number {
  return roundedHalfUp(lengthMm * widthMm * heightMm, LITRE);
}

/** What packages come to: volumes are summed as they are rounded, so that the list adds up. */
export function packedSums(
  packages: readonly { readonly size: PackageSize; readonly contents: readonly PackedPieces[] }[],
): PackedSums {
  return packages.reduce(
    (sums, { size, contents }) => {
      const netG = netOfPackage(contents);
      return {
        netG: sums.netG + netG,
        grossG: sums.grossG + grossOfPackage(size, netG),
        volumeL: sums.volumeL + volumeOfPackage(size),
      };
    },
    { netG: 0, grossG: 0, volumeL: 0 },
  );
}

/** Pieces of a line as the line has them, and as packages hold them. */
export interface PackedLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly packed: number;
}

/** The lines of which packages hold other numbers than the shipment has; a line that only a package names has quantity 0. */
export function wronglyPacked(
  lines: readonly { readonly lineNo: number; readonly quantity: number }[],
  packages: readonly { readonly contents: readonly { readonly lineNo: number; readonly quantity: number }[] }[],
): readonly PackedLine[] {
  const packed = new Map<number, number>(lines.map(({ lineNo }) => [lineNo, 0]));
  for (const { lineNo, quantity } of packages.flatMap(({ contents }) => contents))
    packed.set(lineNo, (packed.get(lineNo) ?? 0) + quantity);
  return [...packed].flatMap(([lineNo, count]) => {
    const quantity = lines.find((line) => line.lineNo === lineNo)?.quantity ?? 0;
    return quantity === count ? [] : [{ lineNo, quantity, packed: count }];
  });
}

/** A weight in kilograms with one decimal, such as `1250.4`, rounded half up once: grams are summed before. */
export function kilograms(grams: number): string {
  return decimal(roundedHalfUp(grams, 100), 1);
}

/** A volume in cubic metres with three decimals, such as `0.128`. */
export function cubicMetres(litres: number): string {
  return decimal(litres, 3);
}

/** Length × width × height as papers have it, such as `800 × 600 × 500 mm`. */
export function sizeText({ lengthMm, widthMm, heightMm }: PackageSize): string {
  return `${lengthMm} × ${widthMm} × ${heightMm} mm`;
}

function roundedHalfUp(value: number, unit: number): number {
  return Math.floor((value + unit / 2) / unit);
}

function decimal(units: number, places: number): string {
  const figures = String(Math.abs(units)).padStart(places + 1, '0');
  return `${units < 0 ? '-' : ''}${figures.slice(0, -places)}.${figures.slice(-places)}`;
}
