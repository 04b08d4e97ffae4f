import { eq, like } from 'drizzle-orm';
import { LINES } from '#lines/index.ts';
import { users } from '#modules/accounts/server/public.ts';
import type { Db } from '#server/database.ts';
import { insertAnswer, insertEnquiry } from './enquiry-store.ts';
import { enquiries } from './enquiry-tables.ts';

/** What every demo enquiry begins with, so that nobody takes it for a real one. */
const DEMO = '[演示 Demo]';

const VISITOR = { company: '示例矿山设备', email: 'visitor-demo@example.com', telephone: '', locale: 'zh-cn' };

/** Adds one new enquiry of a visitor and an answered one of a customer, as long as there is no demo enquiry. */
export async function seedDemoEnquiries(db: Db, { newId, now }: { newId: () => string; now: Date }): Promise<void> {
  if ((await db.$count(enquiries, like(enquiries.message, `${DEMO}%`))) > 0) return;
  const [asker, staff] = [await accountOf(db, 'lv2-demo'), await accountOf(db, 'sales-demo')];
  if (asker === undefined || staff === undefined) return;
  const [one, other = one] = LINES.filter(({ stage }) => stage !== 'soon');
  if (one === undefined || other === undefined) return;
  const visitors = { ...VISITOR, productLine: one.code, name: '王工' };
  const message = `${DEMO} 输出扭矩 800 Nm，速比约 40，工作制 S1，卧式安装`;
  await insertEnquiry(db, { id: newId(), ...visitors, message, createdAt: now });
  const { id: actorId, organisationId } = asker;
  const own = {
    id: newId(),
    organisationId,
    actorId,
    productLine: other.code,
    name: '李工',
    company: '',
    telephone: '',
  };
  const asked = { email: 'lv2-demo@example.com', message: `${DEMO} 0.75 kW, i 30`, locale: 'zh-cn' };
  await insertEnquiry(db, { ...own, ...asked, state: 'answered', ownerId: staff.id, version: 3, createdAt: now });
  const text = `${DEMO} 选型已核对，报价随后发送。`;
  await insertAnswer(db, { id: newId(), enquiryId: own.id, organisationId, actorId: staff.id, text, createdAt: now });
}

async function accountOf(db: Db, username: string) {
  const { id, organisationId } = users;
  const [found] = await db.select({ id, organisationId }).from(users).where(eq(users.username, username));
  return found;
}
