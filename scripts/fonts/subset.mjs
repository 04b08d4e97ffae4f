/**
 * Makes the two fonts the print kit embeds: Noto Sans SC, Regular and Bold, cut down to the simplified Chinese of
 * GB/T 2312, the rest of the 8105 characters of the Table of General Standard Chinese Characters of 2013 (people's and
 * places' names: 喆, 镕, 垚), Latin and the signs of technical documents. The results are committed; installing and
 * building never run this. It is run only when the character set below changes.
 *
 * The source fonts are 90 MB, so they stay outside the project. In an empty folder anywhere else:
 *
 *   npm install @expo-google-fonts/noto-sans-sc@0.4.3 subset-font@2.9.0
 *   node <project>/scripts/fonts/subset.mjs
 *
 * The script looks for both packages in the folder it is started in and writes into src/kits/pdf/fonts.
 * Pass characters as arguments to add them to the set. TrueType is written on purpose: pdfkit embeds compressed web
 * fonts whole.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' };
const SYMBOLS = [
  'ηµμφΦθαβγδεζλπρστωΩΔΣ',
  '°±×÷·≤≥≠≈≡∞√∑∫∅⌀∠⊥∥∆',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁻₀₁₂₃₄₅₆₇₈₉½¼¾⅓⅔',
  '–—−‐‑‘’“”„…‰′″‹›«»•‣',
  '←↑→↓↔↕⇒⇔▲△▶▷▼▽◀◁◆◇○●◎□■☐☑☒✓✔✗✘★☆',
  '€£¥¢$©®™§¶№℃℉Å㎡㎏㎜㎝',
  '①②③④⑤⑥⑦⑧⑨⑩',
];
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1e80, 0x1e85],
  [0x2010, 0x2015],
  [0xff01, 0xff5e],
  [0x3000, 0x3017],
];

const target = fileURLToPath(new URL('../../src/kits/pdf/fonts/', import.meta.url));
const require = createRequire(join(process.cwd(), 'package.json'));
const subsetFont = require('subset-font');
const family = join(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'), '..');
const general = await readFile(new URL('./general-standard-rest.txt', import.meta.url), 'utf8');
const characters = [
  ...new Set(
    [gb2312(), general, ...LATIN.map(range), ...SYMBOLS, ...process.argv.slice(2)].join('').replace(/\n/g, ''),
  ),
].join('');

await mkdir(target, { recursive: true });
for (const [weight, folder] of Object.entries(WEIGHTS)) {
  const source = await readFile(join(family, folder, `NotoSansSC_${folder}.ttf`));
  // Hinting is for screens of low resolution; a printed page does not use it. Kerning and the narrow punctuation of Latin text
  // stay, vertical forms go.
  const subset = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'pwid', 'palt', 'mark', 'ccmp'],
    preserveNameIds: [0, 13, 14],
  });
  await writeFile(join(target, `noto-sans-sc-${weight.toLowerCase()}.ttf`), subset);
  console.log(`${weight}: ${characters.length} characters asked for, ${(subset.length / 1e6).toFixed(2)} MB`);
}
await copyFile(join(family, 'LICENSE_FONT'), join(target, 'OFL.txt'));

function gb2312() {
  const decoder = new TextDecoder('gb18030');
  const pairs = [];
  for (let high = 0xa1; high <= 0xf7; high++) {
    for (let low = 0xa1; low <= 0xfe; low++) pairs.push(high, low);
  }
  // Unassigned pairs decode to the private use area; the font has nothing there.
  return decoder.decode(Uint8Array.from(pairs)).replace(/[\uE000-\uF8FF\uFFFD]/g, '');
}

function range([from, to]) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
