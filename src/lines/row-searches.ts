import type { RowSearchDef } from '#product/column.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JRT_ROW_SEARCH } from './jrt/columns.ts';

/** By which columns the rows of each line are found and read, by its code: as the API describes them. */
export const ROW_SEARCHES: Readonly<Record<ConfigurableCode, RowSearchDef>> = { JRT: JRT_ROW_SEARCH };
