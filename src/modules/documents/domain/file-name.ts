import type { Locale } from '#kernel/locale.ts';
import type { DrawingFormat } from './drawing-formats.ts';

const SUFFIX = { en: '-technical file', 'zh-cn': '-技术文件' } as const satisfies Record<Locale, string>;
const UNKNOWN = { en: 'unknown product', 'zh-cn': '未知产品' } as const satisfies Record<Locale, string>;
const SHEET = { en: '-dimension sheet', 'zh-cn': '-外形尺寸图' } as const satisfies Record<Locale, string>;
/** What stands between the name of a product and the format of its drawing. */
const DRAWINGS: Readonly<Record<DrawingFormat, Readonly<Record<Locale, string>>>> = {
  pdf: SHEET,
  svg: SHEET,
  dxf: { en: '-2D', 'zh-cn': '-2D' },
  step: { en: '-3D', 'zh-cn': '-3D' },
  glb: { en: '-3D', 'zh-cn': '-3D' },
  csv: { en: '-dimensions', 'zh-cn': '-外形尺寸' },
  zip: { en: '-drawings', 'zh-cn': '-图纸' },
};
const BATCH = { en: 'technical files.zip', 'zh-cn': '技术文件.zip' } as const satisfies Record<Locale, string>;

/** File systems take 255 bytes of UTF-8; suffix, number and extension need the rest. */
const LONGEST_STEM = 200;

/** The name of one product's technical document: `{productName}-technical file.pdf` (spec 000 §7, spec 001 §7). */
export function technicalFileName(productName: string | null | undefined, locale: Locale): string {
  return `${safeStem(productName ?? '') || UNKNOWN[locale]}${SUFFIX[locale]}.pdf`;
}

/** The name of one product's drawing: `{productName}-3D.step`, `-2D.dxf`, its sheet and its dimensions in the language. */
export function drawingFileName(productName: string, format: DrawingFormat, locale: Locale): string {
  return `${safeStem(productName) || UNKNOWN[locale]}${DRAWINGS[format][locale]}.${format}`;
}

/** The default name of a batch download's zip (spec 000 §7; the name itself is not shown there). */
export function batchZipName(locale: Locale): string {
  return BATCH[locale];
}

/**
 * Names in which none occurs twice: the second of a name gets `(1)`, the third `(2)` before its extension (spec 001 §7).
 * Names that differ in case only count as the same, because most people's file systems cannot hold both.
 */
export function uniqueFileNames(names: readonly string[]): string[] {
  const wanted = new Set(names.map(fold));
  const taken = new Set<string>();
  return names.map((name) => {
    const free = taken.has(fold(name))
      ? firstFree(name, (candidate) => wanted.has(candidate) || taken.has(candidate))
      : name;
    taken.add(fold(free));
    return free;
  });
}

function firstFree(name: string, occupied: (folded: string) => boolean): string {
  const [stem, extension] = parts(name);
  let number = 1;
  while (occupied(fold(`${stem}(${number})${extension}`))) number++;
  return `${stem}(${number})${extension}`;
}

function parts(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** A text that may stand in a file name anywhere: no controls, quotes or direction marks, no separators, not too long. */
function safeStem(text: string): string {
  const clean = text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff"“”]/gu, '')
    .replace(/[\\/:*?<>|]/g, '-')
    .replace(/ {2,}/g, ' ');
  return shortened(clean).replace(/^[. ]+|[. ]+$/g, '');
}

function shortened(text: string): string {
  let bytes = 0;
  let shortened = '';
  for (const character of text) {
    bytes += utf8Length(character.codePointAt(0) ?? 0);
    if (bytes > LONGEST_STEM) return shortened;
    shortened += character;
  }
  return shortened;
}

function utf8Length(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
