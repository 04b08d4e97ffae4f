import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { against } from './against/against.ts';
import { bulkEntry } from './bulk-entry.ts';
import { drawings } from './drawings.ts';
import { engine } from './engine.ts';
import { firstPage } from './first-page.ts';
import { kills } from './kills.ts';
import { listScroll } from './list-scroll.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import { type Bench, type Figure, isMissed, missedWithoutExcuse } from './measure.ts';
import { orderExport } from './order-export.ts';
import { orderImport } from './order-import.ts';
import { overload } from './overload.ts';
import { price } from './price.ts';
import { rowSecurity } from './row-security.ts';
import { search } from './search.ts';
import { sizing } from './sizing.ts';
import { sizingKeys } from './sizing-keys.ts';
import { start } from './start.ts';
import { technicalPdf } from './technical-pdf.ts';
import { unfair } from './unfair.ts';

const BENCHES: readonly Bench[] = [
  engine,
  search,
  lookUpRoutes,
  technicalPdf,
  bulkEntry,
  rowSecurity,
  kills,
  start(),
  overload,
  unfair,
  firstPage,
  listScroll,
  price,
  drawings,
  orderExport,
  orderImport,
  sizing,
  sizingKeys,
];

const [first, other, rounds] = process.argv.slice(2);
const withArguments = benchWithArguments();
const wanted = withArguments ? [withArguments.name] : process.argv.slice(2);
const benches = withArguments ? [withArguments] : BENCHES;
const unknown = wanted.filter((name) => !benches.some((bench) => bench.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no bench ${unknown.join(', ')}. There are ${BENCHES.map(({ name }) => name).join(', ')}, and: against FOLDER [ROUNDS], start [MINUTES].`,
  );
  process.exit(1);
}
const results: { bench: string; figures: readonly Figure[] }[] = [];
for (const bench of benches.filter(isWanted)) {
  const figures = await bench.run();
  results.push({ bench: bench.name, figures });
  console.log(`\n${bench.name}`);
  for (const figure of figures) console.log(`  ${line(figure)}`);
}
mkdirSync('bench/results', { recursive: true });
const [load = 0] = loadavg();
const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model, load };
writeFileSync(
  'bench/results/latest.json',
  `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`,
);
console.log(
  `\nload of the last minute: ${load.toFixed(1)} on ${machine.cpus} processors; above ${machine.cpus}, times are too long`,
);
console.log('bench/results/latest.json');
const missed = missedWithoutExcuse(results.flatMap(({ figures }) => figures));
for (const { name } of missed) console.error(`missed: ${name}`);
process.exit(missed.length === 0 ? 0 : 1);

function benchWithArguments(): Bench | undefined {
  if (other === undefined) return undefined;
  if (first === 'against') return against(other, rounds === undefined ? undefined : Number(rounds));
  return first === 'start' && Number(other) > 0 ? start(Number(other)) : undefined;
}

function isWanted({ name, onlyByName = false }: Bench): boolean {
  return wanted.length === 0 ? !onlyByName : wanted.includes(name);
}

function line(figure: Figure): string {
  const { name, value, unit, beside, excuse } = figure;
  const reason = isMissed(figure) && excuse ? `: ${excuse}` : '';
  return `${name.padEnd(66)} ${round(value).padStart(9)} ${unit}${verdict(figure)}${reason}${beside ? `  (${beside})` : ''}`;
}

function verdict(figure: Figure): string {
  const { most, least } = figure;
  if (most !== undefined) return isMissed(figure) ? `  OVER ${most}` : `  within ${most}`;
  if (least !== undefined) return isMissed(figure) ? `  BELOW ${least}` : `  at least ${least}`;
  return '';
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 3);
}
