/** Brings a stored draft one version further. */
export type UpMigration = (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** How drafts of a line lie in the browser. */
export interface DraftForm {
  /** The part of the stored object that holds the draft of a new configuration of the line. */
  readonly part: string;
  /** The version of the form; raised with every change of its shape. */
  readonly version: number;
  /** By the version they start from; what carries no version is of version 0. */
  readonly migrations: Readonly<Record<number, UpMigration>>;
}

/**
 * A stored form in its present shape, or undefined if it is of a version not known here, as after a roll-back.
 * @param stored an object with a version number, or none
 */
export function upToDate(
  stored: Readonly<Record<string, unknown>>,
  { version: target, migrations }: Pick<DraftForm, 'version' | 'migrations'>,
): Readonly<Record<string, unknown>> | undefined {
  let form = stored;
  for (let version = versionOf(stored); version !== target; version += 1) {
    const up = migrations[version];
    if (!up) return undefined;
    form = { ...up(form), version: version + 1 };
  }
  return form;
}

function versionOf({ version }: Readonly<Record<string, unknown>>): number {
  return typeof version === 'number' ? version : 0;
}
