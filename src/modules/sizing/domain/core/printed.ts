import { CONSTANTS, type Figures, FUNCTIONS } from './formula.ts';
import { tokensOf } from './formula-tokens.ts';

/** Greek letters that ids begin with, as engineers write them. */
const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  eta: 'η',
  lam: 'λ',
  mu: 'µ',
  phi: 'φ',
  pi: 'π',
  rho: 'ρ',
};

/** How an id is written in a formula: `mu_L` as µ_L. */
export function symbolOf(id: string): string {
  const [first = '', ...rest] = id.split('_');
  return [GREEK[first] ?? first, ...rest].join('_');
}

const SIGNS: Readonly<Record<string, string>> = { '*': '·', '-': '−', '+': '+', ',': ', ' };

/** A formula as it is printed, `m·g·((2/D)·(µ_L·d/2+f)+c)`. */
export function formulaText(formula: string): string {
  return tokensOf(formula)
    .map((token) => SIGNS[token] ?? symbolOf(token))
    .join('');
}

/** The same with numbers in place of the symbols. What is not known yet keeps its symbol. */
export function formulaWithNumbers(formula: string, figures: Figures): string {
  return tokensOf(formula)
    .map((token) => SIGNS[token] ?? numberFor(token, figures))
    .join('');
}

function numberFor(token: string, figures: Figures): string {
  if (Object.hasOwn(FUNCTIONS, token)) return token;
  const { [token]: constant } = CONSTANTS;
  if (token === 'pi') return 'π';
  const value = constant ?? figures[token];
  return value === undefined ? symbolOf(token) : plain(value);
}

/** Five digits: enough to do the sum again by hand; a negative number stands in brackets. */
function plain(value: number): string {
  const text = String(Number(value.toPrecision(5)));
  return value < 0 ? `(−${text.slice(1)})` : text;
}
