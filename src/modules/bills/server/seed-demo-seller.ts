import type { BankAccount, Party } from '#modules/bills/domain/bill-body.ts';
import type { Db } from '#server/database.ts';
import type { SeedTools } from '#server/module.ts';
import { bankAccounts, sellers } from './bill-tables.ts';

/** The provider of the demo: invented, as its name says. */
const DEMO_SELLER: Party = {
  name: { zh: '演示传动科技（苏州）有限公司', en: 'Demo Drive Technology (Suzhou) Co., Ltd.' },
  address: {
    zh: '江苏省苏州市工业园区演示路 88 号，215000',
    en: '88 Yanshi Road, Suzhou Industrial Park, Jiangsu 215000, China',
  },
  ...{ contact: 'Sales Demo', phone: '+86 512 0000 0000', email: 'export@example.com' },
  ...{ taxId: '91320594DEMO00000X', eori: '' },
};
const DEMO_SIGNATURE = { name: 'Chen Demo', role: { zh: '单证专员', en: 'Documentation officer' } };

const BENEFICIARY = DEMO_SELLER.name.en;
const DEMO_ACCOUNTS: readonly BankAccount[] = (['CNY', 'USD', 'EUR'] as const).map((currency, place) => ({
  ...{ currency, beneficiary: BENEFICIARY, bank: 'Demo Bank of China, Suzhou Branch', swift: 'DEMOCNBJ000' },
  address: '1 Demo Square, Suzhou, China',
  account: `6200 0000 0000 000${place + 1}`,
}));

/** Adds the demo's provider and its accounts, where nobody has said who sells. */
export async function seedDemoSeller(db: Db, { newId, now }: SeedTools): Promise<void> {
  if ((await db.$count(sellers)) > 0) return;
  await db
    .insert(sellers)
    .values({ id: newId(), party: DEMO_SELLER, signature: DEMO_SIGNATURE, demo: true, updatedAt: now });
  const accounts = DEMO_ACCOUNTS.map((account) => ({
    ...{ id: newId(), currency: account.currency, account, demo: true, updatedAt: now },
  }));
  await db.insert(bankAccounts).values(accounts);
}
