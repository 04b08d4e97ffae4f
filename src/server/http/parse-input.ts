import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RouteContract } from '#kernel/contract.ts';
import { type Locale, textIn } from '#kernel/locale.ts';
import { Failure, type FailureIssue } from '#server/failures.ts';
import { platformText } from '#server/server-texts.ts';
import { FAULTS, messageOf } from './fault-words.ts';

/** Parses path, query and body by the contract; every fault is named with its place, none reaches a handler. */
export function parseInput(
  route: RouteContract,
  request: FastifyRequest,
  locale: Locale,
): { params: unknown; query: unknown; body: unknown } {
  const given = { params: request.params ?? {}, query: request.query ?? {}, body: request.body ?? {} };
  const unstorable = findUnstorable(given);
  if (unstorable !== undefined) {
    const message = platformText(locale, 'invalid.unstorable');
    throw invalid([named({ path: unstorable, message }, route, locale)], locale);
  }
  const hidden = hiddenName(given.query, locale);
  if (hidden !== undefined) throw invalid([hidden], locale);
  const said = { error: FAULTS[locale] };
  const parsed = {
    params: route.params.safeParse(given.params, said),
    query: route.query.safeParse(given.query, said),
    body: route.body.safeParse(given.body, said),
  };
  const issues = Object.entries(parsed).flatMap(([part, outcome]) =>
    outcome.success ? [] : issuesOf(part, outcome.error, locale),
  );
  if (issues.length > 0)
    throw invalid(
      issues.map((issue) => named(issue, route, locale)),
      locale,
    );
  return { params: parsed.params.data, query: parsed.query.data, body: parsed.body.data };
}

/** A parameter no route has, and the only one that a schema which lets others through does not see. */
const HIDDEN = '__proto__';

function hiddenName(query: object, locale: Locale): FailureIssue | undefined {
  if (!Object.hasOwn(query, HIDDEN)) return undefined;
  const [issue] = z.strictObject({}).safeParse({ [HIDDEN]: '' }, { error: FAULTS[locale] }).error?.issues ?? [];
  return { path: `query.${HIDDEN}`, message: issue?.message ?? '' };
}

const MAX_ISSUES = 20;
/** Faults a sentence names; more are read by programs alone. */
const MAX_SAID = 2;

/** The refusal of input, each fault with its place; its sentence names the first of them. */
export function invalid(issues: readonly FailureIssue[], locale: Locale): Failure {
  const fields = issues
    .slice(0, MAX_SAID)
    .map(({ path, message, name = path }) => platformText(locale, 'invalid.fault', { path: name, message }))
    .join(platformText(locale, 'invalid.separator'));
  const told = issues.slice(0, MAX_ISSUES).map(({ path, message }) => ({ path, message }));
  return new Failure('request.invalid', { fields }, told);
}

/** With what people call the place, where the route says it. */
function named(issue: FailureIssue, { fieldNames }: RouteContract, locale: Locale): FailureIssue {
  const name = fieldNames?.[issue.path.replace(INDICES, '*')];
  if (name === undefined) return issue;
  const numbers = (issue.path.match(INDICES) ?? []).map((index) => String(Number(index) + 1));
  return { ...issue, name: textIn(name, locale).replace(NUMBER, (_, list) => numbers[Number(list || 1) - 1] ?? '') };
}

/** The places of entries in lists: names of fields say `*` for each, and name its number by how many lists it is in. */
const INDICES = /(?<=\.)\d+(?=\.|$)/g;
const NUMBER = /\{\{no(\d?)\}\}/g;

function issuesOf(part: string, error: z.ZodError, locale: Locale): FailureIssue[] {
  const issues = error.issues.flatMap(closest).map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return {
      path: [part, ...issue.path, ...unknown].map(String).join('.').slice(0, 200),
      message: messageOf(issue, locale).slice(0, 200),
    };
  });
  // What is blank lacks both its first character and anything that shows: that is said once.
  return [...new Map(issues.map((issue) => [`${issue.path} ${issue.message}`, issue])).values()];
}

/** Of a value that fits none of several schemas: what is wrong by the one it comes closest to; by several alike, where it is. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const fewest = Math.min(...issue.errors.map(({ length }) => length));
  const nearest = issue.errors.filter(({ length }) => length === fewest);
  const placed = (nearest[0] ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  if (nearest.length === 1) return placed.flatMap(closest);
  return placed.map(({ path }) => ({ ...issue, errors: [], path }));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what no PostgreSQL text can hold.
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** The path of the first text that PostgreSQL cannot store (NUL, half a surrogate pair), or of nesting beyond reason. */
function findUnstorable(value: unknown): string | undefined {
  return placeOfUnstorable(value, 0)?.join('.');
}

/** Written down from the inside out, and only where something was found: most bodies have thousands of places and nothing wrong. */
function placeOfUnstorable(value: unknown, depth: number): string[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > 20) return [];
  for (const [key, item] of Object.entries(value)) {
    if (UNSTORABLE.test(key)) return [];
    const place = placeOfUnstorable(item, depth + 1);
    if (place !== undefined) return [key, ...place];
  }
  return undefined;
}
