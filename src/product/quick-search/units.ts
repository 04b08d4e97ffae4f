import { HORSEPOWER, METRIC_HORSEPOWER, POUND_FOOT, POUND_INCH } from '#product/unit-system.ts';

/** A way to write a unit: the unit it stands for, and how many of that it is. */
export interface UnitWord {
  readonly unit: string;
  readonly factor: number;
}

const word = (unit: string, factor = 1): UnitWord => ({ unit, factor });

/** How people write the units of drive figures, in small letters after Unicode normalisation (NFKC). */
export const UNIT_WORDS: Readonly<Record<string, UnitWord>> = {
  kw: word('kW'),
  千瓦: word('kW'),
  mw: word('kW', 1000),
  兆瓦: word('kW', 1000),
  w: word('kW', 0.001),
  瓦: word('kW', 0.001),
  hp: word('kW', HORSEPOWER),
  ps: word('kW', METRIC_HORSEPOWER),
  马力: word('kW', METRIC_HORSEPOWER),
  'r/min': word('r/min'),
  'rev/min': word('r/min'),
  rpm: word('r/min'),
  '1/min': word('r/min'),
  'min-1': word('r/min'),
  'min^-1': word('r/min'),
  'u/min': word('r/min'),
  '转/分': word('r/min'),
  '转/分钟': word('r/min'),
  转每分: word('r/min'),
  转每分钟: word('r/min'),
  转: word('r/min'),
  nm: word('Nm'),
  'n.m': word('Nm'),
  n·m: word('Nm'),
  'n*m': word('Nm'),
  'n-m': word('Nm'),
  牛米: word('Nm'),
  牛·米: word('Nm'),
  '牛.米': word('Nm'),
  knm: word('Nm', 1000),
  'kn.m': word('Nm', 1000),
  kn·m: word('Nm', 1000),
  千牛米: word('Nm', 1000),
  'n m': word('Nm'),
  'kn-m': word('Nm', 1000),
  'kn m': word('Nm', 1000),
  ...poundTorques('ft', POUND_FOOT),
  ...poundTorques('in', POUND_INCH),
};

/** Pounds and a length in either order and joined as people join them: lb-in, in·lb, lbf.ft, ft lbs. */
function poundTorques(length: string, factor: number): Readonly<Record<string, UnitWord>> {
  const pairs = ['lb', 'lbf', 'lbs'].flatMap((pound) => [
    [pound, length],
    [length, pound],
  ]);
  const words = pairs.flatMap((pair) => ['', '-', '·', '.', '*', ' '].map((joint) => pair.join(joint)));
  return Object.fromEntries(words.map((one) => [one, word('Nm', factor)]));
}
