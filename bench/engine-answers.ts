/** Times of answers, taken in Node and in a browser alike: this file knows neither. */

import type { Backend } from '#engine/backend.ts';
import { bitsIn, setBit } from '#engine/bits.ts';
import { linkedBackend } from '#engine/diagram/diagram-backend.ts';
import { unpack } from '#engine/diagram/unpack.ts';
import { type Domains, fullDomains } from '#engine/layout.ts';
import type { Model } from '#engine/model/model.ts';
import { type Choice, type Engine, open, type Session } from '#engine/runtime.ts';
import { explainerOf } from '#engine/solver.ts';

/** Milliseconds: half, and 99 of 100, of the states stay within. */
export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface AnswerTimes {
  /** All possible values after one choice. */
  readonly afterOne: Times;
  /** The same along whole configurations, from the second choice on. */
  readonly inSession: Times;
  /** `choose`, then all possible values read as sets. */
  readonly chosenAndRead: Times;
  readonly whyNotChoices: Times;
  readonly whyNotRules: Times | undefined;
  readonly repair: Times;
  /** From the artefact's bytes to the first possible values, each time anew. */
  readonly firstDomains: Times;
}

const ROUNDS = 7;
const SEED = 20_261_121;

/** Measures a compiled model; rules are named if the model is given. */
export function measureAnswers(artefact: Uint8Array, model: Model | undefined, states: number): AnswerTimes {
  const backend = linkedBackend(unpack(artefact).diagram);
  const engine = open(artefact);
  const walks = Array.from({ length: Math.ceil(states / 12) }, (_, at) => randomWalk(engine, SEED + at));
  const refused = walks.flatMap((walk, at) => refusals(engine, walk, SEED + at)).slice(0, states);
  return {
    afterOne: domainTimes(backend, afterOne(backend, states)),
    inSession: domainTimes(backend, walks.flatMap((walk) => along(backend, walk)).slice(0, 2 * states)),
    chosenAndRead: chosenAndRead(engine, walks),
    whyNotChoices: whyNotTimes(engine, refused),
    whyNotRules: model && whyNotTimes(open(artefact, { explainWith: () => explainerOf(model) }), refused),
    repair: leastTimes(refused, ({ session, wish }) => {
      const opened = session(engine);
      return () => opened.repairs([wish], 1);
    }),
    firstDomains: rawTimes(30, () => {
      const fresh = linkedBackend(unpack(artefact).diagram);
      fresh.possible(fullDomains(fresh.layout));
    }),
  };
}

/** Domains after one choice of a possible value, spread over all variables. */
export function afterOne(backend: Backend, states: number): readonly Domains[] {
  const { layout } = backend;
  const full = fullDomains(layout);
  const possible = backend.possible(full) ?? full;
  const random = randomFrom(SEED);
  const all = [...layout.sizes.keys()].flatMap((variable) =>
    bitsIn(possible, layout.first[variable] ?? 0, layout.first[variable + 1] ?? 0).map((value) =>
      narrowed(backend, full, variable, value),
    ),
  );
  return shuffled(all, random).slice(0, states);
}

function along(backend: Backend, walk: readonly Choice[]): readonly Domains[] {
  let domains = fullDomains(backend.layout);
  return walk
    .map(({ variable, values: [value = 0] }) => (domains = narrowed(backend, domains, variable, value)))
    .slice(1);
}

function narrowed({ layout }: Backend, domains: Domains, variable: number, value: number): Domains {
  const copy = domains.slice();
  const first = layout.first[variable] ?? 0;
  copy.fill(0, first, layout.first[variable + 1] ?? 0);
  setBit(copy, first, value);
  return copy;
}

/** The least of some repeats per state, as a scheduler's interruption is not the engine's. */
export function domainTimes(backend: Backend, states: readonly Domains[]): Times {
  return leastTimes(states, (allowed) => () => backend.possible(allowed));
}

interface Refusal {
  readonly session: (engine: Engine) => Session;
  readonly wish: Choice;
}

/** Impossible values along a walk, with the choices that stand against them. */
function refusals(engine: Engine, walk: readonly Choice[], seed: number): readonly Refusal[] {
  const random = randomFrom(seed);
  return walk.flatMap((_, length) => {
    const choices = walk.slice(0, length + 1);
    const session = engine.session(choices);
    const without = engine.session();
    const impossible = engine.variables.flatMap(({ id, values }) => {
      const variable = engine.id(id);
      if (choices.some((choice) => choice.variable === variable)) return [];
      const lost = [...values.keys()].filter(
        (value) => !session.isPossible(variable, value) && without.isPossible(variable, value),
      );
      return lost.map((value): Choice => ({ variable, values: [value], by: 'user' }));
    });
    const wish = shuffled(impossible, random)[0];
    return wish ? [{ session: (of: Engine) => of.session(choices), wish }] : [];
  });
}

function whyNotTimes(engine: Engine, refused: readonly Refusal[]): Times {
  const asked = refused.map(({ session, wish }) => ({ session: session(engine), wish }));
  return leastTimes(
    asked,
    ({ session, wish }) =>
      () =>
        session.whyNot(wish.variable, wish.values[0] ?? 0),
  );
}

function chosenAndRead(engine: Engine, walks: readonly (readonly Choice[])[]): Times {
  const steps = walks.flatMap((walk) => walk.map((choice, at) => ({ before: walk.slice(0, at), choice })));
  const variables = engine.variables.map(({ id }) => engine.id(id));
  return leastTimes(steps, ({ before, choice }) => {
    const session = engine.session(before);
    return () => {
      session.choose(choice);
      for (const variable of variables) session.possible(variable);
    };
  });
}

/** Choices of possible values in a random order until nothing is open. */
function randomWalk(engine: Engine, seed: number): readonly Choice[] {
  const random = randomFrom(seed);
  const session = engine.session();
  for (const { id } of shuffled(engine.variables, random)) {
    const variable = engine.id(id);
    const values = shuffled([...session.possible(variable)], random);
    if (values.length > 1) session.choose({ variable, values: values.slice(0, 1), by: 'user' });
  }
  return session.choices;
}

/**
 * The least of some rounds per state, as an interruption by the machine is not the engine's. A round goes through all
 * states, so that none is asked twice in a row. What is prepared anew for each is not timed.
 */
function leastTimes<State>(states: readonly State[], prepare: (state: State) => () => unknown): Times {
  const least = states.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= ROUNDS; round++) {
    states.forEach((state, at) => {
      least[at] = Math.min(least[at] ?? 0, timeOf(prepare(state)));
    });
  }
  return timesOf(least);
}

/** Single times of one piece of work. */
function rawTimes(repeats: number, work: () => unknown): Times {
  return timesOf(Array.from({ length: repeats }, () => timeOf(work)));
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function timesOf(times: readonly number[]): Times {
  const sorted = [...times].sort((one, other) => one - other);
  const within = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: within(0.5), p99: within(0.99) };
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const first = Math.imul(state ^ (state >>> 15), state | 1);
    const second = first ^ (first + Math.imul(first ^ (first >>> 7), first | 61));
    return ((second ^ (second >>> 14)) >>> 0) / 4294967296;
  };
}
