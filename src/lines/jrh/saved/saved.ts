import { JRH_ROW_SEARCH } from '#lines/jrh/columns.ts';
import { asIndustrial, EMPTY_CONFIGURATION, EMPTY_SEARCH } from '#lines/jrh/configuration.ts';
import { listedFactor } from '#lines/jrh/fields/machines.ts';
import type { IndustrialRow } from '#lines/jrh/rows/industrial-row.ts';
import { borne } from '#lines/jrh/rows/rows.ts';
import {
  readOverview,
  readWishes,
  savedHeading,
  savedReason,
  savedTexts,
  savedTolerance,
} from '#lines/shared/saved/overview.ts';
import { asPart, saysTheSame } from '#lines/shared/saved/parts.ts';
import type { Configuration } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';
import { hiddenAsNull, readPart, writePart } from '#product/saved-part.ts';
import { INSTALLATION_PART, REDUCER_PART } from './parts.ts';
import type { IndustrialForm } from './wire-schema.ts';

/** The conditions a row is read under, which are choices too. */
const CONDITIONS = ['drivenMachine', 'hoursPerDay', 'startsPerHour', 'ambientTemperature', 'dutyCycle'] as const;

/** How industrial units are saved: the row by its id and its release, with the speed and load it is read at (spec 001 §3, §9). */
export const JRH_SAVED: SavedShape = {
  write(config, standing, options) {
    const { basicType: row, search } = asIndustrial(config);
    if (row === null) return null;
    const form = {
      category: 'JRH',
      gearArrangement: row.gearArrangement,
      stages: String(row.stages),
      inputType: standing.inputType ?? '',
      ...savedHeading(row.id, options),
      ...savedTexts(config, standing),
      // The factor of the machine is a demand, whether it was typed or taken for granted.
      serviceFactor: search.serviceFactor ?? listedFactor(standing),
      ...savedReason(config, JRH_ROW_SEARCH),
      ...savedAsked(config),
      isDrawing: config.isDrawing,
      basicType: {
        reduceType: row.reduceType,
        reduceUnitSize: row.reduceUnitSize,
        ratio: row.ratio,
        inputSpeed: row.inputSpeed,
        ...(search.inputSpeed === null && { inputSpeedAssumed: true }),
        drivenPower: search.drivenPower,
        ...Object.fromEntries(CONDITIONS.map((field) => [field, hiddenAsNull(standing[field])])),
      },
      motorConfig: null,
      installationMethodConfig: writePart(INSTALLATION_PART, standing, config.extras),
      reduceConfig: writePart(REDUCER_PART, standing, config.extras),
    };
    return form;
  },
  read: (form: IndustrialForm, row: IndustrialRow | null) => configurationOf(form, row),
  loadOf: ({ basicType, serviceFactor, reduceConfig }: IndustrialForm) => ({
    ...present({ ...basicType, serviceFactor }, ['inputSpeed', 'drivenPower', 'serviceFactor']),
    ...present(basicType, ['ambientTemperature', 'dutyCycle', 'drivenMachine', 'hoursPerDay']),
    ...present(asPart(reduceConfig), ['cooling']),
  }),
  lookUpOf(form: IndustrialForm) {
    const { basicType, serviceFactor, gearArrangement, stages } = form;
    const asked = present({ ...basicType, serviceFactor, gearArrangement, stages }, [
      'gearArrangement',
      'stages',
      'reduceUnitSize',
      'ratio',
      'inputSpeed',
      'drivenPower',
      'ambientTemperature',
      'dutyCycle',
      ...(basicType.drivenPower === null ? ['serviceFactor'] : []),
    ]);
    // A row with a load is found whatever its factor.
    const least = basicType.drivenPower === null ? {} : { serviceFactor: '1' };
    const written = Object.entries(asked).map(([field, value]) => [field, String(value)] as const);
    return { ...Object.fromEntries(written), delta: '0', ...least };
  },
  agrees: ({ gearArrangement, stages, basicType }: IndustrialForm, row: IndustrialRow) =>
    gearArrangement === row.gearArrangement &&
    stages === String(row.stages) &&
    basicType.reduceType === row.reduceType &&
    basicType.reduceUnitSize === row.reduceUnitSize &&
    basicType.ratio === row.ratio,
  misfit: () => null,
  speaksOfRow: (sent: IndustrialForm, { basicType }: IndustrialForm) => saysTheSame(sent.basicType, basicType),
};

function savedAsked(config: Configuration): Pick<IndustrialForm, 'asked'> {
  const asked = present(asIndustrial(config).search, ['outputSpeed', 'ratio']);
  return Object.keys(asked).length === 0 ? {} : { asked: { ...asked, ...savedTolerance(config) } };
}

/** The configuration of a form; where its row is gone, what it says of it stands as choices. */
function configurationOf(form: IndustrialForm, row: IndustrialRow | null): Configuration {
  const { basicType, asked = {} } = form;
  const reducer = readPart(REDUCER_PART, asPart(form.reduceConfig));
  const ratio = asked.ratio ?? (row === null && asked.outputSpeed === undefined ? basicType.ratio : null);
  return {
    ...EMPTY_CONFIGURATION,
    values: {
      gearArrangement: form.gearArrangement,
      stages: form.stages,
      ...(form.inputType !== '' && { inputType: form.inputType }),
      ...present(basicType, CONDITIONS),
      ...(row ? {} : { reduceUnitSize: basicType.reduceUnitSize }),
      ...readPart(INSTALLATION_PART, asPart(form.installationMethodConfig)).values,
      ...reducer.values,
      ...readWishes(form.customizedRequirements, form.specialWishes),
    },
    // A row is looked up again without its cooling.
    basicType: row && borne(row, { ...basicType, serviceFactor: form.serviceFactor, ...reducer.values }),
    ...savedTolerance(asked),
    search: {
      ...EMPTY_SEARCH,
      inputSpeed: basicType.inputSpeedAssumed ? null : basicType.inputSpeed,
      drivenPower: basicType.drivenPower,
      serviceFactor: form.serviceFactor,
      outputSpeed: asked.outputSpeed ?? null,
      ratio,
      speedOrRatio: ratio === null ? 'outputSpeed' : 'ratio',
    },
    extras: { ...EMPTY_CONFIGURATION.extras, ...reducer.extras },
    ...readOverview(form, form.serviceFactorAccepted),
  };
}

/** What is there of some fields. */
function present<Fields extends object>(values: Fields, names: readonly string[]) {
  const held = new Map<string, unknown>(Object.entries(values));
  const found = names.flatMap((name) => {
    const value = held.get(name) ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Readonly<Record<string, never>>;
}
