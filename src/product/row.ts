/** A row of a line's catalogue as it is chosen. Which columns it has is the line's own; others know it by its id. */
export interface CatalogueRow {
  readonly id: string;
}
