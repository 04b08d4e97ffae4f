import type { Locale } from '#kernel/locale.ts';
import en from '#modules/configurator/web/words/en.json' with { type: 'json' };
import zh from '#modules/configurator/web/words/zh-cn.json' with { type: 'json' };
import { figureWithUnit } from '#product/figure-text.ts';
import type { DerivedSpeed } from '#product/quick-search/derived-speed.ts';
import { LOAD_FIGURES, type LoadContradiction, type LoadFigureName } from '#product/quick-search/load-contradiction.ts';

const WORDS = { 'zh-cn': zh.quick, en: en.quick };
const UNITS = { power: 'kW', speed: 'r/min', torque: 'Nm' } as const satisfies Record<LoadFigureName, string>;

/** Three figures that contradict each other in words, and what each way out comes to. */
export interface ToldContradiction {
  readonly text: string;
  readonly ways: readonly { readonly name: LoadFigureName; readonly text: string; readonly without: string }[];
}

/** What contradicts itself and which figure may be left out for what, in the language of the page. */
export function tellContradiction(found: LoadContradiction, locale: Locale): ToldContradiction {
  const words = WORDS[locale].contradiction;
  return {
    text: fill(words[found.kind], contradictionFigures(found)),
    ways: LOAD_FIGURES.map((name) => {
      const { said, follows, without } = found[name];
      const told = { said: figureIn(name, said), follows: figureIn(name, follows) };
      return { name, text: fill(words[name], told), without };
    }),
  };
}

/** The figures of a contradiction with their units: as they were said, and what the others come to. */
export function contradictionFigures({ power, speed, torque }: LoadContradiction) {
  return {
    power: figureIn('power', power.said),
    speed: figureIn('speed', speed.said),
    torque: figureIn('torque', torque.said),
    most: figureIn('torque', torque.follows),
    least: figureIn('power', power.follows),
  };
}

/** The figures of a speed that was derived, with their units. */
export function derivedFigures({
  power,
  torque,
  speed,
  efficiency,
}: Pick<DerivedSpeed, LoadFigureName | 'efficiency'>) {
  const figures = {
    power: figureIn('power', power),
    torque: figureIn('torque', torque),
    speed: figureIn('speed', speed),
  };
  return { ...figures, efficiency: `${Math.round(efficiency * 100)} %` };
}

function figureIn(name: LoadFigureName, figure: number): string {
  return figureWithUnit({ written: 'listed', unit: UNITS[name] }, figure);
}

/** A text with its figures, where the page has no texts of its own loaded: in the palette, on the first page. */
export function fill(text: string, said: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => said[name] ?? '');
}
