import { type Locale, textIn } from '#kernel/locale.ts';
import type { SizingBody } from '#modules/sizing/contract.ts';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import type { Application, Finding } from '#modules/sizing/domain/core/model.ts';
import { evaluateSizing, type Sizing } from '#modules/sizing/domain/sizing.ts';
import { type WorstCase, worstCase } from '#modules/sizing/domain/worst/worst-case.ts';
import { Failure } from '#server/failures.ts';

/** A machine with what came out for it. */
export interface Sized {
  readonly application: Application;
  readonly sizing: Sizing;
  /** Where inputs have second values. */
  readonly worst: WorstCase | undefined;
}

/**
 * The machine that was sent, computed.
 * @throws `sizing.unknown-application`; `sizing.refused` where an input cannot be used
 */
export function sized(body: SizingBody, locale: Locale): Sized {
  const application = knownApplication(body.application);
  const sizing = evaluateSizing(body);
  if (sizing === undefined) throw unknownApplication(body.application);
  const worst = worstCase(application, body, sizing);
  const refused = [...sizing.checks, ...(worst?.refused ?? []).map(ofPair)].filter(isOfInput);
  if (refused.length > 0) throw refusal(refused, body, locale);
  return { application, sizing, worst };
}

/**
 * The machine of an id.
 * @throws `sizing.unknown-application`
 */
export function knownApplication(id: string): Application {
  const application = applicationOf(id);
  if (application === undefined) throw unknownApplication(id);
  return application;
}

function unknownApplication(application: string): Failure {
  const applications = APPLICATIONS.map(({ id }) => id).join(', ');
  return new Failure('sizing.unknown-application', { application, applications });
}

/** What was sent and is not used: a page goes on without it, a call is refused. */
function isOfInput({ id, level }: Finding): boolean {
  return level === 'block' && /^(input|given|pair)-/.test(id);
}

/** What is wrong with a second value, told from what is wrong with the first. */
function ofPair(finding: Finding): Finding {
  return { ...finding, id: finding.id.replace(/^input-/, 'pair-') };
}

function refusal(refused: readonly Finding[], { given }: SizingBody, locale: Locale): Failure {
  const issues = refused.map(({ id, input = '', text }) => ({
    path: `body.${placeOf(id, given, input)}.${input}`,
    message: textIn(text, locale),
  }));
  return new Failure('sizing.refused', { reason: issues.map(({ message }) => message).join('; ') }, issues);
}

function placeOf(id: string, given: SizingBody['given'], input: string): 'given' | 'inputs' | 'pairs' {
  if (id.startsWith('pair-')) return 'pairs';
  return id.startsWith('given-') && input in given ? 'given' : 'inputs';
}
