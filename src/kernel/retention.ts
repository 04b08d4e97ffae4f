/** What entitles the portal to keep something (PIPL article 13, GDPR article 6); named under `privacy.basis.<name>`. */
export type LegalBasis = 'contract' | 'security';

/** What becomes of something when its person has the account deleted; told under `privacy.erasure.<name>`. */
export type AtErasure = 'deleted' | 'anonymised' | 'kept' | 'runs-out';

/** When something that has no fixed time ends; told under `privacy.until.<name>`. */
export type Occasion = 'erasure' | 'organisation' | 'withdrawal';

/** One kind of thing that is kept of a person; its name, contents and purpose stand in the words of the module that declares it. */
export interface RetentionRule {
  readonly basis: LegalBasis;
  /** ms after which the hourly sweep forgets it, or the occasion that ends it. */
  readonly retainedFor: number | Occasion;
  readonly atErasure: AtErasure;
  /** The tables it is kept in; every table that names a person stands here, and a test looks. */
  readonly tables: readonly string[];
  /** Why it is no part of a person's own data, where it is not: nothing in it leads back to one person. */
  readonly notExported?: 'unattributable';
}
