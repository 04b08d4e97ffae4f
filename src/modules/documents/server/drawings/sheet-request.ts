import { createHash } from 'node:crypto';
import type { Locale } from '#kernel/locale.ts';
import type { PROJECTION_METHODS, SOLID_DETAILS } from '#modules/documents/domain/drawing-formats.ts';
import type { SheetLanguage } from '#modules/documents/domain/technical-sheet.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { sheetOf } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { once } from '#product/once.ts';

/** What a drawing says of its product and how it is wanted: everything of a file but the product itself. */
export interface DrawingTitle {
  /** The full type code. */
  readonly name: string;
  readonly productName: string;
  readonly release: { readonly version: string; readonly hash: string };
  readonly maker: string;
  /** `≈ 42 kg`; left out where it is not known. */
  readonly mass?: string | undefined;
  readonly language: SheetLanguage;
  /** Of the names of files that are sent together. */
  readonly locale: Locale;
  readonly method: (typeof PROJECTION_METHODS)[number];
  readonly detail: (typeof SOLID_DETAILS)[number];
}

/** A release as it is told in one line. */
export function releaseLine({ release: { hash, version } }: DrawingTitle): string {
  return `${version} ${hash.slice(0, 12)}`;
}

/** A product as it is drawn, and its dimension sheet, which is laid out once however many files print it. */
export interface Drawing {
  readonly drawn: DrawnProduct;
  readonly title: DrawingTitle;
  readonly scene: () => SheetScene;
}

/** A drawing to make files of. */
export function drawingOf(drawn: DrawnProduct, title: DrawingTitle): Drawing {
  return { drawn, title, scene: once(() => sheetScene(drawn, title)) };
}

/** The dimension sheet of a product: its revision is the release, its number follows from type code and release. */
function sheetScene(drawn: DrawnProduct, title: DrawingTitle): SheetScene {
  const { language, maker, mass, method, name, productName, release } = title;
  return sheetOf(drawn, {
    method,
    title: {
      ...{ owner: maker, product: productName, typeCode: name, language, mass },
      number: `DS-${digestOf(`${name} ${release.hash}`).slice(0, 10).toUpperCase()}`,
      revision: releaseLine(title),
      date: dayOf(release.version),
    },
  });
}

/** The digest of a file or text, SHA-256, hexadecimal. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** A release that is called by its day has it; another one has no day of its own. */
function dayOf(version: string): string {
  return /\d{4}-\d{2}-\d{2}/.exec(version)?.[0] ?? '–';
}
