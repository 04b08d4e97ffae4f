import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inArray } from 'drizzle-orm';
import { parsePercent } from '#kernel/money.ts';
import { DEMO_ORGANISATIONS } from '#modules/accounts/domain/demo-accounts.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { readSeedFile } from '#modules/catalogue/server/public.ts';
import { problemText } from '#modules/prices/domain/list-problem.ts';
import type { ShownPrices } from '#modules/prices/domain/price-codes.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { readPriceList } from '#modules/prices/domain/read-price-list.ts';
import type { Db } from '#server/database.ts';
import type { SeedTools } from '#server/module.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { keyText } from './component-label.ts';
import { customerTerms, priceAgreements, priceLists } from './price-tables.ts';
import { publishList } from './publish-list.ts';

const FOLDER = projectPath('database', 'seeds', 'demo');
const FILE = 'demo_price_list.csv';
const AGREEMENTS = 'demo_agreements.csv';

/** The demo list as it came: what a list of one's own begins with. */
export const SAMPLE_FILE = `${FOLDER}/${FILE}`;

/** The code of the demo list. */
export const DEMO_LIST = 'DEMO-CNY';

/** What a demo customer is shown, in which group it buys, and by which number order files name it. */
interface DemoTerms {
  readonly group: string;
  readonly shows: ShownPrices;
  readonly erpNo: string | null;
}

/** The terms of the demo customers; one has none, and gets prices on request. */
const TERMS: Readonly<Record<string, DemoTerms>> = {
  lv1: { group: 'A', shows: 'breakdown', erpNo: 'DEMO-1' },
  lv2: { group: 'B', shows: 'net', erpNo: 'DEMO-2' },
  'lv1-other': { group: 'C', shows: 'none', erpNo: null },
};

/** Adds the demo list, and the terms and the agreements of the demo customers, where there is no demo list yet. */
export async function seedDemoPrices(db: Db, { newId, now }: SeedTools): Promise<void> {
  const known = await db.$count(priceLists);
  if (known > 0) return;
  const list = readPriceList(readSeedFile(FILE, FOLDER).records);
  if (!list.ok) throw new Error(list.refusal.map((problem) => problemText(problem).en).join('\n'));
  await db.transaction(async (tx) => {
    const { listId } = await publishList(
      tx,
      { code: DEMO_LIST, names: { zh: '演示价目表（虚构）', en: 'Demo price list (invented)' }, list: list.value },
      {
        newId,
        now,
        hash: createHash('sha256').update(readFileSync(SAMPLE_FILE)).digest('hex'),
      },
    );
    await addTerms(tx, listId, now);
    await addAgreements(tx, { newId, now });
  });
}

async function addTerms(tx: Db, listId: string, now: Date): Promise<void> {
  const rows = (await demoCustomers(tx)).flatMap(({ key, id }) => {
    const terms = TERMS[key];
    if (terms === undefined) return [];
    const { erpNo, group: groupCode, shows: showPrices } = terms;
    return [{ organisationId: id, listId, groupCode, showPrices, erpNo, createdAt: now, updatedAt: now }];
  });
  if (rows.length > 0) await tx.insert(customerTerms).values(rows).onConflictDoNothing();
}

/** Discounts on families, from today on. */
async function addAgreements(tx: Db, { newId, now }: Pick<SeedTools, 'newId' | 'now'>): Promise<void> {
  const customers = await demoCustomers(tx);
  const rows = readSeedFile(AGREEMENTS, FOLDER).records.flatMap(({ cells }) => {
    const { customer, family = '', discount = '', min_quantity: pieces } = cells;
    const found = customers.find(({ key }) => key === customer);
    if (found === undefined) return [];
    const about = { selector: 'family', key: family, name: keyText(family), currency: 'CNY' } as const;
    const agreed = { kind: 'discount', value: parsePercent(discount) ?? 0, minQuantity: Number(pieces) } as const;
    const days = { validFrom: providerDay(now), validTo: null, createdAt: now };
    return [{ id: newId(), organisationId: found.id, ...about, ...agreed, ...days }];
  });
  if (rows.length > 0) await tx.insert(priceAgreements).values(rows);
}

/** The organisations of the demo that there are, by their keys. */
async function demoCustomers(tx: Db): Promise<readonly { readonly key: string; readonly id: string }[]> {
  const names = DEMO_ORGANISATIONS.map(({ name }) => name);
  const found = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(inArray(organisations.name, names));
  return DEMO_ORGANISATIONS.flatMap(({ key, name }) =>
    found.filter((one) => one.name === name).map(({ id }) => ({ key, id })),
  );
}
