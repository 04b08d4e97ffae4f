import type { Import, SourceFile } from './source-files.ts';

/** The modules in the order in which a later one may use an earlier one. */
export const MODULES = [
  'manual',
  'audit',
  'mail',
  'accounts',
  'customers',
  'jobs',
  'drafts',
  'enquiries',
  'catalogue',
  'drawings',
  'configurator',
  'samples',
  'prices',
  'cart',
  'bulk-entries',
  'documents',
  'sizing',
  'shares',
  'comparisons',
  'quotes',
  'orders',
  'bills',
  'sheets',
  'reporting',
  'papers',
  'today',
];

interface Slot {
  /** Which files the slot holds. */
  readonly holds: RegExp;
  /** What they may import from outside of their own folder. */
  readonly may: readonly RegExp[];
  /** Whether time and chance must come as arguments. */
  readonly pure?: true;
}

const KERNEL = /^#kernel\//;
/** The surface whole, or one part where size counts: read compiled models, name rules and search, compile. */
const ENGINE = /^#engine\/(public|runtime|solver|compiler)\.ts$/;
/** The vocabulary of a product line, and the lines themselves. */
const PRODUCT = /^#product\//;
/** The lists of the lines; what is a line's own they say when asked. */
const LINES = /^#lines\/[\w-]+\.ts$/;
/** What several lines have alike, such as the motor; beside it what browsers show of it. */
const SHARED = /^#lines\/shared\/(?!web\/)/;
const SHARED_PANELS = /^#lines\/shared\/web\//;
const DOMAIN = /^#modules\/[\w-]+\/domain\//;
const CONTRACT = /^#modules\/[\w-]+\/contract(\.ts$|\/)/;
/** What a module offers to later ones; of some the tables alone, for tables that refer to them. */
const SERVER_PUBLIC = /^#modules\/[\w-]+\/server\/(public|tables)\.ts$/;
/** What a module brings to the server; the composition alone asks for it. */
const SERVER_MANIFEST = /^#modules\/[\w-]+\/server\/module\.ts$/;
const WEB_PUBLIC = /^#modules\/[\w-]+\/web\/public\.tsx?$/;
const PLATFORM = /^#server\//;
/** Screens the shell loads when they are wanted: a public file between would load them all at once. */
const SCREEN = /^#modules\/[\w-]+\/web\//;
const SHELL = /^#web\//;
/** Tools that make files, such as PDF: they know no business. */
const KITS = /^#kits\//;
/** A package of npm, or a module of Node. */
const PACKAGE = /^[a-z@]/;
const ZOD = /^zod$/;

