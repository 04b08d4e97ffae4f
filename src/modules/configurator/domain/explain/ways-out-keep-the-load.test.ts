// @tests slow
import { expect, it } from 'vitest';
import { isConsistent, type NamedChoices } from '#engine/public.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { possibleRows, rowFacts } from '#modules/catalogue/domain/rows/possible-rows.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import { productContext } from '#modules/configurator/domain/context/product-context.ts';
import { asBasicTypeOf, type LoadCase, loadCase } from '#modules/configurator/domain/testing/load-case.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { extent } from '#testing/extent.ts';
import { oneOf, randomFrom } from '#testing/random.ts';
import { type AskedExplanation, explainAsked } from './explain-asked.ts';

/**
 * Whether a way out is offered exactly where one exists, by brute force over the rows of the catalogue and the rules of the
 * release, without the code it proves: the engine is asked by search, the rows are compared by their own figures.
 */
const WHOLE = 500;
const CASES = extent({ quick: 4, usual: 6, long: WHOLE });
const SEED = Number(process.env.TEST_SEED ?? 1);
const MOST = 3;

const { engine, product, index } = shippedRelease('diagram');
const { engine: search } = shippedRelease('search');
const CONTEXT = productContext(engine, product, JRT_LINE);
const ROWS = [...listBasicTypes(shippedCatalogue())];
const classes = index.classes();
const RELEASE = { index, possible: possibleRows(classes, rowFacts(classes, product.model, engine), engine) };

/** Rows a person might look at: of all kinds of input alike. */
const KINDS = [...new Set(ROWS.map(({ inputType }) => inputType))].map((kind) =>
  ROWS.filter(({ inputType }) => inputType === kind),
);

/** So few in one test that a slow machine reaches no limit with them. */
const STEP = 25;
const STEPS = Array.from({ length: Math.ceil(CASES / STEP) }, (_, step) => step * STEP);
const told = { offered: 0, apart: 0 };

it.each(STEPS)('a way out is offered exactly where one keeps the load: options from %i on', (first) => {
  for (let turn = first; turn < Math.min(first + STEP, CASES); turn++) proveOption(turn);
});

it(`most of ${CASES} options are asked, of both kinds`, () => {
  expect(told.offered + told.apart).toBeGreaterThan(CASES / 2);
  if (CASES >= WHOLE) expect(Math.min(told.offered, told.apart)).toBeGreaterThan(CASES / 20);
});

function proveOption(turn: number): void {
  const random = randomFrom(SEED * 1000 + turn);
  const one = loadCase(oneOf(oneOf(KINDS, random), random), search, random);
  if (one === undefined) return;
  const title = JSON.stringify({ seed: SEED, turn, ...one, row: one.row?.id });
  const explained = explainAsked(one.asked, one.wanted, CONTEXT, RELEASE);
  const least = leastChanges(one);
  expect(explained?.repairs.length !== 0 ? explained?.repairs[0]?.cost : undefined, title).toBe(least);
  for (const repair of explained?.repairs ?? []) expect(flaws(one, repair), title).toEqual([]);
  if (explained?.exists) expect(placeFlaws(one, explained.exists), title).toEqual([]);
  expect(explained?.exists !== null, title).toBe(least === undefined);
  told[least === undefined ? 'apart' : 'offered']++;
}

/** Rows that are one to the rules, and what taking one costs. */
interface Candidate {
  readonly values: NamedChoices;
  readonly surcharge: number;
}

/** The fewest changes, another row counting as one, with which a product of the catalogue has the option; none above three. */
function leastChanges(one: LoadCase): number | undefined {
  const costs = candidatesFor(one).flatMap((candidate) => {
    const given = leastGiven(one, candidate);
    return given === undefined ? [] : [given + candidate.surcharge];
  });
  return costs.length === 0 ? undefined : Math.min(...costs);
}

/** The chosen row, and every other that bears the load. */
function candidatesFor(one: LoadCase): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const row of ROWS) {
    const isChosen = row.id === one.row?.id;
    if (!isChosen && !bears(row, one)) continue;
    const values = engineChoices(rowValues(row));
    const surcharge = isChosen || one.row === null ? 0 : 1;
    found.set(JSON.stringify([values, surcharge]), { values, surcharge });
  }
  return [...found.values()];
}

