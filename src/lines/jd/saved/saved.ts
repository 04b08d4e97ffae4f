import { asJd, EMPTY_CONFIGURATION } from '#lines/jd/configuration.ts';
import { type MotorRow, rowValues } from '#lines/jd/row.ts';
import { MOTOR_PART } from '#lines/shared/motor/saved/motor-part.ts';
import { readOverview, readWishes, savedHeading, savedTexts, savedTolerance } from '#lines/shared/saved/overview.ts';
import { saysTheSame } from '#lines/shared/saved/parts.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';
import { hiddenAsNull, readPart, writePart } from '#product/saved-part.ts';
import type { JdForm, SavedMotor } from './form.ts';
import { INSTALLATION_PART, PAINT_PART } from './parts.ts';

/** How motors are saved: nested parts, each with an id of its own (spec 001 §3, §9). */
export const JD_SAVED: SavedShape = {
  write(config, standing, options): JdForm | null {
    const { basicType: row, search, extras } = asJd(config);
    if (!row) return null;
    const { motorSpeed } = search;
    return {
      category: 'JD',
      motorType: hiddenAsNull(standing.motorType),
      efficiencyClass: row.efficiencyClass,
      supplyKind: standing.supplyKind ?? '',
      ...savedHeading(row.id, options),
      ...savedTexts(config, standing),
      serviceFactor: null,
      ...(motorSpeed !== null && { asked: { motorSpeed, ...savedTolerance(config) } }),
      isDrawing: config.isDrawing,
      basicType: savedMotor(row, standing),
      motorConfig: writePart(MOTOR_PART, standing, extras),
      installationMethodConfig: writePart(INSTALLATION_PART, standing, extras),
      reduceConfig: writePart(PAINT_PART, standing, extras),
    };
  },
  read: (form: JdForm, row: MotorRow | null) => configurationOf(form, row),
  loadOf: () => ({}),
  lookUpOf: ({ basicType, efficiencyClass }: JdForm) => ({ ...columnsOf(basicType), efficiencyClass }),
  agrees: ({ basicType, efficiencyClass }: JdForm, row: MotorRow) =>
    Object.entries(columnsOf(basicType)).every(
      ([field, code]) => new Map(Object.entries(rowValues(row))).get(field) === code,
    ) && efficiencyClass === row.efficiencyClass,
  misfit: () => null,
  speaksOfRow: (sent: JdForm, { basicType }: JdForm) => saysTheSame(sent.basicType, basicType),
};

function savedMotor(row: MotorRow, standing: Values): SavedMotor {
  return {
    motorFrequency: row.motorFrequency,
    motorPoles: String(row.motorPoles),
    motorType: hiddenAsNull(standing.motorType),
    motorPower: row.motorPower,
    motorSize: row.motorSize,
    durationFactor: hiddenAsNull(standing.durationFactor),
  };
}

/** What a saved motor says of its row, in codes of the release. */
function columnsOf({ motorPower, motorPoles, motorSize, motorFrequency }: SavedMotor): Record<string, string> {
  return { motorPower: String(motorPower), motorPoles, motorSize, motorFrequency };
}

/** The configuration of a form; where its row is gone, what it says of it stands as choices. */
function configurationOf(form: JdForm, row: MotorRow | null): Configuration {
  const { basicType } = form;
  const paint = readPart(PAINT_PART, form.reduceConfig);
  const held = {
    motorType: form.motorType,
    efficiencyClass: form.efficiencyClass,
    motorFrequency: basicType.motorFrequency,
    supplyKind: form.supplyKind,
    durationFactor: basicType.durationFactor,
    ...(row ? {} : columnsOf(basicType)),
  };
  const values = Object.entries(held).flatMap(([field, code]) => (code ? [[field, code] as const] : []));
  return {
    ...EMPTY_CONFIGURATION,
    values: {
      ...Object.fromEntries(values),
      ...readPart(INSTALLATION_PART, form.installationMethodConfig).values,
      ...readPart(MOTOR_PART, form.motorConfig).values,
      ...paint.values,
      ...readWishes(form.customizedRequirements, form.specialWishes),
    },
    search: { motorSpeed: form.asked?.motorSpeed ?? null },
    ...savedTolerance(form.asked ?? {}),
    basicType: row,
    extras: { ...EMPTY_CONFIGURATION.extras, ...paint.extras },
    ...readOverview(form),
  };
}
