import { JRT_LINE } from '#lines/jrt/line.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { GEARBOX_MODELS_OF_SHAFTS } from '#lines/jrt/rows/basic-type.ts';
import { SAMPLE_FACTS } from '#lines/jrt/testing/sample-facts.ts';
import { possibleRows, rowFacts } from '#modules/catalogue/domain/rows/possible-rows.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { type AskedExplanation, explainAsked } from '#modules/configurator/domain/explain/explain-asked.ts';
import {
  choicesBeside,
  type PreviewedRepair,
  previewRepairs,
} from '#modules/configurator/domain/explain/preview-repairs.ts';
import type { Configuration } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { type PlainRow, plainIndex } from '#product/plain-rows.ts';
import { SAMPLE_PRODUCT, SAMPLE_ROWS } from './sample-product.ts';

/** The rows of the sample catalogue, motors at 60 Hz as well, by their columns. */
const INDEX = plainIndex<PlainRow>(
  JRT_LINE.rows,
  SAMPLE_ROWS.flatMap((row) => {
    const transmitTypes = Object.entries(GEARBOX_MODELS_OF_SHAFTS).find(([, models]) =>
      models.some((model) => model === row.gearboxModel),
    )?.[0];
    const plain = { ...row, transmitTypes: transmitTypes ?? null, motorSize: row.motorFrame };
    const at = (motorFrequency: string | null) => ({
      ...plain,
      id: motorFrequency === '60Hz' ? `${row.id}-60` : row.id,
      motorFrequency,
      frequency: motorFrequency,
    });
    return row.frequency === null ? [at(null)] : [at('50Hz'), at('60Hz')];
  }),
);
const { model } = buildJrtRelease(SAMPLE_FACTS);
const { engine } = SAMPLE_PRODUCT;
/** The rows of the sample catalogue, and which of them its release has. */
export const SAMPLE_RELEASE_ROWS = {
  index: INDEX,
  possible: possibleRows(INDEX.classes(), rowFacts(INDEX.classes(), model, engine), engine),
};

/** What the wizard asks the server of an option: the choices beside it, and the row with its load. */
export function askedBy(config: Configuration, def: FieldDef, context: ProductContext): AskedConfiguration {
  const { basicType: row } = config;
  const rowChoices = row === null ? {} : engineChoices(context.line.rowValues(row));
  return { choices: engineChoices(choicesBeside(config, def, context)), rowChoices, row, config };
}

/** The whole answer to an option of the wizard over the sample catalogue; undefined for a field that there is none. */
export function explainedOption(
  config: Configuration,
  field: string,
  variable: string,
  value: string,
): (Omit<AskedExplanation, 'repairs'> & { readonly repairs: readonly PreviewedRepair[] }) | undefined {
  const def = SAMPLE_PRODUCT.fields.find(({ id }) => id === field);
  if (def === undefined) return undefined;
  const explained = explainAsked(
    askedBy(config, def, SAMPLE_PRODUCT),
    { variable, value },
    SAMPLE_PRODUCT,
    SAMPLE_RELEASE_ROWS,
  );
  return explained && { ...explained, repairs: previewRepairs(config, def, explained.repairs, SAMPLE_PRODUCT) };
}
