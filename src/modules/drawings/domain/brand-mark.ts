import { element, labelling } from './markup.ts';

/**
 * The brand mark: a D whose bow is a toothed gear rim. White-label installations replace it; nothing else depends on
 * its shape.
 */
const SIZE = 32;
/** Centre of the bow, radii of tooth tips, tooth roots and the opening. */
const BOW = { x: 12.4, y: 16, tip: 15.4, root: 12.2, bore: 6 };
const TEETH = 5;
const PITCH = Math.PI / TEETH;
/** Half angles of a tooth at its root and tip, as parts of the pitch. */
const TOOTH = { root: 0.3, tip: 0.18 };
/** Left edges of the stem and of the opening. */
const STEM = { outer: 4.4, inner: 11 };

/** The mark as a complete SVG element in one colour; with a title it is an image, without one decoration. */
export function brandMarkSvg(title?: string, colour = 'currentColor'): string {
  return element('svg', { ...FRAME, ...labelling(title) }, mark({ fill: colour }));
}

/** The mark on a rounded tile, for browser tabs and home screens. */
export function faviconSvg(tile = '#0b5f73', ink = '#fff'): string {
  const half = SIZE / 2;
  const inset = `translate(${half} ${half}) scale(.78) translate(${-half} ${-half})`;
  const ground = element('rect', { width: String(SIZE), height: String(SIZE), rx: '7', fill: tile });
  return element('svg', FRAME, ground + mark({ fill: ink, transform: inset }));
}

const FRAME = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIZE} ${SIZE}` };

function mark(attributes: Readonly<Record<string, string>>): string {
  return element('path', { ...attributes, 'fill-rule': 'evenodd', d: markPath() });
}

/** Path data of the mark in a square of 32 units, to be filled with the even-odd rule. */
export function markPath(): string {
  return letter() + opening();
}

function letter(): string {
  const { root } = BOW;
  const rim = Array.from({ length: TEETH }, (_, i) => `${arc(root)}${tooth((i + 0.5) * PITCH - Math.PI / 2)}`);
  const top = place(root, -Math.PI / 2);
  const bottom = place(root, Math.PI / 2);
  return `M${STEM.outer} ${BOW.y - root}L${top}${rim.join('')}${arc(root)}${bottom}L${STEM.outer} ${BOW.y + root}Z`;
}

function tooth(middle: number): string {
  return [
    place(BOW.root, middle - TOOTH.root * PITCH),
    place(BOW.tip, middle - TOOTH.tip * PITCH),
    place(BOW.tip, middle + TOOTH.tip * PITCH),
    place(BOW.root, middle + TOOTH.root * PITCH),
  ].join('L');
}

function opening(): string {
  const { y, bore } = BOW;
  const end = `L${STEM.inner} ${y + bore}Z`;
  return `M${STEM.inner} ${y - bore}L${place(bore, -Math.PI / 2)}${arc(bore)}${place(bore, Math.PI / 2)}${end}`;
}

function arc(r: number): string {
  return `A${r} ${r} 0 0 1 `;
}

function place(r: number, angle: number): string {
  const at = (centre: number, part: number) => Math.round((centre + r * part) * 100) / 100;
  return `${at(BOW.x, Math.cos(angle))} ${at(BOW.y, Math.sin(angle))}`;
}
