import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import type { Change } from '#product/change.ts';
import type { Db } from '#server/database.ts';

/** Which row of which line, and what is chosen beside it. */
export interface RowChoice {
  readonly line: string;
  readonly rowId: string;
  readonly chosen: Readonly<Record<string, string>>;
}

/** A row of a line with every open point answered by what stands there, or else by its first possible value. */
export async function formOfRow(db: Db, { line, rowId, chosen }: RowChoice): Promise<SavedForm> {
  const release = await loadActiveRelease(db, line);
  const context = contextOf(release);
  const row = release.index.find(rowId, {});
  if (row === undefined) throw new Error(`The shipped catalogue of ${line} has no ${rowId}`);
  const apply = (before: typeof context.line.empty, change: Change) => applyChange(before, change, context).config;
  const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
  const changes = [
    { kind: 'basicType', row } as const,
    ...Object.entries(chosen).map(([field, value]) => choose(field, value)),
  ];
  let config = changes.reduce(apply, context.line.empty);
  for (const { field } of describe(config, context).openPoints) {
    const value = describe(config, context).standing[field];
    if (value !== undefined) config = apply(config, choose(field, value));
  }
  const options = { technicalVersion: 'en', releaseHash: release.hash } as const;
  const form = context.line.saved.write(config, describe(config, context).standing, options);
  return JSON.parse(JSON.stringify(form));
}
