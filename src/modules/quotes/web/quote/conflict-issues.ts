import type { TFunction } from 'i18next';
import { CallError } from '#web/calls/call.ts';

/** What stands and what was sent, field by field, where somebody else had changed the quote meanwhile. */
export function conflictIssues(error: unknown, t: TFunction<'quotes'>): readonly string[] {
  if (!(error instanceof CallError) || error.code !== 'version.conflict') return [];
  return error.issues.map(({ path, message }) => t('step.conflict', { field: fieldOf(path, t), message }));
}

function fieldOf(path: string, t: TFunction<'quotes'>): string {
  const [, no] = /^lines\.(\d+)$/.exec(path) ?? [];
  if (path === 'charges') return t('charge.title');
  return no === undefined ? t(`offer.${path}`) : t('line.ofNo', { no });
}