function leastGiven(one: LoadCase, { values }: Candidate): number | undefined {
  const wanted = { [one.wanted.variable]: [one.wanted.value] };
  const hard = { ...one.site, ...values, ...wanted };
  if (clash(values, wanted) || clash(values, one.site) || !isConsistent(search, hard)) return undefined;
  const ids = Object.keys(one.held);
  return [0, 1, 2, MOST].find((size) => subsets(ids, size).some((lost) => standsWithout(one, lost, hard)));
}

function standsWithout({ held }: LoadCase, lost: readonly string[], hard: NamedChoices): boolean {
  const kept = Object.fromEntries(Object.entries(held).filter(([id]) => !lost.includes(id)));
  if (clash(kept, hard)) return false;
  return isConsistent(search, { ...kept, ...hard });
}

function clash(one: NamedChoices, other: NamedChoices): boolean {
  return Object.entries(one).some(([id, codes]) => other[id] && !codes.some((code) => other[id]?.includes(code)));
}

function subsets(ids: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]];
  return ids.flatMap((id, place) => subsets(ids.slice(place + 1), size - 1).map((rest) => [id, ...rest]));
}

/** Whether a row carries what is asked for, and what the chosen one carries where nothing is asked. */
function bears(row: BasicType, one: LoadCase): boolean {
  const { row: chosen, speed, factor = 1, power } = one;
  const near = speed ?? chosen?.outputSpeed;
  const least = one.isPowerWanted ? undefined : (chosen?.motorPower ?? power);
  // An adapter is loaded for the factor that is asked: the catalogue has it at 1.0, a way out as it is then shown.
  const share = row.route === 'module' ? factor / row.serviceFactor : 1;
  return [
    near === undefined || (row.outputSpeed >= near * 0.97 * LESS && row.outputSpeed <= near * 1.03 * MORE),
    least === undefined || row.motorPower / share >= least * LESS,
    least === undefined || !one.keepsMotor || row.motorPower <= least * 1.5 * MORE,
    row.serviceFactor * share >= Math.min(factor, chosen?.serviceFactor ?? 99) - 1e-9,
    one.mayLoseMotor || isDrivenAlike(row, one),
  ].every(Boolean);
}

/** A motor of ours is part of the load where the row has one, or its power was chosen. */
function isDrivenAlike({ route }: BasicType, { row, power, isPowerWanted }: LoadCase): boolean {
  if (row !== null) return row.route === route;
  return power === undefined || isPowerWanted || route === 'motor';
}

const LESS = 1 - 1e-9;
const MORE = 1 + 1e-9;

/** What is wrong with a way out. */
function flaws(one: LoadCase, { set, drop, row, cost }: AskedExplanation['repairs'][number]): readonly string[] {
  const taken = row ? asBasicTypeOf(row) : one.row;
  const kept = Object.entries(one.held).filter(([id]) => !(id in set) && !drop.includes(id));
  const after = {
    ...one.site,
    ...Object.fromEntries(kept),
    ...engineChoices(set),
    ...(taken ? engineChoices(rowValues(taken)) : {}),
  };
  const lost = Object.keys(one.held).length - kept.length;
  return [
    ...Object.keys(one.site).flatMap((id) => (id in set ? [`changes the site by ${id}`] : [])),
    ...(isConsistent(search, after) ? [] : ['does not stand']),
    ...(set[one.wanted.variable] === one.wanted.value ? [] : ['does not lead there']),
    ...(taken === null || taken.id === one.row?.id || bears(taken, one) ? [] : ['does not bear the load']),
    ...(lost > MOST ? ['changes more than three'] : []),
    ...(cost === lost + (row ? 1 : 0) ? [] : ['is counted wrong']),
  ];
}

/** What is wrong with where an option is said to exist. */
function placeFlaws(one: LoadCase, { by, within, has }: NonNullable<AskedExplanation['exists']>): readonly string[] {
  if (by === undefined || by.variable === one.wanted.variable) return [];
  const { values = [] } = search.variables.find(({ id }) => id === by.variable) ?? {};
  const wanted = { [one.wanted.variable]: [one.wanted.value] };
  const other = within && [within.value];
  const scope = by.of === undefined ? undefined : (other ?? one.asked.choices[by.of] ?? one.asked.rowChoices[by.of]);
  const scoped = by.of !== undefined && by.of !== one.wanted.variable && scope ? { [by.of]: scope } : {};
  const ends = has.flatMap(({ from, to }) => [from, to]);
  return ends
    .filter((code) => !isConsistent(search, { ...wanted, ...scoped, [by.variable]: [code] }) || !values.includes(code))
    .map((code) => `does not exist for ${by.variable} ${code}`);
}
