import type { BilingualText } from '#kernel/locale.ts';
import { litresText, oilTable } from '#lines/shared/instruction-tables.ts';
import { text } from '#product/field.ts';
import type { FigureTable, Instructions } from '#product/instructions.ts';
import { WORM_OILS, type WormOil, type WormOilType, wormOilCode, wormOilValues } from './fields/oils.ts';
import type { Housing, WormParts } from './source/parts.ts';

/** How worm reducers are stored, mounted, lubricated and maintained. */
export const JRW_INSTRUCTIONS: Instructions = {
  title: text('JRW 蜗轮减速机', 'JRW worm reducers'),
  edition: '2026-11-26',
  chapters: [
    'shared/about',
    'shared/safety',
    'jrw/product',
    'shared/receipt',
    'gear/storage',
    'gear/mounting',
    'gear/shafts',
    'jrw/hollow-shafts',
    'motor/connection',
    'motor/brake',
    'jrw/lubrication',
    'gear/start',
    'gear/maintenance',
    'gear/troubles',
    'motor/troubles',
    'shared/disposal',
  ],
};

const POSITIONS = ['B3', 'B8', 'B6', 'B7', 'V5', 'V6'];

/** What the text of the instructions leaves to the data: the fillings, and how much each unit takes. */
export function jrwFigureTables({ housings, oils }: WormParts): Readonly<Record<string, FigureTable>> {
  const forLife = housings.filter(isFilledForLife);
  const serviced = housings.filter((housing) => !isFilledForLife(housing));
  const litresIn = (size: string, position: string) =>
    oils.find((oil) => oil.size === size && oil.position === position)?.litres;
  const named = serviced.map(({ size }) => ({
    name: size,
    litres: new Map(POSITIONS.flatMap((position) => known(position, litresIn(size, position)))),
  }));
  return {
    fillings: fillings(),
    'oil-for-life': {
      columns: [text('机座', 'Size'), text('注油量（L），任意方位', 'Oil in any position, L')],
      rows: forLife.map(({ size }) => [size, litresText(litresIn(size, POSITIONS[0] ?? ''))]),
    },
    'oil-quantities': oilTable(named, POSITIONS),
  };
}

/** Aluminium units are filled at the factory and have no plugs. */
function isFilledForLife({ material }: Housing): boolean {
  return material === 'aluminium';
}

function known(position: string, litres: number | undefined): readonly (readonly [string, number])[] {
  return litres === undefined ? [] : [[position, litres]];
}

const KINDS: Readonly<Record<WormOilType, BilingualText>> = {
  mineral: text('矿物油', 'mineral'),
  synthetic: text('合成油', 'synthetic'),
};

const UNITS: Readonly<Record<WormOil['units'][number], BilingualText>> = {
  lifetime: text('终身润滑的机座', 'Units filled for life'),
  serviced: text('需换油的机座', 'Units whose oil is changed'),
};

function fillings(): FigureTable {
  return {
    columns: [text('润滑油（环境温度）', 'Oil (ambient temperature)'), text('种类', 'Kind'), text('用于', 'For')],
    rows: WORM_OILS.map((oil) => {
      const values = wormOilValues(oil.type);
      const label = values.find(({ code }) => code === wormOilCode(oil))?.label ?? wormOilCode(oil);
      const units = oil.units.map((unit) => UNITS[unit]);
      return [label, KINDS[oil.type], joined(units)];
    }),
  };
}

function joined(texts: readonly BilingualText[]): BilingualText {
  return text(texts.map(({ zh }) => zh).join('、'), texts.map(({ en }) => en).join(', '));
}
