import type { BilingualText } from './locale.ts';

/** Where a refinement finds its fault, and what is said of it in both languages: the schema library has words for its own faults alone. */
export function faultAt(path: string[], told: BilingualText) {
  return { path, params: { told } };
}

/** What a refinement said of its fault. */
export function toldFault(params: Readonly<Record<string, unknown>> | undefined): BilingualText | undefined {
  const told = params?.told;
  return isBilingual(told) ? told : undefined;
}

function isBilingual(told: unknown): told is BilingualText {
  return typeof told === 'object' && told !== null && 'zh' in told && 'en' in told;
}
