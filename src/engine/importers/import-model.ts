import type { Model } from '#engine/model/model.ts';
import { importConfigJson } from './config-json.ts';
import { importDimacs } from './dimacs.ts';
import { importXcsp } from './xcsp.ts';

/**
 * A model from the text of a public format, told apart by its first character: `{` the JSON of `config-csp/1`, `<` XCSP
 * 2.1, anything else DIMACS CNF.
 * @throws BrokenFile naming the place, if the text is not what its format demands
 */
export function importModel(text: string): Model {
  const start = text.trimStart()[0];
  if (start === '{') return importConfigJson(text);
  return start === '<' ? importXcsp(text) : importDimacs(text);
}
