import { queryOptions } from '@tanstack/react-query';
import { type Engine, open } from '#engine/runtime.ts';
import { explainerOf, openModel } from '#engine/solver.ts';
import type { ConfigurableCode } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { type ProductContext, productContext } from '#modules/configurator/domain/context/product-context.ts';
import type { ProductRelease } from '#product/release.ts';
import { call, loadBytes } from '#web/calls/call.ts';
import type { LinePanels, LoadPanels } from './wizard/line-panels.ts';
import { panelsOf } from './wizard/panels-of.tsx';

/** A release of a product family, opened: what a configuration is judged and shown by. */
export interface Product {
  /** Names the release in a saved line. */
  readonly hash: string;
  readonly release: ProductRelease;
  readonly context: ProductContext;
  /** What the wizard shows of the line in its own way. */
  readonly panels: LinePanels;
}

/** Opened releases by their hash, which names their content: opening takes the engine a moment. */
const opened = new Map<string, Product>();

export const releaseQueries = {
  /** The release of a line in force when the wizard was opened; it stays the same while somebody configures. */
  product: (line: ConfigurableCode, loadPanels: LoadPanels) =>
    queryOptions({
      queryKey: ['product', line],
      queryFn: ({ signal }) => loadProduct(line, loadPanels, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnMount: false,
      structuralSharing: false,
    }),
};

async function loadProduct(family: ConfigurableCode, loadPanels: LoadPanels, signal: AbortSignal): Promise<Product> {
  const [{ hash }, line, panels] = await Promise.all([
    call(catalogueRoutes.currentRelease, { params: { family }, signal }),
    loadDefinition(family),
    loadPanels(family),
  ]);
  const known = opened.get(hash);
  if (known) return known;
  const params = { family, hash };
  const [release, compiled] = await Promise.all([
    call(catalogueRoutes.release, { params, signal }),
    loadBytes(catalogueRoutes.releaseEngine, { params, signal }).catch(() => undefined),
  ]);
  if (!isProductRelease(release, family)) throw new Error(`Release ${hash} is none this page can read`);
  const context = productContext(openEngine(release, compiled), release, line);
  const product = { hash, release, context, panels: panelsOf(line, panels) };
  opened.set(hash, product);
  return product;
}

/** The compiled engine; what was not compiled, or cannot be read, is answered by search, which takes longer. */
function openEngine({ model }: ProductRelease, compiled: Uint8Array | undefined): Engine {
  if (compiled === undefined) return openModel(model);
  try {
    return open(compiled, { explainWith: () => explainerOf(model) });
  } catch {
    return openModel(model);
  }
}

function isProductRelease(answer: unknown, line: ConfigurableCode): answer is ProductRelease {
  if (typeof answer !== 'object' || answer === null) return false;
  const { family, fields, model, steps }: Partial<Record<keyof ProductRelease, unknown>> = answer;
  return family === line && Array.isArray(fields) && Array.isArray(steps) && typeof model === 'object';
}
