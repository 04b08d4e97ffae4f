import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const CSS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function tokens(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

function blockAfter(selector: string): string {
  const start = CSS.indexOf(selector);
  return CSS.slice(start, CSS.indexOf('}', start));
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT = tokens(blockAfter(':root {'));
const DARK = tokens(blockAfter(':root[data-theme="dark"]'));
const SYSTEM_DARK = tokens(blockAfter(':root:not([data-theme="light"])'));

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'paper'];
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'primary', 'near', 'fits', 'refused'];
const PAIRS = [
  ...GROUNDS.filter((ground) => ground !== 'sunken').flatMap((ground) => TEXTS.map((text) => [text, ground])),
  ['ink', 'sunken'],
  ['ink-soft', 'sunken'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['primary', 'primary-soft'],
  ['near', 'near-soft'],
  ['fits', 'fits-soft'],
  ['refused', 'refused-soft'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_name, scheme) => {
  it.each(PAIRS)('shows %s on %s with at least 4.5 to 1', (text = '', ground = '') => {
    expect(contrast(scheme[text]!, scheme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('shows the edge of a control on %s with at least 3 to 1', (ground) => {
    expect(contrast(scheme['line-strong']!, scheme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

it('the dark scheme of the system is the dark scheme of the switch', () => {
  expect(SYSTEM_DARK).toEqual(DARK);
  expect(Object.keys(DARK).sort()).toEqual(Object.keys(LIGHT).sort());
});
