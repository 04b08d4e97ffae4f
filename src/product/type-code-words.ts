import type { FieldId, Values } from '#product/configuration.ts';
import { HIDDEN, NONE } from '#product/field.ts';

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

/** How the words of a variable are made where its codes are not simply written behind its prefix. */
export interface Naming {
  /** Before `0` for none and `_` for "does not apply"; the prefix itself without it. */
  readonly absent?: string;
  /** Other names for some codes. */
  readonly names?: Values;
  /** Codes got their names later: the words they were written with before are still read. */
  readonly areRenamed?: boolean;
  /** Codes a nameplate does not mention. */
  readonly quiet?: readonly string[];
}

/** One word per code of a variable: the prefix with the name of the code. */
export function word(
  field: FieldId,
  prefix: string,
  { absent = prefix, names = {}, quiet = [], areRenamed = false }: Naming = {},
): Tokens {
  const written: Tokens = (codesOf) =>
    codesOf(field).map((code) => ({
      text: isThere(code) ? prefix + (names[code] ?? plainName(code)) : `${absent}${code === NONE ? '0' : '_'}`,
      values: { [field]: code },
      isQuiet: !isThere(code) || quiet.includes(code),
    }));
  // Of several words for one value the first is written.
  return areRenamed ? (codesOf) => [...written(codesOf), ...word(field, prefix, { absent, quiet })(codesOf)] : written;
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

/** Two variables in one word, `BE2HR`, `180X`; one code of the second is not written: the word is then the first alone. */
export function pair(first: FieldId, second: FieldId, unwritten: string): Tokens {
  return (codesOf) => {
    const others = codesOf(second).filter((code) => isThere(code) || code === unwritten);
    const pairs = codesOf(first)
      .filter(isThere)
      .flatMap((code) => others.map((other) => [code, other] as const));
    return pairs.map(([code, other]) => ({
      text: other === unwritten ? plainName(code) : plainName(code) + plainName(other),
      values: { [first]: code, [second]: other },
      isQuiet: false,
    }));
  };
}

/** A code without the signs that separate words: no blanks, `+` for a slash, `~` for a hyphen. */
export function plainName(code: string): string {
  return code.replaceAll(' ', '').replaceAll('/', '+').replaceAll('-', '~');
}

/** A segment of a product's name as codes write it, which may hold a slash. */
export function withSlash(segment: string): string {
  return segment.replaceAll('+', '/');
}

function isThere(code: string): boolean {
  return code !== HIDDEN && code !== NONE;
}
