import encodeQr from 'qr';
import type { Paper } from './paper.ts';
import { COLOURS } from './theme.ts';

/** A QR code (ISO/IEC 18004): which of its squares are dark, row by row, without the empty edge around it. */
export type QrCode = readonly (readonly boolean[])[];

/** How wide the edge is that readers need around a code, in squares. */
const EDGE = 4;
/** How large a square is printed at least, points: what a phone reads off paper. */
const SQUARE = 1.05;

/** The code of an address. */
export function qrCodeOf(address: string): QrCode {
  const withEdge = encodeQr(address, 'raw', { ecc: 'medium', border: EDGE });
  return withEdge.slice(EDGE, -EDGE).map((row) => row.slice(EDGE, -EDGE));
}

/** How large a code is printed, points: at least so large. */
export function qrCodeSize(code: QrCode, least: number): number {
  return Math.max(least, code.length * SQUARE);
}

/** Prints a code as vectors, its top left corner at `x` and `y`; around it the paper stays empty. */
export function drawQrCode(
  { pdf }: Paper,
  code: QrCode,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const square = size / code.length;
  code.forEach((row, line) => {
    for (const [from, length] of darkRuns(row)) pdf.rect(x + from * square, y + line * square, length * square, square);
  });
  pdf.fill(COLOURS.ink);
}

/** Where a row is dark, from where on and how far. */
function darkRuns(row: readonly boolean[]): readonly (readonly [from: number, length: number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === index) last[1] += 1;
    else runs.push([index, 1]);
  });
  return runs;
}
