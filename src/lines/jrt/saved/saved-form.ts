import { asJrt, EMPTY_CONFIGURATION, EMPTY_SEARCH, type JrtConfiguration } from '#lines/jrt/configuration.ts';
import { productName } from '#lines/jrt/product-name.ts';
import { type Configuration, SPECIAL_WISHES, type Values } from '#product/configuration.ts';
import { fromSavedInstallation, toSavedInstallation } from './saved-installation.ts';
import type { SavedIds, SavedLine, SavedSampleParameter } from './saved-line.ts';
import { fromSavedMotor, toSavedMotor } from './saved-motor.ts';
import { fromSavedReducer, toSavedReducer } from './saved-reducer.ts';
import { fromSavedSelection, toSavedBasicType, toSavedInputModule } from './saved-selection.ts';
import { withIds } from './with-ids.ts';

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
  const { basicType: row, search, extras } = asJrt(config);
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
    serviceFactor: search.serviceFactor,
    isDrawing: config.isDrawing,
    inquiryStatus: 'N',
    productConfig: { productName: name },
    basicType: toSavedBasicType(row, standing),
    inputModule: toSavedInputModule(row, standing, search),
    motorConfig: row.route === 'motor' ? toSavedMotor(standing) : null,
    installationMethodConfig: toSavedInstallation(standing),
    reduceConfig: toSavedReducer(standing, extras.customColor),
  };
  return options.ids ? withIds(line, options.ids) : line;
}

/**
 * The configuration of a payload, its null values converted (spec 001 §4 "Opening a saved detail"). It may stem from an
 * older release: `fitToRelease` says what still stands. Without its row it keeps every other choice.
 */
export function fromSavedForm(saved: SavedLine): JrtConfiguration {
  const selection = fromSavedSelection(saved, EMPTY_SEARCH);
  const reducer = fromSavedReducer(saved.reduceConfig);
  const customizedRequirements = saved.customizedRequirements ?? '';
  return {
    ...EMPTY_CONFIGURATION,
    ...selection,
    values: {
      ...selection.values,
      ...fromSavedInstallation(saved.installationMethodConfig),
      ...(saved.motorConfig ? fromSavedMotor(saved.motorConfig) : {}),
      ...reducer.values,
      ...(customizedRequirements === '' ? {} : { [SPECIAL_WISHES]: 'yes' }),
    },
    presets: [],
    extras: { customColor: reducer.customColor },
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
