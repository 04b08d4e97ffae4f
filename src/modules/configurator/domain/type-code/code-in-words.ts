import type { BilingualText } from '#kernel/locale.ts';

type Words = Readonly<Record<string, string | number>>;

/** What is told of a type code; what stands in braces comes from the code, the catalogue or the release. */
const SENTENCES = {
  'no-code': {
    zh: '未找到型号：型号以 {prefixes} 之一开头',
    en: 'No type code stands here: one begins with {prefixes}',
  },
  unit: { zh: '“{part}”不是本平台的减速机或电机规格', en: '"{part}" is no gear unit or motor of this portal' },
  input: { zh: '该规格没有输入端“{part}”', en: 'The unit is not supplied with the input "{part}"' },
  'input-near': {
    zh: '该规格没有输入端“{part}”；最接近的是 {nearest}',
    en: 'The unit is not supplied with the input "{part}"; the nearest is {nearest}',
  },
  'input-several': {
    zh: '“{part}”可能指该规格的多种输入端，请写明：{permitted}',
    en: '"{part}" may mean several inputs of the unit; please say which: {permitted}',
  },
  'input-of': {
    zh: '该规格没有输入端“{part}”；可选：{permitted}',
    en: 'The unit is not supplied with the input "{part}", but with {permitted}',
  },
  word: { zh: '无法识别“{part}”', en: '"{part}" is not understood' },
  'word-near': { zh: '无法识别“{part}”；是否为 {nearest}？', en: '"{part}" is not understood; is {nearest} meant?' },
  contradiction: { zh: '{first} 与 {second} 相互排斥', en: '{first} and {second} exclude each other' },
  repeated: { zh: '“{word}”与前文重复', en: '"{word}" says again what the code says already' },
  added: { zh: '已增加 {word}：{neededBy} 需要', en: '{word} was added: {neededBy} needs it' },
  'added-by-several': { zh: '已增加 {word}：{neededBy} 需要', en: '{word} was added: {neededBy} need it' },
  assumed: { zh: '型号未写明，按标准取：{words}', en: 'Not in the code, the standard is taken: {words}' },
  'ratio-missing': { zh: '缺少速比，例如 i57.35', en: 'The ratio is missing, such as i57.35' },
  'other-ratio': {
    zh: '没有速比 {asked}；最接近的是 i{taken}',
    en: 'There is no ratio of {asked}; the nearest is i{taken}',
  },
  'ratio-elsewhere': {
    zh: '{unit} 的速比 {asked} 不配输入端 {input}；可配：{permitted}',
    en: '{unit} is not supplied with {input} at the ratio {asked}, but with {permitted}',
  },
  'no-row': { zh: '样本中没有该规格与输入端的组合', en: 'The catalogue has no such unit with this input' },
  excluded: { zh: '{field} {value} 不可用：{reason}', en: '{field} {value} is not possible: {reason}' },
  'excluded-unknown': { zh: '{field} {value} 与其他选择不能组合', en: '{field} {value} does not go with the rest' },
  'excluded-rather': {
    zh: '{field} {value} 不可用：{reason}；可选：{permitted}',
    en: '{field} {value} is not possible: {reason} Possible: {permitted}',
  },
  'excluded-unknown-rather': {
    zh: '{field} {value} 与其他选择不能组合；可选：{permitted}',
    en: '{field} {value} does not go with the rest. Possible: {permitted}',
  },
  missing: { zh: '型号中还需注明：{points}', en: 'The code does not say: {points}' },
  'missing-of': {
    zh: '型号中还需注明：{points}（可选：{permitted}）',
    en: 'The code does not say: {points} (possible: {permitted})',
  },
  'read-otherwise': { zh: '“{written}”按 {read} 读取', en: '"{written}" was read as {read}' },
  wrong: { zh: '{points}', en: '{points}' },
  'ratio-taken': { zh: '速比 {asked} 按 i{taken} 录入', en: 'The ratio {asked} was read as i{taken}' },
  'wishes-unsaid': {
    zh: '型号注明有特殊要求，但未写明内容：请在产品清单中补充',
    en: 'The code says that there are special wishes, not which: please state them in the product list',
  },
  beside: { zh: '型号之外的文字未采用：{words}', en: 'Not taken, since it stands beside the code: {words}' },
} as const satisfies Record<string, BilingualText>;

/** A sentence about a type code. */
export type CodeSentence = keyof typeof SENTENCES;

/** A sentence with what it is about, in both languages. */
export function codeInWords(
  sentence: CodeSentence,
  words: Words | { readonly zh: Words; readonly en: Words },
): BilingualText {
  const { zh, en } = isBilingual(words) ? words : { zh: words, en: words };
  return { zh: filled(SENTENCES[sentence].zh, zh), en: filled(SENTENCES[sentence].en, en) };
}

function isBilingual(words: object): words is { readonly zh: Words; readonly en: Words } {
  return 'zh' in words;
}

function filled(sentence: string, words: Words): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''));
}

/** So many values are named; of more it is told how many there are. */
const MOST_NAMED = 6;

/** Permitted values, by their names; of many some. */
export function permittedInWords(values: readonly BilingualText[]): BilingualText {
  const named = values.slice(0, MOST_NAMED);
  const more = values.length - named.length;
  return {
    zh: named.map(({ zh }) => zh).join('、') + (more > 0 ? ` 等共 ${values.length} 种` : ''),
    en: named.map(({ en }) => en).join(', ') + (more > 0 ? ` and ${more} more` : ''),
  };
}