/** The dependency rule: what each slot may import. The first slot that holds a file decides. */
export const SLOTS: readonly Slot[] = [
  { holds: /^kernel\/contract\.ts$/, may: [KERNEL, ZOD], pure: true },
  { holds: /^kernel\//, may: [KERNEL], pure: true },
  { holds: /^engine\/command\//, may: [KERNEL, /^#engine\//, PACKAGE] },
  { holds: /^engine\//, may: [KERNEL, /^#engine\//], pure: true },
  { holds: /^product\//, may: [KERNEL, ENGINE, PRODUCT], pure: true },
  { holds: /^lines\/panels\.ts$/, may: [WEB_PUBLIC] },
  {
    holds: /^lines\/[\w-]+\/web\//,
    may: [KERNEL, PRODUCT, SHARED, SHARED_PANELS, DOMAIN, CONTRACT, WEB_PUBLIC, SHELL, PACKAGE],
  },
  {
    holds: /^lines\/(shared\/line-wires|[\w-]+\/saved\/wire-schema)\.ts$/,
    may: [KERNEL, PRODUCT, SHARED, ZOD],
    pure: true,
  },
  { holds: /^lines\//, may: [KERNEL, ENGINE, PRODUCT, SHARED, DOMAIN], pure: true },
  { holds: /^modules\/[\w-]+\/domain\//, may: [KERNEL, ENGINE, PRODUCT, LINES, DOMAIN], pure: true },
  { holds: /^modules\/[\w-]+\/contract(\.ts$|\/)/, may: [KERNEL, PRODUCT, LINES, DOMAIN, CONTRACT, ZOD], pure: true },
  {
    holds: /^modules\/[\w-]+\/server\//,
    may: [KERNEL, ENGINE, PRODUCT, LINES, DOMAIN, CONTRACT, SERVER_PUBLIC, PLATFORM, KITS, PACKAGE],
  },
  {
    holds: /^modules\/[\w-]+\/web\//,
    may: [KERNEL, ENGINE, PRODUCT, LINES, DOMAIN, CONTRACT, WEB_PUBLIC, SHELL, PACKAGE],
  },
  { holds: /^kits\//, may: [KERNEL, KITS, PACKAGE] },
  { holds: /^server\//, may: [KERNEL, PLATFORM, PACKAGE] },
  { holds: /^web\//, may: [KERNEL, SHELL, PACKAGE] },
  {
    holds: /^app\/server\//,
    may: [KERNEL, ENGINE, PRODUCT, LINES, DOMAIN, CONTRACT, SERVER_PUBLIC, SERVER_MANIFEST, PLATFORM, KITS, PACKAGE],
  },
  { holds: /^app\/web\//, may: [KERNEL, PRODUCT, LINES, DOMAIN, CONTRACT, SCREEN, SHELL, PACKAGE] },
];

/** Why a file breaks the dependency rule, a sentence per breach; tests and what serves them import what they test. */
export function breachesOf({ path, text, imports }: SourceFile): string[] {
  if (isOfTests(path)) return climbs(path, imports);
  const slot = SLOTS.find(({ holds }) => holds.test(path));
  if (slot === undefined) return [`${path} stands in no slot`];
  const outward = imports
    .filter((found) => !mayImport(path, slot, found))
    .map(({ name }) => `${path} may not import ${name}`);
  const impure = slot.pure && IMPURE.test(text) ? [`${path} takes time or chance from the air`] : [];
  return [...outward, ...impure];
}

const IMPURE = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\./;

function isOfTests(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
}

function climbs(path: string, imports: readonly Import[]): string[] {
  return imports.filter(({ name }) => name.includes('../')).map(({ name }) => `${path} climbs to ${name}`);
}

function mayImport(path: string, slot: Slot, { name }: Import): boolean {
  if (name.includes('../')) return false;
  if (name.startsWith('./') || isOwn(path, name) || isAsset(name)) return true;
  return slot.may.some((pattern) => pattern.test(name)) && !isLater(path, name);
}

/** A folder of the same slot of the same module, such as one form of the wizard uses another. */
function isOwn(path: string, name: string): boolean {
  const slot =
    /^modules\/[\w-]+\/(domain|server|web)\//.exec(path)?.[0] ??
    /^lines\/[\w-]+\//.exec(path)?.[0] ??
    /^(app\/web|app\/server|kits|web|server|engine|kernel|product)\//.exec(path)?.[0];
  return slot !== undefined && name.startsWith(`#${slot}`) && (isPanel(path) || !isPanel(name.slice(1)));
}

/** What the browser shows of a line: it uses the line, which does not know it. */
function isPanel(path: string): boolean {
  return /^lines\/[\w-]+\/web\//.test(path);
}

function isAsset(name: string): boolean {
  return /\.(css|json|svg)$/.test(name);
}

/** Whether a module reaches for one that stands after it in the list. */
function isLater(path: string, name: string): boolean {
  const [own, other] = [path, name.slice(1)].map((text) => /^modules\/([\w-]+)\//.exec(text)?.[1]);
  return own !== undefined && other !== undefined && MODULES.indexOf(other) > MODULES.indexOf(own);
}
