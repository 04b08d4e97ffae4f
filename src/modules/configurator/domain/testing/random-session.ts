import { JRT_LINE } from '#lines/jrt/line.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import type { Change } from '#product/change.ts';
import type { Configuration } from '#product/configuration.ts';
import { stepOf } from '#product/line.ts';
import { SAMPLE_PRODUCT, SAMPLE_ROWS } from './sample-product.ts';

const VARIABLES = SAMPLE_PRODUCT.engine.variables.map(({ id }) => id).filter((id) => stepOf(id, JRT_LINE) >= 2);

/** Where a person gets who picks a row by the first number and then, by each other, something that is still offered. */
export function randomSession([first = 0, ...steps]: readonly number[]): Configuration {
  const start = startingWith(SAMPLE_ROWS[first % SAMPLE_ROWS.length]);
  const end = steps.reduce((config, number) => apply(config, pick(config, number)), start);
  return { ...end, texts: { ...end.texts, customizedRequirements: 'sealed for wash-down' } };
}

function startingWith(row: (typeof SAMPLE_ROWS)[number] | undefined): Configuration {
  if (!row) return JRT_LINE.empty;
  const changes: readonly Change[] = [
    { kind: 'choose', field: 'gearboxModel', value: row.gearboxModel },
    { kind: 'choose', field: 'inputType', value: row.inputType },
    { kind: 'basicType', row },
  ];
  return changes.reduce(apply, JRT_LINE.empty);
}

function pick(config: Configuration, number: number): Change {
  const field = VARIABLES[number % VARIABLES.length] ?? '';
  const offered = [...(domainsOf(config, SAMPLE_PRODUCT)?.alternatives(field) ?? [])];
  const value = offered[Math.floor(number / VARIABLES.length) % offered.length] ?? '-';
  if (field === 'color' && value === 'custom') return { kind: 'extra', field: 'customColor', value: '#4a7b2c' };
  return value === '-' ? { kind: 'clear', field } : { kind: 'choose', field, value };
}

function apply(config: Configuration, change: Change): Configuration {
  return applyChange(config, change, SAMPLE_PRODUCT).config;
}
