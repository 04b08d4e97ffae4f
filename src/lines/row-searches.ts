import type { RowSearchDef } from '#product/column.ts';
import type { ConfigurableCode } from './configurable.ts';
import { JD_ROW_SEARCH } from './jd/columns.ts';
import { JRH_ROW_SEARCH } from './jrh/columns.ts';
import { JRP_ROW_SEARCH } from './jrp/columns.ts';
import { JRT_ROW_SEARCH } from './jrt/columns.ts';
import { JRW_ROW_SEARCH } from './jrw/columns.ts';

/** By which columns the rows of each line are found and read, by its code: as the API describes them. */
export const ROW_SEARCHES: Readonly<Record<ConfigurableCode, RowSearchDef>> = {
  JRT: JRT_ROW_SEARCH,
  JRW: JRW_ROW_SEARCH,
  JRH: JRH_ROW_SEARCH,
  JRP: JRP_ROW_SEARCH,
  JD: JD_ROW_SEARCH,
};
