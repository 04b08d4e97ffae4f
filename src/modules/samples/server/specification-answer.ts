import { textIn } from '#kernel/locale.ts';
import { completenessOf } from '#modules/configurator/domain/describe/completeness.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { contextOf, figuresDto } from '#modules/configurator/server/public.ts';
import type { SpecificationDto } from '#modules/samples/contract.ts';
import { picksWith } from '#modules/samples/domain/allowed-values.ts';
import { begunSample } from '#modules/samples/domain/begun-sample.ts';
import { pairsOf } from '#modules/samples/domain/sample-pairs.ts';
import { specificationOf } from '#modules/samples/domain/specification.ts';
import type { SheetText } from '#product/sheet.ts';
import { Failure } from '#server/failures.ts';
import type { PickedSamples } from './picked-query.ts';
import { because, type Telling } from './sample-answers.ts';

/** All that is to be said of the one item that was picked; of several rows of it the first. */
export function specificationAnswer({ list, chosen }: PickedSamples, telling: Telling): SpecificationDto {
  const { release, locale } = telling;
  const context = contextOf(release);
  const picks = picksWith(list, chosen, context);
  const [pick] = picks;
  if (pick === undefined) throw new Failure('configuration.impossible', { reason: because(list, chosen, {}, telling) });
  const found = new Set(picks.map(({ sample }) => sample.id)).size;
  if (found > 1) throw new Failure('sample.several', { count: String(found) });
  const config = begunSample(pick, { chosen, parameters: list.parameters }, context);
  if (config === undefined) throw new Error(`The sample ${pick.sample.id} cannot be configured`);
  const { standing } = completenessOf(config, context);
  const { row } = pick.variant;
  return {
    sampleId: pick.sample.id,
    basicTypeId: row.id,
    releaseHash: release.hash,
    productName: context.line.productName(row, standing),
    typeCode: writeTypeCode(config, context, 'short') ?? '',
    lectoTypeParamsValues: pairsOf(list, pick, standing).map(({ modelKey, customerValues }) => ({
      modelKey,
      customerValues: [...customerValues],
    })),
    figures: [...figuresDto(context.line, { row, standing, search: config.search }, locale)],
    rows: specificationOf(config, context, release.product.steps).flatMap(({ heading, rows }) =>
      rows.map(({ label, symbol = null, value, unit = null }) => ({
        group: textIn(heading, locale),
        label: textIn(label, locale),
        symbol,
        value: sheetWords(value),
        unit,
      })),
    ),
  };

  function sheetWords(text: SheetText): string {
    return typeof text === 'string' ? text : textIn(text, locale);
  }
}
