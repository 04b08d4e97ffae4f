import { tokensOf } from './formula-tokens.ts';

/** Figures by the ids of inputs and steps, each in the unit its definition names. */
export type Figures = Readonly<Record<string, number>>;

/** What a formula is once it is read: the one text gives the function, what it depends on and how it is printed. */
export interface Formula {
  readonly text: string;
  /** The inputs and steps it needs, in the order they stand in. */
  readonly deps: readonly string[];
  readonly compute: (figures: Figures) => number;
}

type Compute = Formula['compute'];

/** Standard gravity as drive makers use it, m/s². */
export const CONSTANTS: Readonly<Record<string, number>> = { g: 9.81, pi: Math.PI };

const DEGREE = Math.PI / 180;

/** Angles are degrees, in and out. */
export const FUNCTIONS: Readonly<Record<string, (...args: number[]) => number>> = {
  sin: (angle = Number.NaN) => Math.sin(angle * DEGREE),
  cos: (angle = Number.NaN) => Math.cos(angle * DEGREE),
  tan: (angle = Number.NaN) => Math.tan(angle * DEGREE),
  asin: (value = Number.NaN) => Math.asin(value) / DEGREE,
  atan: (value = Number.NaN) => Math.atan(value) / DEGREE,
  exp: Math.exp,
  sqrt: Math.sqrt,
  abs: Math.abs,
  max: Math.max,
  min: Math.min,
};

/** Reads a formula such as `m*g*((2/D)*(mu_L*d/2+f)+c)*cos(alpha)`. What it cannot read is a mistake of the program. */
export function formulaOf(text: string): Formula {
  const reader = new Reader(text);
  const compute = reader.sum();
  reader.end();
  return { text, deps: [...reader.names], compute };
}

/** Reads from left to right; each method reads what binds more tightly than the one before it. */
class Reader {
  readonly names = new Set<string>();
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(private readonly text: string) {
    this.tokens = tokensOf(text);
  }

  sum(): Compute {
    let left = this.product();
    for (let sign = this.take('+', '-'); sign !== undefined; sign = this.take('+', '-')) {
      left = joined(left, this.product(), sign);
    }
    return left;
  }

  end(): void {
    if (this.at < this.tokens.length) throw this.wrong();
  }

  private product(): Compute {
    let left = this.signed();
    for (let sign = this.take('*', '/'); sign !== undefined; sign = this.take('*', '/')) {
      left = joined(left, this.signed(), sign);
    }
    return left;
  }

  private signed(): Compute {
    if (this.take('-') === undefined) return this.power();
    const value = this.signed();
    return (figures) => -value(figures);
  }

  private power(): Compute {
    const base = this.atom();
    return this.take('^') === undefined ? base : joined(base, this.signed(), '^');
  }

  private atom(): Compute {
    if (this.take('(') !== undefined) return this.closed(this.sum());
    const token = this.tokens[this.at++];
    if (token === undefined) throw this.wrong();
    if (/^\d/.test(token)) return () => Number(token);
    const { [token]: called } = FUNCTIONS;
    return called !== undefined && this.take('(') !== undefined ? this.call(called) : this.named(token);
  }

  private call(called: (...args: number[]) => number): Compute {
    const args = [this.sum()];
    while (this.take(',') !== undefined) args.push(this.sum());
    return this.closed((figures) => called(...args.map((arg) => arg(figures))));
  }

  private named(name: string): Compute {
    if (!/^[A-Za-z]/.test(name)) throw this.wrong();
    const { [name]: constant } = CONSTANTS;
    if (constant !== undefined) return () => constant;
    this.names.add(name);
    return (figures) => figures[name] ?? Number.NaN;
  }

  private closed(value: Compute): Compute {
    if (this.take(')') === undefined) throw this.wrong();
    return value;
  }

  private take(...wanted: readonly string[]): string | undefined {
    const token = this.tokens[this.at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.at++;
    return token;
  }

  private wrong(): Error {
    return new Error(`no formula: ${this.text}, at ${this.tokens[this.at] ?? 'its end'}`);
  }
}

const OPERATIONS: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '^': (left, right) => left ** right,
};

function joined(left: Compute, right: Compute, sign: string): Compute {
  const operation = OPERATIONS[sign] ?? (() => Number.NaN);
  return (figures) => operation(left(figures), right(figures));
}
