import { type Configuration, EMPTY_SEARCH, SPECIAL_WISHES, type Values } from './configuration.ts';
import { productName } from './product-name.ts';
import { fromSavedInstallation, toSavedInstallation } from './saved-form/saved-installation.ts';
import type { SavedIds, SavedLine, SavedSampleParameter } from './saved-form/saved-line.ts';
import { fromSavedMotor, toSavedMotor } from './saved-form/saved-motor.ts';
import { fromSavedReducer, toSavedReducer } from './saved-form/saved-reducer.ts';
import { fromSavedSelection, toSavedBasicType, toSavedInputModule } from './saved-form/saved-selection.ts';
import { withIds } from './saved-form/with-ids.ts';

/** What a save says beside the configuration. */
export interface SaveOptions {
  /** The interface language, which is that of the technical documents. */
  readonly technicalVersion: string;
  /** The parameters picked in the sample catalogue; absent for a configuration built by hand. */
  readonly sample?: readonly SavedSampleParameter[];
  /** Set when a saved configuration is edited. */
  readonly ids?: SavedIds;
}

/**
 * The payload of a configuration, from what stands in every variable (spec 001 §9 "Save payload rules"); null while no
 * row of the catalogue is chosen.
 */
export function toSavedForm(config: Configuration, standing: Values, options: SaveOptions): SavedLine | null {
  const row = config.basicType;
  if (!row) return null;
  const name = productName(row, standing);
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
    ...savedTexts(config, standing),
    serviceFactor: config.search.serviceFactor,
    isDrawing: config.isDrawing,
    inquiryStatus: 'N',
    productConfig: { productName: name },
    basicType: toSavedBasicType(row, standing),
    inputModule: toSavedInputModule(row, standing, config.search),
    motorConfig: row.route === 'motor' ? toSavedMotor(standing) : null,
    installationMethodConfig: toSavedInstallation(standing),
    reduceConfig: toSavedReducer(standing, config.customColor),
  };
  return options.ids ? withIds(line, options.ids) : line;
}

/**
 * The configuration of a payload, its null values converted (spec 001 §4 "Opening a saved detail"). It may stem from an
 * older release: `fitToRelease` says what still stands. Without its row it keeps every other choice.
 */
export function fromSavedForm(saved: SavedLine): Configuration {
  const selection = fromSavedSelection(saved, EMPTY_SEARCH);
  const reducer = fromSavedReducer(saved.reduceConfig);
  const customizedRequirements = saved.customizedRequirements ?? '';
  return {
    ...selection,
    values: {
      ...selection.values,
      ...fromSavedInstallation(saved.installationMethodConfig),
      ...(saved.motorConfig ? fromSavedMotor(saved.motorConfig) : {}),
      ...reducer.values,
      ...(customizedRequirements === '' ? {} : { [SPECIAL_WISHES]: 'yes' }),
    },
    presets: [],
    customColor: reducer.customColor,
    texts: { technicalDocEmail: saved.technicalDocEmail ?? '', customizedRequirements, remark: saved.remark ?? '' },
    isDrawing: saved.isDrawing ?? (saved.technicalDocEmail ?? '') !== '',
  };
}

/** The texts of step 6; special wishes are sent only while they are ticked. */
function savedTexts(
  { texts }: Configuration,
  standing: Values,
): Pick<SavedLine, 'technicalDocEmail' | 'customizedRequirements' | 'remark'> {
  const isTicked = standing[SPECIAL_WISHES] === 'yes';
  return {
    technicalDocEmail: texts.technicalDocEmail || null,
    customizedRequirements: (isTicked && texts.customizedRequirements) || null,
    remark: texts.remark || null,
  };
}
