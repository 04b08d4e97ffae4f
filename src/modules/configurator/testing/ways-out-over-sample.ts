import { JRT_LINE } from '#lines/jrt/line.ts';
import { readChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { askedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import { explainAsked } from '#modules/configurator/domain/explain/explain-asked.ts';
import { nearestAsked } from '#modules/configurator/domain/explain/nearest-asked.ts';
import { SAMPLE_RELEASE_ROWS } from '#modules/configurator/domain/testing/explained.ts';
import { SAMPLE_PRODUCT } from '#modules/configurator/domain/testing/sample-product.ts';
import {
  NOTHING_AGAINST,
  nearestDto,
  type WaysOutDto,
  waysOutDto,
} from '#modules/configurator/server/explanation-answer.ts';

const FIELDS = new Map(SAMPLE_PRODUCT.fields.map((field) => [field.id, field]));

/** A server that answers options that do not fit over the sample catalogue, and nothing else. */
export function answeringWaysOut(path: string, body: unknown): Response | undefined {
  if (path !== `/api${evaluationRoutes.waysOut.path}`) return undefined;
  return Response.json({ code: 0, result: waysOutOverSample(body), description: '' });
}

function waysOutOverSample(sent: unknown): WaysOutDto {
  const { choices, basicTypeId, wanted, tolerance, locale = 'en' } = evaluationRoutes.waysOut.body.parse(sent);
  const read = readChoices(choices, FIELDS, []);
  if (read.faults.length > 0) throw new Error(JSON.stringify(read.faults));
  const row = (basicTypeId !== null && SAMPLE_RELEASE_ROWS.index.find(basicTypeId, {})) || null;
  const asked = askedConfiguration(read, { row, extras: {}, tolerance }, JRT_LINE);
  const { field, value } = wanted;
  const isListed = FIELDS.get(field)?.kind === 'multi';
  const option = isListed ? { variable: `${field}.${value}`, value: 'yes' } : { variable: field, value };
  const explained = explainAsked(asked, option, SAMPLE_PRODUCT, SAMPLE_RELEASE_ROWS);
  const wording = { fields: FIELDS, locale, search: JRT_LINE.rows };
  if (explained === undefined) return NOTHING_AGAINST;
  const nearest = nearestAsked(asked, option, SAMPLE_PRODUCT, SAMPLE_RELEASE_ROWS);
  return { ...waysOutDto(explained, wanted, asked, wording), nearest: nearestDto(nearest, field, asked, wording) };
}
