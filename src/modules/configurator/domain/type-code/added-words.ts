import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { codeWordsOf } from './code-words.ts';
import type { TypeCodeReading } from './read-type-code.ts';
import type { SaidWord } from './said-twice.ts';
import type { TypeCodeContext } from './type-code-context.ts';

/** A word of a product's code that nobody said, and the words that ask for it. */
export interface AddedWord {
  readonly word: string;
  readonly neededBy: readonly string[];
}

/**
 * What stands in the code of a product because of a choice and is not said: internal corrosion protection KS, which C4 asks for. What
 * the unit has with any choice, its shaft or flange, is not added.
 */
export function addedWords(
  { config, words }: Pick<TypeCodeReading, 'config' | 'words'>,
  typeCode: string,
  context: TypeCodeContext,
): readonly AddedWord[] {
  const said = new Set(words.flatMap(({ says }) => Object.keys(says)));
  const unsaid = wordsOf(typeCode, context).filter(({ says }) => Object.keys(says).some((field) => !said.has(field)));
  if (unsaid.length === 0) return [];
  const usual = resolvedValues(withoutWords(config, words), context);
  return unsaid.flatMap(({ word, says }) => {
    const added = Object.entries(says).find(
      ([field, code]) => !said.has(field) && usual[field] !== code && (usual[field] ?? HIDDEN) !== HIDDEN,
    );
    return added === undefined ? [] : [{ word, neededBy: wordsFor(added, config, words, context) }];
  });
}

/**
 * The words that the code of a product carries and that were not said: the standard stands for them, which whoever takes the product
 * by its code alone is told. `short` is the code a nameplate carries.
 */
export function assumedWords(
  { words }: Pick<TypeCodeReading, 'words'>,
  short: string,
  added: readonly AddedWord[],
  context: TypeCodeContext,
): readonly string[] {
  const said = new Set(words.flatMap(({ says }) => Object.keys(says)));
  const told = new Set(added.map(({ word }) => word));
  const isUnsaid = ({ word, says }: SaidWord) => !told.has(word) && !Object.keys(says).some((field) => said.has(field));
  return wordsOf(short, context)
    .filter(isUnsaid)
    .map(({ word }) => word);
}

/** The words of a written code, behind unit and input. */
function wordsOf(typeCode: string, context: TypeCodeContext): readonly SaidWord[] {
  const dictionary = codeWordsOf(context);
  const written = typeCode.split('-').slice(2).join('/').split('/');
  return written.flatMap((word) => {
    const says = dictionary.get(word.toUpperCase());
    return says === undefined ? [] : [{ word, says }];
  });
}

/** As few of the words as bring the value about. */
function wordsFor(
  [field, code]: readonly [FieldId, string],
  config: Configuration,
  words: readonly SaidWord[],
  context: TypeCodeContext,
): readonly string[] {
  const needed = words.reduce((left, word) => {
    const fewer = left.filter((one) => one !== word);
    const others = words.filter((one) => !fewer.includes(one));
    return resolvedValues(withoutWords(config, others), context)[field] === code ? fewer : left;
  }, words);
  return needed.map(({ word }) => word);
}

/** The configuration as if some words stood not in its code. */
function withoutWords(config: Configuration, words: readonly SaidWord[]): Configuration {
  const said = new Set(words.flatMap(({ says }) => Object.keys(says)));
  const left = Object.entries(config.values).filter(([field]) => !said.has(field));
  return { ...config, values: Object.fromEntries(left) };
}
