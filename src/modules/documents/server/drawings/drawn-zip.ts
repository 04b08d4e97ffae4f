import { type Zippable, zipSync } from 'fflate';
import { DRAWING_TYPES, SINGLE_FORMATS, type SingleFormat } from '#modules/documents/domain/drawing-formats.ts';
import { drawingFileName } from '#modules/documents/domain/file-name.ts';
import { DRAWN_FILES } from './drawn-file.ts';
import { type Drawing, type DrawingTitle, digestOf } from './sheet-request.ts';

/** Any day will do: the same files are the same bytes. */
const DAY = '2000-01-01';
/** What is packed already is stored as it is. */
const PACKED: readonly SingleFormat[] = ['pdf'];

interface Made {
  readonly name: string;
  readonly format: SingleFormat;
  readonly bytes: Uint8Array;
}

/** All drawings of a product as one file, with a manifest that says what each is, of which product, release and reference. */
export async function drawnZip(drawing: Drawing, dataVersion: string): Promise<Uint8Array> {
  const made = await Promise.all(SINGLE_FORMATS.map((format) => madeAs(format, drawing)));
  const manifest = new TextEncoder().encode(
    `${JSON.stringify(manifestOf(made, drawing.title, dataVersion), undefined, 2)}\n`,
  );
  const files: Zippable = Object.fromEntries([
    ...made.map(({ bytes, format, name }) => [name, [bytes, { level: PACKED.includes(format) ? 0 : 6 }]]),
    ['manifest.json', [manifest, { level: 6 }]],
  ]);
  return zipSync(files, { mtime: DAY });
}

async function madeAs(format: SingleFormat, drawing: Drawing): Promise<Made> {
  const { locale, productName } = drawing.title;
  return { name: drawingFileName(productName, format, locale), format, bytes: await DRAWN_FILES[format](drawing) };
}

function manifestOf(made: readonly Made[], { maker, name, productName, release }: DrawingTitle, dataVersion: string) {
  return {
    ...{ product: productName, typeCode: name, maker },
    release: { version: release.version, hash: release.hash },
    dataVersion,
    files: made.map(({ bytes, format, name: file }) => ({
      ...{ name: file, type: DRAWING_TYPES[format], size: bytes.length, sha256: digestOf(bytes) },
    })),
  };
}
