import { roundDown } from '#kernel/round-down.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { figureText } from '#product/figure-text.ts';
import type { FigureDef, FigureName } from '#product/warning.ts';
import { asIndustrial, SEARCH_NUMBERS } from './configuration.ts';
import { listedFactor } from './fields/machines.ts';
import { MOTOR_SPEED } from './row-values.ts';
import { USUAL_AMBIENT } from './rows/factors.ts';
import { heatGivenOff, torquePower } from './rows/permissible-power.ts';
import { USUAL_INPUT_SPEED, USUAL_SERVICE_FACTOR } from './rows/rows.ts';

const powerText = (power: number) => figureText({ written: 'listed' }, power);

/** The figures of JRH's warnings. */
export const JRH_FIGURES: Readonly<Partial<Record<FigureName, FigureDef>>> = {
  serviceFactor: {
    shown: (value) => roundDown(value, 2).toFixed(2),
    of: (config) => asIndustrial(config).basicType?.serviceFactor ?? null,
  },
  inputSpeed: {
    shown: (value) => String(Number(value.toPrecision(6))),
    of: (config) => asIndustrial(config).basicType?.inputSpeed ?? null,
  },
  assumedInputSpeed: {
    shown: (value) => String(Number(value.toPrecision(6))),
    of(config) {
      const { basicType: row, search } = asIndustrial(config);
      if (search.inputSpeed !== null) return null;
      // Of a search in which nothing is asked yet there is nothing to assume.
      return row?.inputSpeed ?? (SEARCH_NUMBERS.some((asked) => search[asked] !== null) ? USUAL_INPUT_SPEED : null);
    },
  },
  coupledSpeed: { shown: speedText, of: coupledSpeed },
  coupledSpeedOff: {
    shown: (value) => value.toFixed(1),
    of(config, standing) {
      const [speed, row] = [coupledSpeed(config, standing), asIndustrial(config).basicType];
      return speed === null || row === null ? null : Math.abs(speed / row.inputSpeed - 1) * 100;
    },
  },
  coupledOutputSpeed: {
    shown: speedText,
    of(config, standing) {
      const [speed, row] = [coupledSpeed(config, standing), asIndustrial(config).basicType];
      return speed === null || row === null ? null : speed / row.ratio;
    },
  },
  thermalLimit: {
    shown: powerText,
    of(config) {
      const { basicType: row } = asIndustrial(config);
      return row?.powerLimit === 'thermal' ? row.permittedPower : null;
    },
  },
  torqueLimit: {
    shown: powerText,
    of(config) {
      const { basicType: row, search } = asIndustrial(config);
      return row && torquePower(row, search.serviceFactor);
    },
  },
  thermalReserve: {
    shown: (value) => String(Math.floor(value)),
    of(config) {
      const { basicType: row, search } = asIndustrial(config);
      const heat = heatOf(config);
      return row === null || search.drivenPower === null || heat === null ? null : (1 - row.drivenPower / heat) * 100;
    },
  },
  heatGivenOff: { shown: powerText, of: heatOf },
  ambient: { shown: String, of: (_, { ambientTemperature = USUAL_AMBIENT }) => Number(ambientTemperature) },
  assumedAmbient: {
    shown: String,
    of: (config) => (config.values.ambientTemperature === undefined && heatOf(config) !== null ? USUAL_AMBIENT : null),
  },
  assumedFactor: {
    shown: (value) => value.toFixed(2),
    of(config) {
      const { basicType: row, search } = asIndustrial(config);
      return row !== null && search.serviceFactor === null ? row.assumedFactor : null;
    },
  },
  machineFactor: { shown: (value) => value.toFixed(1), of: (_, standing) => listedFactor(standing) },
  belowMachineFactor: {
    shown: (value) => value.toFixed(2),
    of(config, standing) {
      const listed = listedFactor(standing);
      return listed && listed - (asIndustrial(config).search.serviceFactor ?? USUAL_SERVICE_FACTOR);
    },
  },
};

function heatOf(config: Configuration): number | null {
  const { basicType: row } = asIndustrial(config);
  return row && heatGivenOff(row, config.values.cooling);
}

function speedText(speed: number): string {
  return figureText({ written: 'measured' }, speed);
}

/** The speed of the motor that was chosen, on the mains; null where there is none, or one on an inverter. */
function coupledSpeed({ values }: Configuration, { [MOTOR_SPEED]: speed = HIDDEN }: Values): number | null {
  return speed === HIDDEN || values.motorSize === undefined ? null : Number(speed);
}
