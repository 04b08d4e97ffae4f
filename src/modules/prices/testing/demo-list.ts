import { join } from 'node:path';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { PriceList } from '#modules/prices/domain/price-list.ts';
import { readPriceList } from '#modules/prices/domain/read-price-list.ts';
import type { SourceRecord } from '#product/source.ts';
import { projectPath } from '#server/process/project-folder.ts';

/** The records of the demo list, as they stand in its file. */
export function demoRecords(): readonly SourceRecord[] {
  return readSeedFile('demo_price_list.csv', join(projectPath('database', 'seeds'), 'demo')).records;
}

/** The demo list. */
export function demoList(): PriceList {
  const list = readPriceList(demoRecords());
  if (!list.ok) throw new Error(JSON.stringify(list.refusal));
  return list.value;
}
