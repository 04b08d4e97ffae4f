import { JRP_ROW_SEARCH } from '#lines/jrp/columns.ts';
import { asPlanetary, EMPTY_CONFIGURATION, type PlanetarySearch, SHAFT_END } from '#lines/jrp/configuration.ts';
import { type PlanetaryRow, rowValues } from '#lines/jrp/rating/planetary-row.ts';
import {
  readOverview,
  readWishes,
  savedHeading,
  savedReason,
  savedTexts,
  savedTolerance,
} from '#lines/shared/saved/overview.ts';
import { asPart, saysTheSame } from '#lines/shared/saved/parts.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { SavedShape } from '#product/saved.ts';
import { hiddenAsNull, readPart, writePart } from '#product/saved-part.ts';
import { INPUT_PART, INSTALLATION_PART, REDUCER_PART } from './parts.ts';
import type { JrpForm } from './wire-schema.ts';

/** How planetary units are saved: nested parts, each with an id of its own (spec 001 §3, §9). */
export const JRP_SAVED: SavedShape = {
  write(config, standing, options) {
    const { basicType: row, search } = asPlanetary(config);
    if (row === null) return null;
    const extras = standing.outputShaftType === 'S' ? config.extras : { ...config.extras, [SHAFT_END]: null };
    const form = {
      category: 'JRP',
      design: row.design,
      inputType: standing.inputType ?? '',
      ...savedHeading(row.id, options),
      ...savedTexts(config, standing),
      serviceFactor: search.serviceFactor,
      ...savedReason(config, JRP_ROW_SEARCH),
      isDrawing: config.isDrawing,
      isToBeConfirmed: true,
      ...savedAsked(config, search),
      basicType: savedRow(row, standing, search),
      motorConfig: writePart(INPUT_PART, standing, extras),
      installationMethodConfig: writePart(INSTALLATION_PART, standing, extras),
      reduceConfig: writePart(REDUCER_PART, standing, extras),
    };
    return form;
  },
  read: (form: JrpForm, row: PlanetaryRow | null) => configurationOf(form, row),
  loadOf: (form: JrpForm) => loadOf(form),
  lookUpOf: (form: JrpForm) => {
    const asked = Object.entries(loadOf(form)).map(([field, value]) => [field, String(value)] as const);
    return { ...columnsOf(form), ...Object.fromEntries(asked) };
  },
  agrees: (form: JrpForm, row: PlanetaryRow) => {
    const own = new Map(Object.entries(rowValues(row)));
    return Object.entries(columnsOf(form)).every(([field, code]) => own.get(field) === code);
  },
  misfit: () => null,
  speaksOfRow: (sent: JrpForm, { basicType, design, inputType }: JrpForm) =>
    saysTheSame(sent.basicType, basicType) && sent.design === design && sent.inputType === inputType,
};

function savedAsked(config: Configuration, { ratio, outputSpeed }: PlanetarySearch): Pick<JrpForm, 'asked'> {
  if (ratio !== null) return { asked: { ratio, ...savedTolerance(config) } };
  return outputSpeed === null ? {} : { asked: { outputSpeed, ...savedTolerance(config) } };
}

function savedRow(row: PlanetaryRow, standing: Values, search: PlanetarySearch): JrpForm['basicType'] {
  const { inputSpeed, outputTorque, peakTorque } = search;
  return {
    ratio: row.ratio,
    reduceType: `JRP${row.design}`,
    reduceUnitSize: row.reduceUnitSize,
    stages: String(row.stages),
    lifetime: standing.lifetime ?? '',
    motorSize: hiddenAsNull(standing.motorSize),
    inputSpeed,
    outputTorque,
    peakTorque,
  };
}

/** What a form says of its row, in codes of the release. */
function columnsOf({ design, basicType: { ratio, reduceUnitSize, stages } }: JrpForm): Record<string, string> {
  return { design, stages, reduceUnitSize, exactRatio: String(ratio) };
}

/** The load a row was chosen for; what was not said is left to the table. */
function loadOf({ basicType, serviceFactor }: JrpForm): Record<string, string | number> {
  const { lifetime, inputSpeed, outputTorque, peakTorque } = basicType;
  const load = Object.entries({ inputSpeed, outputTorque, peakTorque, serviceFactor });
  return { lifetime, ...Object.fromEntries(load.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))) };
}

/** The configuration of a form; where its row is gone, what it says of it stands as choices. */
function configurationOf(form: JrpForm, row: PlanetaryRow | null): Configuration {
  const { basicType, asked } = form;
  const installation = readPart(INSTALLATION_PART, asPart(form.installationMethodConfig));
  return {
    ...EMPTY_CONFIGURATION,
    values: {
      ...(row ? { design: form.design } : columnsOf(form)),
      ...(form.inputType !== '' && { inputType: form.inputType }),
      lifetime: basicType.lifetime,
      ...installation.values,
      ...(basicType.motorSize !== null && { motorSize: basicType.motorSize }),
      ...readPart(INPUT_PART, asPart(form.motorConfig)).values,
      ...readPart(REDUCER_PART, asPart(form.reduceConfig)).values,
      ...readWishes(form.customizedRequirements, form.specialWishes),
    },
    ...savedTolerance(asked ?? {}),
    search: {
      inputSpeed: basicType.inputSpeed,
      ratio: asked?.ratio ?? null,
      outputSpeed: asked?.outputSpeed ?? null,
      speedOrRatio: asked?.outputSpeed === undefined ? 'ratio' : 'outputSpeed',
      outputTorque: basicType.outputTorque,
      serviceFactor: form.serviceFactor,
      peakTorque: basicType.peakTorque,
    },
    basicType: row,
    extras: { ...EMPTY_CONFIGURATION.extras, ...installation.extras },
    ...readOverview(form, form.serviceFactorAccepted),
  };
}
