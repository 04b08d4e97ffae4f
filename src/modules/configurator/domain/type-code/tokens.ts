import { HIDDEN, NONE } from '#modules/catalogue/domain/jrt/field-def.ts';
import type { FieldId, Values } from '#modules/configurator/domain/configuration.ts';

/** One word of a type code and what it says. */
export interface Token {
  readonly text: string;
  readonly values: Values;
  /** Says that something is not there: left out of the short code. */
  readonly isQuiet: boolean;
}

/** The codes a release knows for a variable, in its order. */
export type CodesOf = (variable: FieldId) => readonly string[];

/** Makes the words of one row of the segment table. */
export type Tokens = (codesOf: CodesOf) => readonly Token[];

/**
 * One word per code of a variable: the prefix with the code's name, the code itself unless another is given. What is not
 * there reads `<absent>0` for none and `<absent>_` for "does not apply".
 */
export function word(
  field: FieldId,
  prefix: string,
  { absent = prefix, names = {} }: { absent?: string; names?: Values } = {},
): Tokens {
  return (codesOf) =>
    codesOf(field).map((code) => ({
      text:
        code === HIDDEN || code === NONE
          ? `${absent}${code === NONE ? '0' : '_'}`
          : prefix + (names[code] ?? plainName(code)),
      values: { [field]: code },
      isQuiet: code === HIDDEN || code === NONE,
    }));
}

/** The ticked option of a list by its code, and `NO` with the code for one that is not ticked. */
export function option(field: FieldId, code: string): Tokens {
  const variable = `${field}.${code}`;
  return (codesOf) =>
    codesOf(variable).map((value) => ({
      text: value === 'yes' ? code : `NO${code}`,
      values: { [variable]: value },
      isQuiet: value !== 'yes',
    }));
}

/** Two variables in one word, the second without a name of its own where it is not there: `BE2HR`, `180X`. */
export function pair(first: FieldId, second: FieldId): Tokens {
  return (codesOf) =>
    codesOf(first)
      .filter(isThere)
      .flatMap((code) =>
        codesOf(second).map((other) => ({
          text: `${plainName(code)}${isThere(other) ? plainName(other) : ''}`,
          values: { [first]: code, [second]: other },
          isQuiet: false,
        })),
      );
}

/** A code without the signs that separate words: no blanks, `+` for a slash, `~` for a hyphen. */
export function plainName(code: string): string {
  return code.replaceAll(' ', '').replaceAll('/', '+').replaceAll('-', '~');
}

function isThere(code: string): boolean {
  return code !== HIDDEN && code !== NONE;
}
