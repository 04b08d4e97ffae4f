import { TORQUE_OF_POWER } from '#product/torque-of-power.ts';
import type { Line } from './index.ts';
import type { Load } from './line-for-load.ts';

const UNITS = { power: 'kW', torque: 'Nm' } as const;

/**
 * A load as the quick search of a line reads it, by what that line asks for: `500 kW 50 r/min`, or `95500 Nm i 29` of planetary
 * units. Empty where the line asks for nothing that is known.
 */
export function loadInWords({ asked }: Pick<Line, 'asked'>, load: Load): string {
  if (asked === undefined) return '';
  const known = { power: powerOf(load), torque: load.torque };
  const name = asked.load.find((one) => load[one] !== undefined) ?? asked.load.find((one) => known[one] !== undefined);
  const figure = name && known[name];
  return [
    ...(name && figure !== undefined ? [`${short(figure)} ${UNITS[name]}`] : []),
    ...(load.speed === undefined ? [] : [speedInWords(asked.speed, load.speed)]),
  ].join(' ');
}

function powerOf({ power, torque, speed }: Load): number | undefined {
  return power ?? (torque === undefined || speed === undefined ? undefined : (torque * speed) / TORQUE_OF_POWER);
}

function speedInWords(asked: NonNullable<Line['asked']>['speed'], speed: number): string {
  return asked === 'output' ? `${short(speed)} r/min` : `i ${short(asked.ratioFrom / speed)}`;
}

/** As it was given, or with four digits where it is worked out. */
function short(figure: number): string {
  return String(Number.isInteger(figure) ? figure : Number(figure.toPrecision(4)));
}
