import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { firstPage } from './first-page.ts';
import { lookUpRoutes } from './look-up-routes.ts';
import type { Bench, Figure } from './measure.ts';
import { search } from './search.ts';
import { technicalPdf } from './technical-pdf.ts';

const BENCHES: readonly Bench[] = [search, lookUpRoutes, technicalPdf, firstPage];

const wanted = process.argv.slice(2);
const results: { bench: string; figures: readonly Figure[] }[] = [];
for (const bench of BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const figures = await bench.run();
  results.push({ bench: bench.name, figures });
  console.log(`\n${bench.name}`);
  for (const figure of figures) console.log(`  ${line(figure)}`);
}
mkdirSync('bench/results', { recursive: true });
const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model };
writeFileSync(
  'bench/results/latest.json',
  `${JSON.stringify({ at: new Date().toISOString(), machine, results }, null, 2)}\n`,
);
console.log('\nbench/results/latest.json');
process.exit(0);

function line({ name, value, unit, most, beside }: Figure): string {
  const verdict = most === undefined ? '' : value <= most ? `  within ${most}` : `  OVER ${most}`;
  return `${name.padEnd(58)} ${round(value).padStart(9)} ${unit}${verdict}${beside ? `  (${beside})` : ''}`;
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 3);
}
