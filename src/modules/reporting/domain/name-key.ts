/** How companies of the world say what they are by law, in letters without signs; the longer of two that end alike first. */
const LATIN_FORMS = [
  'aktiengesellschaft',
  'gesellschaft mit beschrankter haftung',
  'private limited',
  'pty limited',
  'company limited',
  'co limited',
  'incorporated',
  'corporation',
  'gmbh co kgaa',
  'gmbh co kg',
  'gmbh',
  'kgaa',
  'sdn bhd',
  'pvt ltd',
  'pty ltd',
  'pte ltd',
  'co ltd',
  'limited',
  'company',
  'corp',
  'sarl',
  'sasu',
  's a r l',
  's p a',
  's r l',
  's a s',
  'inc',
  'llc',
  'llp',
  'ltd',
  'plc',
  'spa',
  'srl',
  'sas',
  'oao',
  'ooo',
  'pao',
  's a',
  'a s',
  'b v',
  'n v',
  'aps',
  'ag',
  'kg',
  'og',
  'ug',
  'se',
  'sa',
  'bv',
  'nv',
  'ab',
  'as',
  'oy',
  'kk',
  'co',
];

/** The same in Chinese, Japanese and Korean, which set no blanks between words. */
const EASTERN_FORMS = [
  '股份有限责任公司',
  '有限责任公司',
  '股份有限公司',
  '有限公司',
  '責任有限公司',
  '股份公司',
  '公司',
  '株式会社',
  '株式會社',
  '有限会社',
  '合同会社',
  '주식회사',
  '유한회사',
];

const SIGNS = /[^\p{L}\p{N}\p{M}]+/gu;
/** Accents of Latin letters; a Japanese voicing mark makes another letter. */
const ACCENTS = /[\u0300-\u036f]/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What a company is known by when reports are compared (commerce §4): full and half width, case, accents, brackets, blanks and the
 * legal form make no difference. A name that is nothing but a legal form is kept as it is.
 */
export function nameKey(name: string): string {
  const words = wordsOf(name);
  const bare = withoutEastern(withoutLatin(words).replaceAll(' ', ''));
  return bare === '' ? words.replaceAll(' ', '') : bare;
}

/** What a project is known by when reports are compared: as a company, but for the legal form, which a project has none of. */
export function projectKey(project: string): string {
  return wordsOf(project).replaceAll(' ', '');
}

/** The letters and digits of a text, in words of small letters. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(UNSEEN, '').replace(ACCENTS, '').normalize('NFKC').toLowerCase();
  return plain.replace(/['’]/g, '').replace(SIGNS, ' ').trim();
}

function withoutLatin(words: string): string {
  const form = LATIN_FORMS.find((one) => words === one || words.endsWith(` ${one}`));
  return form === undefined ? words : withoutLatin(words.slice(0, -form.length).trim());
}

function withoutEastern(name: string): string {
  const form = EASTERN_FORMS.find((one) => name.endsWith(one) || name.startsWith(one));
  if (form === undefined) return name;
  return name.endsWith(form) ? name.slice(0, -form.length) : name.slice(form.length);
}
