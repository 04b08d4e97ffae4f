import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';
import { SAMPLE_LOOK_UPS, SAMPLED, type SampledCode, type SampleLookUps } from '#lines/sampled.ts';
import { option } from '#modules/catalogue/contract/options.ts';
import { emptyLeftOut, ofLine, rowDto, rowPage, rowQuery } from '#modules/catalogue/contract/rows.ts';
import { toldFigure } from '#modules/configurator/contract.ts';
import { SAMPLE_SETTINGS } from '#product/samples/samples.ts';

/** What was picked so far: values by modelKey, and the item itself where it is known. */
const picks = z
  .object({
    sampleId: z.string().max(40).optional().meta({ description: 'An item of the sample catalogue by its id' }),
  })
  .catchall(z.string().max(100))
  .meta({ description: 'Values by the modelKey of their parameter' });
const picked = emptyLeftOut(picks);

const parameter = z.object({
  /** The name of the wizard's field. */
  modelKey: z.string(),
  label: z.string(),
  unit: z.string().nullable(),
  /** On which page of the catalogue it is set, counted from 0. */
  step: z.number().int(),
  /** Whether it comes with the item, follows from another parameter, or is to be chosen. */
  setting: z.enum(SAMPLE_SETTINGS),
  values: z.array(option),
});
export type ParameterDto = z.output<typeof parameter>;

const specification = z.object({
  sampleId: z.string(),
  basicTypeId: z.string(),
  releaseHash: z.string(),
  productName: z.string(),
  typeCode: z.string(),
  /** What stands in the parameters, as a saved configuration names it. */
  lectoTypeParamsValues: z.array(z.object({ modelKey: z.string(), customerValues: z.array(z.string()) })),
  /** The figures it is known by, the most telling first. */
  figures: z.array(toldFigure),
  /** All that is to be said of it, in groups. */
  rows: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      symbol: z.string().nullable(),
      value: z.string(),
      unit: z.string().nullable(),
    }),
  ),
});
export type SpecificationDto = z.output<typeof specification>;

const sampleRow = rowDto.extend({ sampleId: z.string() });

/** The rows of a sample catalogue as searches of basic types answer theirs; each names its item. */
const basicTypes = rowPage.extend({
  rows: z.array(sampleRow),
  nearMisses: z.array(rowPage.shape.nearMisses.element.extend({ row: sampleRow })),
  picks: z.array(rowPage.shape.picks.element.extend({ row: sampleRow })),
});
export type SampleRowsDto = z.output<typeof basicTypes>;

/** The token-free look-ups of a line's sample catalogue under the specification's names for them (spec 001 §7). */
function lookUpsOf(line: SampledCode) {
  const { name, answers, common = {} }: SampleLookUps = SAMPLE_LOOK_UPS[line];
  return {
    line,
    ...askedOf(name),
    specification: answers === 'specification' ? specificationOf(name) : undefined,
    basicTypes: answers === 'basicTypes' ? basicTypesOf(name, common) : undefined,
  };
}

function askedOf(name: string) {
  return {
    parameters: defineRoute({
      method: 'GET',
      path: `/v1/${name}/getLectoTypeParams`,
      access: 'public',
      summary: 'The parameters of the sample catalogue, each with all its values',
      repeatable: true,
      result: z.array(parameter),
    }),
    allowed: defineRoute({
      method: 'GET',
      path: `/v1/${name}/getAllowLectoTypeValues`,
      access: 'public',
      summary: 'Which values of every parameter are left with those that were picked, and why others are not',
      repeatable: true,
      query: picked,
      result: z.array(parameter),
      errors: ['configuration.impossible'],
    }),
  };
}

function specificationOf(name: string) {
  return defineRoute({
    method: 'GET',
    path: `/v1/${name}/getDetailedSpecifications`,
    access: 'public',
    summary: 'All that is to be said of the one item that was picked; what is left open stands as standard',
    repeatable: true,
    query: picked,
    result: specification,
    errors: ['configuration.impossible', 'sample.several'],
  });
}

/** It takes what a search of basic types takes, and the parameters of the catalogue beside it (product decisions §4). */
function basicTypesOf(name: string, common: Readonly<Record<string, string>>) {
  const said = Object.entries(common).map(([key, value]) => [key, z.literal(value).optional()] as const);
  return defineRoute({
    method: 'GET',
    path: `/v1/${name}/getBasicTypes`,
    access: 'public',
    summary: 'Search the basic types of the sample catalogue by what getBasicType takes and by its own parameters',
    repeatable: true,
    query: emptyLeftOut(rowQuery.extend({ ...picks.shape, ...Object.fromEntries(said) })),
    result: basicTypes,
    errors: ['configuration.impossible'],
  });
}

/** The look-ups of each line with a sample catalogue. */
export const SAMPLE_LOOK_UP_ROUTES = SAMPLED.map((line) => lookUpsOf(line));

/** All of them, as the API describes them. */
export const sampleLookUps = SAMPLE_LOOK_UP_ROUTES.flatMap(routesOf);

/** The look-ups one line has. */
export function routesOf({
  parameters,
  allowed,
  specification: told,
  basicTypes: found,
}: ReturnType<typeof lookUpsOf>) {
  return [parameters, allowed, told, found].flatMap((route) => route ?? []);
}

const listed = z.object({
  id: z.string(),
  /** What else may be chosen, by parameter; one that is not named is free as far as the release allows it. */
  allowed: z.record(z.string(), z.array(z.string())),
  /** The rows it stands for, its own first. */
  variants: z.array(z.object({ values: z.record(z.string(), z.string()), row: rowDto })),
});

/** The sample catalogue as a whole. */
export const samplesRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/v1/lines/:line/samples',
    access: 'public',
    summary: 'The items of a product line’s sample catalogue with the rows they stand for',
    repeatable: true,
    params: z.strictObject({ line: ofLine.shape.line.meta({ description: SAMPLED.join(', ') }) }),
    result: z.object({
      releaseHash: z.string(),
      parameters: z.array(
        z.object({
          modelKey: z.string(),
          step: z.number().int(),
          setting: z.enum(SAMPLE_SETTINGS),
          values: z.array(z.string()),
        }),
      ),
      items: z.array(listed),
    }),
    errors: ['sample.unknown-line'],
  }),
};
export type SampleListDto = z.output<(typeof samplesRoutes)['list']['result']>;
