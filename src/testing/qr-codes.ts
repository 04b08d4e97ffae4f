import { spawnSync } from 'node:child_process';
import jsQR from 'jsqr';

/** What a phone reads off the first page of a PDF as it is printed; undefined where it finds no code. */
export function qrCodeOn(pdf: Uint8Array): string | undefined {
  const { status, stdout } = spawnSync('pdftoppm', ['-r', '200', '-f', '1', '-l', '1', '-'], {
    input: pdf,
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error('pdftoppm could not print the page');
  const { width, height, colours } = readPpm(stdout);
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) pixels.set(colours.subarray(at * 3, at * 3 + 3), at * 4);
  return jsQR(pixels, width, height)?.data;
}

/** The pixels of a portable pixmap (`P6`, eight bits a colour). */
function readPpm(file: Buffer): { width: number; height: number; colours: Uint8Array } {
  const [head = '', width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  return { width: Number(width), height: Number(height), colours: file.subarray(head.length) };
}
