/** What a draft is a draft of: a new configuration of a product line, one begun with a sample of it, or a saved line that is edited. */
export interface DraftSubject {
  /** The code of the product line. */
  readonly category: string;
  /** The sample a new configuration was begun with. */
  readonly sample?: string | undefined;
  /** The id of the saved line that is edited. */
  readonly savedLine?: string | undefined;
}

const ID = '[\\w.+-]{1,80}';
/** How the key of a draft is written: `<line>`, `<line>:sample:<id>`, `<line>:line:<id>`. */
export const DRAFT_KEY = new RegExp(`^([A-Za-z][A-Za-z0-9]{0,19})(?::(sample|line):(${ID}))?$`);

/** The key a draft has among the drafts of its person: one for each line, each sample and each saved line that is edited. */
export function keyOfDraft({ category, sample, savedLine }: DraftSubject): string {
  if (savedLine !== undefined) return `${category}:line:${savedLine}`;
  return sample === undefined ? category : `${category}:sample:${sample}`;
}

/** What a key names; undefined where it is none. */
export function subjectOfDraft(key: string): DraftSubject | undefined {
  const [, category, kind, id] = DRAFT_KEY.exec(key) ?? [];
  if (category === undefined) return undefined;
  if (kind === undefined || id === undefined) return { category };
  return kind === 'line' ? { category, savedLine: id } : { category, sample: id };
}
