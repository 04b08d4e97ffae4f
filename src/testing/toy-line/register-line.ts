import { vi } from 'vitest';
import type { LineWire } from '#lines/shared/line-wires.ts';
import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import type { LinePictures } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { SizedLine } from '#modules/sizing/domain/select/sized-line.ts';
import type { ProductLine } from '#product/line.ts';
import type { LineCatalogue } from '#product/line-catalogue.ts';
import type { LineInfo } from '#product/line-info.ts';

/** All that a product line is to the portal. */
export interface NewLine {
  readonly info: LineInfo;
  readonly line: ProductLine;
  readonly catalogue: LineCatalogue;
  readonly wire: LineWire;
  readonly draw: DrawProduct;
  readonly pictures: LinePictures;
  readonly sized: SizedLine;
  /** What the wizard shows of it in its own way, `OwnPanels`: a server knows no screens, nor do its types. */
  readonly panels: () => Promise<object>;
}

/**
 * Registers one more line, as its name in `lines/index.ts` would, and stands in for the folder in which its parts would be found:
 * all lists of lines follow. What is imported from then on has it; a test that does so shares its modules with no other.
 */
export function registerLine({ info, line, catalogue, wire, draw, pictures, sized, panels }: NewLine): void {
  vi.doMock('#lines/index.ts', async (original) => {
    const known = await original<typeof import('#lines/index.ts')>();
    return { ...known, LINES: [...known.LINES, info] };
  });
  vi.doMock('#lines/fetch-definition.ts', async (original) => {
    const { fetchDefinition } = await original<typeof import('#lines/fetch-definition.ts')>();
    return { fetchDefinition: async (code: string) => (code === line.code ? line : fetchDefinition(code)) };
  });
  vi.doMock('#lines/fetch-catalogue.ts', async (original) => {
    const { fetchCatalogue } = await original<typeof import('#lines/fetch-catalogue.ts')>();
    return { fetchCatalogue: async (code: string) => (code === line.code ? catalogue : fetchCatalogue(code)) };
  });
  vi.doMock('#lines/fetch-wire.ts', async (original) => {
    const { fetchWire } = await original<typeof import('#lines/fetch-wire.ts')>();
    return { fetchWire: async (code: string) => (code === line.code ? wire : fetchWire(code)) };
  });
  vi.doMock('#lines/fetch-solids.ts', async (original) => {
    const { fetchSolids } = await original<typeof import('#lines/fetch-solids.ts')>();
    return { fetchSolids: async (code: string) => (code === line.code ? draw : fetchSolids(code)) };
  });
  vi.doMock('#lines/fetch-pictures.ts', async (original) => {
    const { fetchPictures } = await original<typeof import('#lines/fetch-pictures.ts')>();
    return { fetchPictures: async (code: string) => (code === line.code ? pictures : fetchPictures(code)) };
  });
  vi.doMock('#lines/fetch-sized.ts', async (original) => {
    const { fetchSized } = await original<typeof import('#lines/fetch-sized.ts')>();
    return { fetchSized: async (code: string) => (code === line.code ? sized : fetchSized(code)) };
  });
  vi.doMock('#lines/panels.ts', async (original) => {
    const known = await original<{ loadPanels(code: string): Promise<object> }>();
    return { loadPanels: async (code: string) => (code === line.code ? panels() : known.loadPanels(code)) };
  });
}
