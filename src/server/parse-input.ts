import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { RouteContract } from '#kernel/contract.ts';
import { Failure, type FailureIssue } from './failures.ts';

/** Parses path, query and body by the contract; every fault is named with its place, none reaches a handler. */
export function parseInput(
  route: RouteContract,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  const given = { params: request.params ?? {}, query: request.query ?? {}, body: request.body ?? {} };
  const unstorable = findUnstorable(given, []);
  if (unstorable !== undefined) throw invalid([{ path: unstorable, message: 'unstorable character' }]);
  const parsed = {
    params: route.params.safeParse(given.params),
    query: route.query.safeParse(given.query),
    body: route.body.safeParse(given.body),
  };
  const issues = Object.entries(parsed).flatMap(([part, outcome]) =>
    outcome.success ? [] : issuesOf(part, outcome.error),
  );
  if (issues.length > 0) throw invalid(issues);
  return { params: parsed.params.data, query: parsed.query.data, body: parsed.body.data };
}

const MOST_ISSUES = 20;

function invalid(issues: readonly FailureIssue[]): Failure {
  return new Failure(
    'request.invalid',
    { fields: issues.map((issue) => issue.path).join(', ') },
    issues.slice(0, MOST_ISSUES),
  );
}

function issuesOf(part: string, error: z.ZodError): FailureIssue[] {
  return error.issues.map((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return {
      path: [part, ...issue.path, ...unknown].map(String).join('.').slice(0, 200),
      message: issue.message.slice(0, 200),
    };
  });
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is exactly what no PostgreSQL text can hold.
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

/** The path of the first text that PostgreSQL cannot store (NUL, half a surrogate pair), or of nesting beyond reason. */
function findUnstorable(value: unknown, path: readonly string[]): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > 20) return path.join('.');
  for (const [key, item] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? path.join('.') : findUnstorable(item, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
