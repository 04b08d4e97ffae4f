import type { BilingualText } from '#kernel/locale.ts';
import { text } from '#product/field.ts';

/** How a motor is fixed and how its shaft stands (IEC 60034-7, GB/T 997). */
export interface Arrangement {
  /** `B35`. */
  readonly code: string;
  readonly label: BilingualText;
  readonly onFeet: boolean;
  /** B5 with through holes, B14 with tapped holes. */
  readonly flange: 'B5' | 'B14' | null;
  readonly shaft: 'level' | 'down' | 'up';
}

/** The arrangements motors are sold in; which frames have them the catalogue says. */
export const ARRANGEMENTS: readonly Arrangement[] = [
  of('B3', '底脚安装，轴水平', 'feet, shaft horizontal', { onFeet: true }),
  of('B5', '法兰（通孔），轴水平', 'flange with through holes, shaft horizontal', { flange: 'B5' }),
  of('B14', '法兰（螺孔），轴水平', 'flange with tapped holes, shaft horizontal', { flange: 'B14' }),
  of('B35', '底脚和法兰（通孔）', 'feet and flange with through holes', { onFeet: true, flange: 'B5' }),
  of('B34', '底脚和法兰（螺孔）', 'feet and flange with tapped holes', { onFeet: true, flange: 'B14' }),
  of('V1', '法兰（通孔），轴向下', 'flange with through holes, shaft down', { flange: 'B5', shaft: 'down' }),
  of('V3', '法兰（通孔），轴向上', 'flange with through holes, shaft up', { flange: 'B5', shaft: 'up' }),
  of('V5', '底脚装于墙面，轴向下', 'feet on the wall, shaft down', { onFeet: true, shaft: 'down' }),
  of('V6', '底脚装于墙面，轴向上', 'feet on the wall, shaft up', { onFeet: true, shaft: 'up' }),
  of('V18', '法兰（螺孔），轴向下', 'flange with tapped holes, shaft down', { flange: 'B14', shaft: 'down' }),
];

/** The arrangement of a code. */
export function arrangementOf(code: string | undefined): Arrangement | undefined {
  return ARRANGEMENTS.find((one) => one.code === code);
}

/** The codes of the arrangements with a property. */
export function arrangementsWith(property: (arrangement: Arrangement) => boolean): readonly string[] {
  return ARRANGEMENTS.filter(property).map(({ code }) => code);
}

function of(code: string, zh: string, en: string, special: Partial<Arrangement>): Arrangement {
  return { code, label: text(zh, en), onFeet: false, flange: null, shaft: 'level', ...special };
}
