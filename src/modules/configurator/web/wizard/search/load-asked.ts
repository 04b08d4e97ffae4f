import type { Load } from '#lines/line-for-load.ts';
import { type RowSearchDef, wireName } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { TORQUE_OF_POWER } from '#product/torque-of-power.ts';

/** The load a search asks for; `made`: the torque is what the power means at the speed. */
export interface AskedLoad extends Load {
  readonly isMade: boolean;
}

/** The load of a search by the columns of the line's chart; a line without one knows no load. */
export function loadAsked(search: RowSearchDef, filter: Values): AskedLoad {
  const { chart } = search;
  if (chart === undefined) return { isMade: false };
  const asked = (column: string) => {
    const figure = Number(filter[wireName(search, column)] ?? 0);
    return figure > 0 ? figure : undefined;
  };
  const [power, speed, torque] = [asked(chart.load.power), asked(chart.across), asked(chart.load.column)];
  const isMade = torque === undefined && power !== undefined && speed !== undefined;
  return { power, speed, torque: isMade ? (TORQUE_OF_POWER * power) / speed : torque, isMade };
}
