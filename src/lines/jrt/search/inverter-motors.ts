import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { isJcmcMotor } from '#lines/shared/motor/jcmc.ts';
import type { InverterMotor } from '#product/line-catalogue.ts';

/** Motors with the inverter on them, at 50 Hz (call getJcmcType). */
export function inverterMotors({ inputs }: CatalogueTable): readonly InverterMotor[] {
  return inputs.flatMap(({ part, frame, inputSpeed }) => {
    if (part.type !== 'motor' || part.frequency !== '50Hz' || !isJcmcMotor(part.motor, 'DN')) return [];
    const { power, poles } = part.motor;
    return [
      { motorPower: power, motorPoles: poles, motorFrame: frame ?? '', efficiencyClass: 'DN', ratedSpeed: inputSpeed },
    ];
  });
}
