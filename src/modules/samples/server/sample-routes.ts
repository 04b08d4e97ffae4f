import { SAMPLE_LOOK_UPS, SAMPLED, type SampledCode, type SampleLookUps } from '#lines/sampled.ts';
import { type ActiveRelease, type Releases, type RowsQuery, samplesOf } from '#modules/catalogue/server/public.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { SAMPLE_LOOK_UP_ROUTES, type SampleListDto, samplesRoutes } from '#modules/samples/contract.ts';
import { isPossible } from '#modules/samples/domain/allowed-values.ts';
import { rowCells } from '#product/column.ts';
import type { SampleList } from '#product/samples/samples.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { basicTypesAnswer } from './basic-types-answer.ts';
import { pickedIn } from './picked-query.ts';
import { because, parameterAnswer } from './sample-answers.ts';
import { specificationAnswer } from './specification-answer.ts';

/** Serves the sample catalogues over the releases in force. */
export function registerSampleRoutes(portal: Portal, { current }: Pick<Releases, 'current'>): void {
  for (const { line, parameters, allowed, specification, basicTypes } of SAMPLE_LOOK_UP_ROUTES) {
    serve(portal, parameters, ({ locale, giveWay }) => {
      const { release, list } = inForce(line, current);
      return parameterAnswer({ list, whole: list, chosen: {} }, { release, locale }, giveWay);
    });
    serve(portal, allowed, ({ query, locale, giveWay }) => {
      const { release, list: whole } = inForce(line, current);
      const { list, chosen } = pickedIn(query, whole, release, locale);
      if (!isPossible(list, chosen, contextOf(release)))
        throw new Failure('configuration.impossible', { reason: because(list, chosen, {}, { release, locale }) });
      return parameterAnswer({ list, whole, chosen }, { release, locale }, giveWay);
    });
    if (specification)
      serve(portal, specification, ({ query, locale }) => {
        const { release, list } = inForce(line, current);
        return specificationAnswer(pickedIn(query, list, release, locale), { release, locale });
      });
    if (basicTypes)
      serve(portal, basicTypes, ({ query, locale }) => {
        const { release, list } = inForce(line, current);
        return basicTypesAnswer(withoutCommon(query, line), list, { release, locale });
      });
  }
  serve(portal, samplesRoutes.list, ({ params }) => listAnswer(inForce(sampled(params.line), current)));
}

/** The line by its code, where it has a sample catalogue. */
function sampled(line: string): SampledCode {
  const found = SAMPLED.find((code) => code === line);
  if (found === undefined) throw new Failure('sample.unknown-line', { line, lines: SAMPLED.join(', ') });
  return found;
}

/** What all rows of a line have was checked, and tells none of them apart. */
function withoutCommon(query: RowsQuery, line: SampledCode): RowsQuery {
  const { common = {} }: SampleLookUps = SAMPLE_LOOK_UPS[line];
  return Object.fromEntries(Object.entries(query).filter(([key]) => !Object.hasOwn(common, key)));
}

interface Sampled {
  readonly release: ActiveRelease;
  readonly list: SampleList;
}

function inForce(line: string, current: Releases['current']): Sampled {
  const release = current(line);
  const list = samplesOf(release);
  if (list === undefined) throw new Error(`The product line ${line} has no sample catalogue`);
  return { release, list };
}

function listAnswer({ release, list }: Sampled): SampleListDto {
  return {
    releaseHash: release.hash,
    parameters: list.parameters.map(({ values, ...parameter }) => ({
      ...parameter,
      values: [...values],
    })),
    items: list.items.map(({ id, allowed, variants }) => ({
      id,
      allowed: Object.fromEntries(Object.entries(allowed).map(([key, values]) => [key, [...values]])),
      variants: variants.map(({ values, row }) => ({
        values: { ...values },
        row: rowCells(release.index.search, row),
      })),
    })),
  };
}
