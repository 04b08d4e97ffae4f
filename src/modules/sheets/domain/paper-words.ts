import type { BilingualText } from '#kernel/locale.ts';
import type { RevisionStanding } from './sheet-paper.ts';

/** The headings of groups that a technical document has no words for. */
export const GROUP_WORDS = {
  identification: { zh: '产品标识', en: 'Identification' },
} as const satisfies Record<string, BilingualText>;

/** What a sheet is called on paper. */
export const PAPER_TITLE: BilingualText = { zh: '配置表', en: 'Configuration sheet' };

/** The fixed words of a sheet on paper, both languages side by side because a paper may print both. */
export const PAPER_WORDS = {
  number: { zh: '编号', en: 'No.' },
  revision: { zh: '版次', en: 'Revision' },
  date: { zh: '提交日期', en: 'Submitted on' },
  customer: { zh: '客户', en: 'Customer' },
  sender: { zh: '提交人', en: 'Submitted by' },
  standing: { zh: '状态', en: 'State' },
  quote: { zh: '报价单', en: 'Quote' },
  order: { zh: '订单', en: 'Order' },
  item: { zh: '项号', en: 'Item' },
  product: { zh: '产品', en: 'Product' },
  typeCode: { zh: '型号', en: 'Type code' },
  quantity: { zh: '数量', en: 'Quantity' },
  partNo: { zh: '客户物料号', en: 'Customer part no.' },
  release: { zh: '数据版本', en: 'Data release' },
  group: { zh: '分组', en: 'Group' },
  field: { zh: '参数', en: 'Field' },
  value: { zh: '取值', en: 'Value' },
  unit: { zh: '单位', en: 'Unit' },
  wishes: { zh: '特殊要求', en: 'Special wishes' },
  note: { zh: '产品备注', en: 'Product remark' },
  remark: { zh: '备注', en: 'Remark' },
  demo: {
    zh: '演示数据：不作为生产依据。',
    en: 'Demonstration data: nothing is built from it.',
  },
  fingerprint: { zh: '本版次指纹 (SHA-256)', en: 'Fingerprint of this revision (SHA-256)' },
  address: { zh: '在门户中打开', en: 'Open in the portal' },
} as const satisfies Record<string, BilingualText>;

/** How a revision stands, in the words of its paper: whoever builds reads whether it is the one in force. */
export const STANDING_WORDS: Readonly<Record<RevisionStanding, BilingualText>> = {
  'in-force': { zh: '已发布，生产以此为准', en: 'Released: build from this revision' },
  superseded: { zh: '非现行版次', en: 'Not the revision in force' },
  submitted: { zh: '已提交，尚未确认', en: 'Submitted, not confirmed yet' },
  confirmed: { zh: '已确认，尚未发布', en: 'Confirmed, not released yet' },
  returned: { zh: '已退回', en: 'Returned' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
};
