import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'recorded');

/** A row of a table, every column as PostgreSQL writes it as text. */
export type RecordedRow = Readonly<Record<string, string | null>>;

/** A saved configuration as the former portal stored, answered and showed it. */
export interface RecordedLine {
  readonly about: string;
  /** Who saved it. */
  readonly owner: string;
  readonly row: RecordedRow;
  /** What the API answered for it. */
  readonly wire: { readonly id: string; readonly version: number; readonly quantity: number; readonly form: object };
  /** The type codes of the overview: the short one, and the full one if it says more. */
  readonly typeCodes: readonly string[];
  /** The configuration the wizard opened it with for editing. */
  readonly opened: { readonly values: Readonly<Record<string, string>> };
}

/** What a browser kept of one person, and what it showed then. */
export interface RecordedBrowser {
  readonly path: string;
  readonly tabs: readonly string[];
  readonly typeCodes: readonly string[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

export const recordedLines: readonly RecordedLine[] = json('configurations.json');

export const recordedBrowsers: Readonly<Record<'halfDone' | 'finished' | 'editing' | 'acting', RecordedBrowser>> =
  json('browsers.json');

export const recordedReleases: {
  readonly current: { readonly family: string; readonly hash: string };
  readonly catalogues: readonly RecordedRow[];
  readonly products: readonly RecordedRow[];
} = json('releases.json');

export const RECORDED_BACKUP = join(FOLDER, 'portal.backup.gz');

/** The OpenAPI document as it was served. */
export function recordedApi(): unknown {
  return JSON.parse(gunzipSync(readFileSync(join(FOLDER, 'openapi.json.gz'))).toString('utf8'));
}

function json(name: string) {
  return JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));
}
