import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { rowsInBackup } from '#testing/stored/backup-rows.ts';
import { CART } from '../cart.ts';
import { WIZARD } from '../wizard.ts';
import { wordsOf } from '../words.ts';
import { RecordedPortal } from './portal.ts';
import { STORED_PRODUCTS } from './products.ts';
import { Seller } from './seller.ts';

const FOLDER = 'src/testing/stored/recorded';
const SERIES = '/product-config/config-select';
const OWNER = 'lv1-demo';
const ACTING = { username: 'sales-demo', customer: '苏州输送机械有限公司' };

const [, , tree = '.'] = process.argv;
const portal = new RecordedPortal(tree);
await portal.start();
const current = await resultOf('/v1/releases/JRT/current');
const release = await resultOf(`/v1/releases/JRT/${current.hash}`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const openapi = await (await fetch(`${portal.address}/api/openapi.json`)).json();
  const lines = await saveProducts();
  const browsers = await lookIntoBrowsers(lines.map(({ id }) => id));
  await browser.close();
  await portal.stop();
  write({ openapi, lines, browsers, backup: portal.backUp() });
} finally {
  await browser.close();
  await portal.stop();
}

type SavedLine = Awaited<ReturnType<typeof saveProducts>>[number];

interface Recording {
  readonly openapi: unknown;
  readonly lines: readonly SavedLine[];
  readonly browsers: unknown;
  /** The file of the backup. */
  readonly backup: string;
}

/** Saves every product, and answers each as the API has it and as the wizard opens it again. */
async function saveProducts() {
  const seller = await newSeller();
  await seller.logIn(OWNER);
  const saved: { about: string; owner: string; id: string; typeCodes: string[] }[] = [];
  for (const product of STORED_PRODUCTS) {
    await seller.configure(product);
    const typeCodes = await seller.typeCodes();
    saved.push({ about: product.about, owner: OWNER, id: await seller.complete(), typeCodes });
    console.log(`${product.about}: ${typeCodes.at(-1)}`);
  }
  const lines = [];
  for (const line of saved) {
    await seller.beginEdit(line.id);
    const { localStorage } = await seller.look();
    const { [line.id]: draft } = JSON.parse(localStorage.cpq_jie ?? '{}').lines;
    const token = atob(localStorage.token ?? '');
    lines.push({ ...line, wire: await resultOf(`/v1/configurations/${line.id}`, token), opened: draft.detailConfig });
  }
  await seller.page.context().close();
  return lines;
}

/** What browsers keep of a visitor half way and at the end, of a person who edits, and of one who acts for a customer. */
async function lookIntoBrowsers([first = '', second = '']: readonly string[]) {
  const bevel = STORED_PRODUCTS.find(({ customColor }) => customColor !== undefined) ?? raise();
  const halfDone = await newSeller();
  await halfDone.search(bevel);
  const finished = await newSeller();
  await finished.visit(SERIES, '/account/privacy', '/services-support/operationManual');
  await finished.configure(bevel);
  const editing = await newSeller();
  await editing.logIn(OWNER);
  await editing.furnish();
  await editing.visit(CART, SERIES, WIZARD);
  await editing.beginEdit(first);
  await editing.beginEdit(second);
  const acting = await newSeller();
  await acting.logIn(ACTING.username);
  await acting.actFor(ACTING.customer);
  await acting.search(bevel);
  return {
    halfDone: await halfDone.look(),
    finished: await finished.look(),
    editing: await editing.look(),
    acting: await acting.look(),
  };
}

async function newSeller(): Promise<Seller> {
  const context = await browser.newContext({
    baseURL: portal.address,
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: portal.address, localStorage: [{ name: 'userLocale', value: 'en' }] }],
    },
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  return new Seller(page, wordsOf('en', release), stepOf);
}

function stepOf(id: string): number {
  return release.fields.find((field: { id: string }) => field.id === id)?.step ?? 0;
}

/** The files the tests read, each small enough to be committed. */
function write({ openapi, lines, browsers, backup }: Recording): void {
  mkdirSync(FOLDER, { recursive: true });
  const tables = rowsInBackup(readFileSync(backup));
  const rowOf = (id: string) => tables.configurations?.find((row) => row.id === id);
  const withoutBytes = ({ product: _product, engine: _engine, source: _source, ...row }: Record<string, unknown>) =>
    row;
  keep(
    'configurations.json',
    lines.map(({ id, ...line }) => ({ ...line, row: rowOf(id) })),
  );
  keep('browsers.json', browsers);
  keep('releases.json', {
    current,
    catalogues: tables.catalogue_releases?.map(withoutBytes),
    products: tables.product_releases?.map(withoutBytes),
  });
  writeFileSync(join(FOLDER, 'openapi.json.gz'), gzipSync(JSON.stringify(openapi), { level: 9 }));
  copyFileSync(backup, join(FOLDER, 'portal.backup.gz'));
}

function keep(name: string, content: unknown): void {
  writeFileSync(join(FOLDER, name), `${JSON.stringify(content, null, 2)}\n`);
}

async function resultOf(path: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${portal.address}/api${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()).result;
}

function raise(): never {
  throw new Error('No product has a colour of its own.');
}
