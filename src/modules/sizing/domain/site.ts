import { both } from './core/define.ts';
import type { Figures } from './core/formula.ts';
import type { Finding, FindingLevel } from './core/model.ts';

/** Where a drive stands. */
export interface Site {
  /** °C; the usual 40 where nobody says. */
  readonly ambient?: number;
  /** m above sea level. */
  readonly altitude?: number;
}

/** The site of a machine, of its inputs. */
export function siteOf({ T_amb, h_alt }: Figures): Site {
  return { ...(T_amb !== undefined && { ambient: T_amb }), ...(h_alt !== undefined && { altitude: h_alt }) };
}

const AMBIENT = { rated: 40, max: 60 } as const;
const ALTITUDE = { rated: 1000, max: 4000 } as const;

/** What a motor may give at its site and in its duty (rules 78, 79): 1 % less per K above 40 °C and per 100 m above 1000 m. */
export function permittedPower(power: number, { ambient = AMBIENT.rated, altitude = 0 }: Site, duty = 1) {
  const k_T = 1 - 0.01 * Math.max(0, ambient - AMBIENT.rated);
  const k_H = 1 - (0.01 * Math.max(0, altitude - ALTITUDE.rated)) / 100;
  return { k_T, k_H, P_perm: power * k_T * k_H * duty };
}

/** What is to be told of a site, whatever stands there. */
export function judgeSite({ ambient, altitude }: Site): readonly Finding[] {
  const found: (Finding | false)[] = [
    ambient !== undefined && ambient > AMBIENT.max && limit('site-hot', 'enquire', ambient, AMBIENT.max, '°C', HOT),
    altitude !== undefined &&
      altitude > ALTITUDE.max &&
      limit('site-high', 'enquire', altitude, ALTITUDE.max, 'm', HIGH),
    ambient !== undefined && ambient < -40 && limit('site-arctic', 'enquire', ambient, -40, '°C', ARCTIC),
    ambient !== undefined && ambient < -20 && ambient >= -40 && limit('site-cold', 'warn', ambient, -20, '°C', COLD),
    ambient !== undefined && ambient > 40 && ambient <= 60 && limit('site-warm', 'warn', ambient, 40, '°C', WARM),
    altitude !== undefined &&
      altitude > 1000 &&
      altitude <= 4000 &&
      limit('site-altitude', 'info', altitude, 1000, 'm', UP),
  ];
  return found.filter((one) => one !== false);
}

const HOT = both('环境温度高于 60 °C，请询价', 'Hotter than 60 °C: please enquire');
const HIGH = both('海拔高于 4000 m，请询价', 'Higher than 4000 m: please enquire');
const ARCTIC = both('环境温度低于 −40 °C，请询价', 'Colder than −40 °C: please enquire');
const COLD = both(
  '低于 −20 °C：须用合成油 VG220 和耐低温 NBR 油封',
  'Below −20 °C: synthetic oil VG220 and low-temperature NBR seals',
);
const WARM = both(
  '高于 40 °C：电机降容，连续工作须用 FKM 油封',
  'Above 40 °C: the motor gives less, and continuous work needs FKM seals',
);
const UP = both('海拔高于 1000 m：电机降容', 'Above 1000 m: the motor gives less');

/** Ambient temperatures an oil works in (rules 17, 83), °C. */
export const OIL_RANGES = {
  MIN_VG220: [-10, 40],
  MIN_VG680: [0, 40],
  SYN_VG220: [-40, 40],
  SYN_VG320: [-10, 80],
  SYN_VG460: [-10, 80],
  SYN_VG680: [-10, 80],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** Ambient temperatures a seal works in (rules 18, 82), °C. */
export const SEAL_RANGES = { NBR: [-40, 100], FKM: [-25, 160] } as const;

type Range = readonly [min: number, max: number];

/** Whether oil and seal of a drive suit its site; what nobody names is not judged. */
export function judgeFilling(
  ambient: number,
  { oil, seal, isContinuous }: { readonly oil?: string; readonly seal?: string; readonly isContinuous?: boolean },
): readonly Finding[] {
  const oils: Readonly<Record<string, Range>> = OIL_RANGES;
  const seals: Readonly<Record<string, Range>> = SEAL_RANGES;
  const hotSeal = isContinuous === true && ambient > 40 && seal === 'NBR';
  return [
    ...outside('oil-temperature', ambient, oil === undefined ? undefined : oils[oil], OIL),
    ...outside('seal-temperature', ambient, seal === undefined ? undefined : seals[seal], SEAL),
    ...(hotSeal ? [limit('seal-hot', 'block', ambient, 40, '°C', HOT_SEAL)] : []),
  ];
}

const OIL = both('环境温度超出该润滑油的使用范围', 'The oil is not made for this ambient temperature');
const SEAL = both('环境温度超出该油封的使用范围', 'The seal is not made for this ambient temperature');
const HOT_SEAL = both('40 °C 以上连续工作须用 FKM 油封', 'Continuous work above 40 °C needs FKM seals');

function outside(id: string, ambient: number, range: Range | undefined, text: Finding['text']): readonly Finding[] {
  if (range === undefined || (ambient >= range[0] && ambient <= range[1])) return [];
  return [limit(id, 'block', ambient, ambient < range[0] ? range[0] : range[1], '°C', text)];
}

function limit(
  id: string,
  level: FindingLevel,
  have: number,
  need: number,
  unit: string,
  text: Finding['text'],
): Finding {
  return { id, level, have, need, unit, text };
}
