import type { LineWire } from '#lines/shared/line-wires.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import { jrtFormAsSent } from './saved/as-sent.ts';
import { JRT_WIRE_FORM, JRT_WIRE_HEADING } from './saved/wire-schema.ts';
import { JRT_WRITTEN_VALUES } from './written-values.ts';

/** How rows and saved forms of JRT travel. */
export const JRT_WIRE = {
  rowSearch: JRT_ROW_SEARCH,
  form: JRT_WIRE_FORM,
  heading: JRT_WIRE_HEADING,
  formAsSent: jrtFormAsSent,
  written: JRT_WRITTEN_VALUES,
} satisfies LineWire;

declare module '#lines/shared/line-wires.ts' {
  interface LineWires {
    readonly JRT: typeof JRT_WIRE;
  }
}
