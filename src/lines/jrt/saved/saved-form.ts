import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { asJrt, EMPTY_CONFIGURATION, EMPTY_SEARCH, type JrtConfiguration } from '#lines/jrt/configuration.ts';
import { productName } from '#lines/jrt/product-name.ts';
import { MOTOR_PART } from '#lines/shared/motor/saved/motor-part.ts';
import { readOverview, readWishes, savedReason, savedTexts } from '#lines/shared/saved/overview.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { SaveOptions } from '#product/saved.ts';
import { readPart, writePart } from '#product/saved-part.ts';
import { toSavedAsked } from './saved-asked.ts';
import type { SavedIds, SavedLine } from './saved-line.ts';
import { INSTALLATION_PART, REDUCER_PART } from './saved-parts.ts';
import { fromSavedSelection, toSavedBasicType, toSavedInputModule } from './saved-selection.ts';
import { withIds } from './with-ids.ts';

/** What a save says beside the configuration; the ids where a saved one is edited. */
interface LineOptions extends SaveOptions {
  readonly ids?: SavedIds;
}

/**
 * The payload of a configuration, from what stands in every variable (spec 001 §9 "Save payload rules"); null while no
 * row of the catalogue is chosen.
 */
export function toSavedForm(config: Configuration, standing: Values, options: LineOptions): SavedLine | null {
  const { basicType: row, search, extras } = asJrt(config);
  if (!row) return null;
  const name = productName(row, standing);
  const { specialWishes: _wishes, ...texts } = savedTexts(config, standing, options.sample !== undefined);
  const line: SavedLine = {
    productName: name,
    category: 'JRT',
    gearboxModel: row.gearboxModel,
    transmitTypes: standing.transmitTypes ?? '',
    inputType: row.inputType,
    motorType: row.route === 'motor' ? (standing.motorType ?? null) : null,
    efficiencyClass: row.efficiencyClass,
    technicalVersion: options.technicalVersion,
    sampleSelectionFlag: options.sample ? 'Y' : 'N',
    lectoTypeParamsValues: options.sample ?? [],
    ...texts,
    serviceFactor: search.serviceFactor,
    ...savedReason(config, JRT_ROW_SEARCH),
    ...savedAsked(config),
    isDrawing: config.isDrawing,
    inquiryStatus: 'N',
    productConfig: { productName: name },
    basicType: toSavedBasicType(row, standing, search),
    inputModule: toSavedInputModule(row, standing, search),
    motorConfig: row.route === 'motor' ? writePart(MOTOR_PART, standing, extras) : null,
    installationMethodConfig: writePart(INSTALLATION_PART, standing, extras),
    reduceConfig: writePart(REDUCER_PART, standing, extras),
  };
  return options.ids ? withIds(line, options.ids) : line;
}

/**
 * The configuration of a payload, its null values converted (spec 001 §4 "Opening a saved detail"). It may stem from an
 * older release: `fitToRelease` says what still stands. Without its row it keeps every other choice.
 */
export function fromSavedForm(saved: SavedLine): JrtConfiguration {
  const selection = fromSavedSelection(saved, EMPTY_SEARCH);
  const reducer = readPart(REDUCER_PART, saved.reduceConfig);
  return {
    ...EMPTY_CONFIGURATION,
    ...selection,
    values: {
      ...selection.values,
      ...readPart(INSTALLATION_PART, saved.installationMethodConfig).values,
      ...(saved.motorConfig ? readPart(MOTOR_PART, saved.motorConfig).values : {}),
      ...reducer.values,
      ...readWishes(saved.customizedRequirements),
    },
    presets: [],
    extras: { ...EMPTY_CONFIGURATION.extras, ...reducer.extras },
    ...readOverview(saved, saved.serviceFactorAccepted),
  };
}

function savedAsked(config: Configuration): Pick<SavedLine, 'asked'> {
  const asked = toSavedAsked(asJrt(config));
  return asked ? { asked } : {};
}
