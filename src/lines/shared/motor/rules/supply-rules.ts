import type { Expr, RuleDef } from '#engine/public.ts';
import { DELTA_OR_STAR, NORTH_AMERICAN, SINGLE_PHASE } from '#lines/shared/motor/fields/voltages.ts';
import { isDelivered, isIntegrated, type MotorOfLine } from '#lines/shared/motor/motor-of-line.ts';
import { allOf, implies, is, isNot } from '#product/expressions.ts';
import { text } from '#product/field.ts';

const APPROVED: Expr = { any: [is('ulAuthen.UL', 'yes'), is('ulAuthen.CSA', 'yes')] };
const STAR_DELTA = DELTA_OR_STAR.map(({ code }) => code);

/** Rules between mains, inverter, approval, plate and winding protection (reference rules 63, 64, 66, 68, 72, 88). */
export function supplyRules(line: MotorOfLine): readonly RuleDef[] {
  const integrated = isIntegrated(line);
  return [
    {
      id: 'single-phase-brake-voltage',
      expr: implies(is('motorVoltage', ...SINGLE_PHASE), is('brakingVoltage', 'AC 220V', '-')),
      reason: text('单相电机的制动器只用 AC 220 V。', 'On a single-phase motor the brake is fed with AC 220 V only.'),
      source: 'reference rule 63',
    },
    {
      id: 'single-phase-has-no-efficiency-class',
      expr: implies(is('motorVoltage', ...SINGLE_PHASE), is('efficiencyClass', 'DN')),
      reason: text(
        '单相电容电机没有 IE 能效等级，不能选 DE(IE2) 或 DU(IE4)。',
        'A single-phase capacitor motor has no IE class: neither DE(IE2) nor DU(IE4) can be asked of it.',
      ),
      source: 'reference rule 63, reference motor options',
    },
    {
      id: 'integrated-drive-needs-plain-three-phase',
      expr: implies(integrated, isNot('motorVoltage', ...SINGLE_PHASE, ...STAR_DELTA)),
      reason: text(
        '变频一体机只用三相电压，不用单相和星三角电压。',
        'An integrated motor drive takes a three-phase voltage, neither single-phase nor star-delta.',
      ),
      source: 'reference rules 63, 64',
    },
    {
      id: 'integrated-drive-is-ie3',
      expr: implies(integrated, is('efficiencyClass', 'DN')),
      reason: text('变频一体机只有 DN(IE3)。', 'The integrated motor drive is made in DN(IE3) only.'),
      source: 'catalogue, integrated motor drives',
    },
    {
      id: 'integrated-drive-needs-sensor',
      expr: implies(integrated, is('motorThermalProtection', 'TF', 'PT100')),
      reason: text(
        '变频器只识别 TF 热敏电阻或 PT100 温度传感器。',
        'The inverter evaluates a TF thermistor or a PT100 sensor only.',
      ),
      source: 'reference rules 64, 68',
    },
    {
      id: 'integrated-drive-at-460-volt-needs-reinforced-insulation',
      expr: implies({ all: [integrated, is('motorVoltage', '3AC 460V')] }, is('otherMotorOptions.RI', 'yes')),
      reason: text(
        '460 V 变频运行的电压尖峰需要加强绝缘 RI。',
        'Voltage peaks of an inverter at 460 V need the reinforced insulation RI.',
      ),
      source: 'reference rule 66',
    },
    {
      id: 'starting-duty-needs-thermal-protection',
      expr: implies(is('durationFactor', 'S4', 'S5', 'S9'), isNot('motorThermalProtection', 'none')),
      reason: text(
        'S4、S5、S9 工作制的过载不能由热继电器可靠识别，须选电机热保护。',
        'In duty S4, S5 and S9 an overload relay does not reliably detect the overload; thermal protection is needed.',
      ),
      source: 'reference rule 68',
    },
    {
      id: '460-and-575-volt-need-60-hertz',
      expr: implies(is('motorVoltage', '3AC 460V', 'Y-D 330/575V'), is('motorFrequency', '60Hz')),
      reason: text('460 V 和 330/575 V 为 60 Hz 电网电压。', '460 V and 330/575 V are 60 Hz mains.'),
      source: 'reference motor options',
    },
    ...['UL', 'CSA'].map((approval) => ({
      id: `north-american-approval-needs-60-hertz-mains:${approval}`,
      expr: implies(is(`ulAuthen.${approval}`, 'yes'), {
        all: [is('motorVoltage', ...NORTH_AMERICAN), is('motorFrequency', '60Hz')],
      }),
      reason: text(
        'UL、CSA 认证只覆盖 60 Hz 的 230 V、460 V 和 330/575 V。',
        'UL and CSA cover 230 V, 460 V and 330/575 V at 60 Hz only.',
      ),
      source: 'reference rule 72',
    })),
    {
      id: 'us-nameplate-needs-north-american-rating',
      expr: implies(
        allOf(is('nameplate', 'us'), ...isDelivered(line)),
        allOf(is('motorVoltage', ...NORTH_AMERICAN), is('motorFrequency', '60Hz')),
      ),
      reason: text(
        '北美铭牌标注 NEMA 数据：电机须为 60 Hz 的 230 V、460 V 或 330/575 V。',
        'A US plate carries NEMA data: the motor must be rated for 230 V, 460 V or 330/575 V at 60 Hz.',
      ),
      source: 'reference rule 88',
    },
    {
      id: 'approved-motor-needs-us-nameplate',
      expr: implies(allOf(APPROVED, isNot('nameplate', 'us')), is('specialWishes', 'yes')),
      reason: text(
        'UL、CSA 的额定数据标在北美铭牌上；另加中文或英文铭牌即为两块铭牌，请在概览中勾选特殊要求。',
        'UL and CSA ratings stand on the US plate; a Chinese or English plate makes two plates: tick special wishes in the overview.',
      ),
      source: 'reference rules 72, 88',
    },
  ];
}
