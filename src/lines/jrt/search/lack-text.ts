import type { BilingualText } from '#kernel/locale.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { shownServiceFactor } from '#lines/jrt/shown-service-factor.ts';
import { text } from '#product/field.ts';
import type { RowLack } from '#product/row-index.ts';

/** What bounds the torque of a row, in words. */
const LIMITS: Readonly<Record<BasicType['limit'], BilingualText>> = {
  gears: text('齿轮', 'gears'),
  'adapter-frame': text('适配器', "adapter's limits"),
  'input-shaft': text('输入轴', "input shaft's limits"),
};

/** Why a row is a near miss only, in one sentence: what its service factor lacks, and which part is to blame. */
export function lackText(lack: RowLack): BilingualText {
  const factor = shownServiceFactor(Number(lack.serviceFactor));
  const required = Number(lack.requiredServiceFactor).toFixed(2);
  const [torque, usable] = toldApart(Number(lack.requiredTorque), Number(lack.usableTorque));
  const load = (Number(lack.requiredTorque) / Number(lack.requiredServiceFactor)).toFixed(0);
  const limit = new Map(Object.entries(LIMITS)).get(String(lack.limit)) ?? LIMITS.gears;
  return text(
    `使用系数 ${factor} 低于要求的 ${required}：需要 ${torque} Nm（${load} Nm × ${required}），${limit.zh}允许 ${usable} Nm`,
    `Service factor ${factor} is below the required ${required}: ${torque} Nm (${load} Nm × ${required}) are needed, the ${limit.en} allow ${usable} Nm`,
  );
}

/** More decimals than these no torque is known to, Nm. */
const DECIMALS_MAX = 3;

/** Two torques in whole Nm, or with as many decimals as tell one from the other. */
function toldApart(one: number, other: number): readonly [string, string] {
  for (let decimals = 0; decimals < DECIMALS_MAX; decimals++) {
    const [first, second] = [one.toFixed(decimals), other.toFixed(decimals)];
    if (first !== second) return [first, second];
  }
  return [one.toFixed(DECIMALS_MAX), other.toFixed(DECIMALS_MAX)];
}
