import { MOTOR_QUICK_WORDS } from '#lines/shared/motor/quick-words.ts';
import type { Values } from '#product/configuration.ts';

/** The sizes of single units, by which makers of worm reducers call theirs alike. */
const SIZES = ['025', '030', '040', '050', '063', '075', '090', '110', '130'];
/** What stands before a size on a nameplate or in a letter: ours in short, the Chinese series, the one named after the module. */
const SERIES = ['W', 'WJ', 'NMRV', 'RV'];

/** What the trade calls worm reducers, beside the codes and names of the fields; whether one or a pair is meant the letters alone say. */
export const JRW_QUICK_WORDS: Readonly<Record<string, Values>> = {
  ...MOTOR_QUICK_WORDS,
  变频一体: { inputType: 'JCMC' },
  w: { gearboxModel: 'W' },
  ww: { gearboxModel: 'WW' },
  蜗轮: {},
  蜗杆: {},
  蜗轮蜗杆: {},
  worm: {},
  'worm gear': {},
  ...Object.fromEntries(SERIES.flatMap((series) => SIZES.map((size) => [series + size, unitOf(size)]))),
};

function unitOf(reduceUnitSize: string): Values {
  return { gearboxModel: 'W', reduceUnitSize };
}
