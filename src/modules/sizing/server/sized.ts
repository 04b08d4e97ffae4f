import { type Locale, textIn } from '#kernel/locale.ts';
import type { SizingBody } from '#modules/sizing/contract.ts';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import type { Application, Finding } from '#modules/sizing/domain/core/model.ts';
import { evaluateSizing, type Sizing } from '#modules/sizing/domain/sizing.ts';
import { Failure } from '#server/failures.ts';

/** A machine with what came out for it. */
export interface Sized {
  readonly application: Application;
  readonly sizing: Sizing;
}

/**
 * The machine that was sent, computed.
 * @throws `sizing.unknown-application`; `sizing.refused` where an input cannot be used
 */
export function sized(body: SizingBody, locale: Locale): Sized {
  const application = applicationOf(body.application);
  const sizing = evaluateSizing(body);
  if (application === undefined || sizing === undefined) {
    const applications = APPLICATIONS.map(({ id }) => id).join(', ');
    throw new Failure('sizing.unknown-application', { application: body.application, applications });
  }
  const refused = sizing.checks.filter(isOfInput);
  if (refused.length > 0) throw refusal(refused, body, locale);
  return { application, sizing };
}

/** What was sent and is not used: a page goes on without it, a call is refused. */
function isOfInput({ id, level }: Finding): boolean {
  return level === 'block' && /^(input|given)-/.test(id);
}

function refusal(refused: readonly Finding[], { given }: SizingBody, locale: Locale): Failure {
  const issues = refused.map(({ id, input = '', text }) => ({
    path: `body.${id.startsWith('given-') && input in given ? 'given' : 'inputs'}.${input}`,
    message: textIn(text, locale),
  }));
  return new Failure('sizing.refused', { reason: issues.map(({ message }) => message).join('; ') }, issues);
}
