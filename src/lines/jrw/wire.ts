import type { LineWire } from '#lines/shared/line-wires.ts';
import { JRW_ROW_SEARCH } from './columns.ts';
import { jrwFormAsSent } from './saved/as-sent.ts';
import { JRW_WIRE_FORM, JRW_WIRE_HEADING } from './saved/wire-schema.ts';
import { JRW_WRITTEN_VALUES } from './written-values.ts';

/** How rows and saved forms of JRW travel. */
export const JRW_WIRE = {
  rowSearch: JRW_ROW_SEARCH,
  form: JRW_WIRE_FORM,
  heading: JRW_WIRE_HEADING,
  formAsSent: jrwFormAsSent,
  written: JRW_WRITTEN_VALUES,
} satisfies LineWire;

declare module '#lines/shared/line-wires.ts' {
  interface LineWires {
    readonly JRW: typeof JRW_WIRE;
  }
}
