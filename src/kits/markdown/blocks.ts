/** A run of text, strong where it is so written. */
export interface Run {
  readonly text: string;
  readonly isStrong?: true;
}

/** What a page of Markdown is made of, as far as papers know it. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly kind: 'note'; readonly runs: readonly Run[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Run[])[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** Where a table of figures stands, by its name: `{{oil-quantities}}` in a paragraph of its own. */
  | { readonly kind: 'figures'; readonly name: string };

/** A page of Markdown: its title and what stands below it. */
export interface Chapter {
  readonly title: string;
  readonly blocks: readonly Block[];
}
