import { vi } from 'vitest';
import type { z } from 'zod';
import type { ProductLine } from '#product/line.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { LineInfo } from '#product/line-info.ts';

/** All that a product line is to the portal. */
export interface NewLine {
  readonly info: LineInfo;
  readonly line: ProductLine;
  readonly catalogue: LineCatalogue;
  readonly wireForm: z.ZodObject;
  /** What the wizard shows of it in its own way, `OwnPanels`: a server knows no screens, nor do its types. */
  readonly panels: () => Promise<object>;
}

/**
 * Registers one more line, as entries in `src/lines` would; what is imported from then on has it. A test that does so shares
 * its modules with no other.
 */
export function registerLine({ info, line, catalogue, wireForm, panels }: NewLine): void {
  vi.doMock('#lines/index.ts', async (original) => {
    const { LINES } = await original<typeof import('#lines/index.ts')>();
    return { LINES: [...LINES, info] };
  });
  vi.doMock('#lines/configurable.ts', async (original) => {
    const { CONFIGURABLE, USUAL_LINE } = await original<typeof import('#lines/configurable.ts')>();
    return { CONFIGURABLE: [...CONFIGURABLE, line.code], USUAL_LINE };
  });
  vi.doMock('#lines/definitions.ts', async (original) => {
    const known = await original<typeof import('#lines/definitions.ts')>();
    return {
      loadDefinition: async (code: string) => (code === line.code ? line : known.loadDefinition(code)),
      loadDefinitions: async () => new Map([...(await known.loadDefinitions()), [line.code, line]]),
    };
  });
  vi.doMock('#lines/catalogues.ts', async (original) => {
    const known = await original<typeof import('#lines/catalogues.ts')>();
    return {
      LINE_CATALOGUES: [...known.LINE_CATALOGUES, catalogue],
      catalogueOf: (code: string) => (code === line.code ? catalogue : known.catalogueOf(code)),
    };
  });
  vi.doMock('#lines/row-searches.ts', async (original) => {
    const { ROW_SEARCHES } = await original<typeof import('#lines/row-searches.ts')>();
    return { ROW_SEARCHES: { ...ROW_SEARCHES, [line.code]: catalogue.search } };
  });
  vi.doMock('#lines/panels.ts', async (original) => {
    const known = await original<{ loadPanels(code: string): Promise<object> }>();
    return { loadPanels: async (code: string) => (code === line.code ? panels() : known.loadPanels(code)) };
  });
  vi.doMock('#lines/wire-forms.ts', async (original) => {
    const actual = await original<typeof import('#lines/wire-forms.ts')>();
    const { WIRE_FORMS, WIRE_HEADINGS } = actual;
    return { ...actual, WIRE_FORMS: [...WIRE_FORMS, wireForm], WIRE_HEADINGS: [...WIRE_HEADINGS, wireForm] };
  });
}
