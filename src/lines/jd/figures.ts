import type { FigureDef, FigureName } from '#product/warning.ts';
import { asJd } from './configuration.ts';

/** The figures of JD's warnings: kW of the motor, kHz of its incremental encoder. */
export const JD_FIGURES: Readonly<Partial<Record<FigureName, FigureDef>>> = {
  motorPower: {
    shown: (value) => value.toFixed(2),
    of: (config) => asJd(config).basicType?.motorPower ?? null,
  },
  encoderFrequency: {
    shown: (value) => value.toFixed(0),
    of(config, { resolutionRatio }) {
      const { basicType: row } = asJd(config);
      const pulses = Number(resolutionRatio);
      return row === null || !(pulses > 0) ? null : (pulses * row.motorSpeed) / 60 / 1000;
    },
  },
};
