import type { BilingualText, Locale } from '#kernel/locale.ts';
import type { CheckKey, Finding, FindingParam } from './checks/finding.ts';

/** The messages of the checker; names in braces stand for the values of a finding. */
export const CHECK_WORDS: Readonly<Record<CheckKey, BilingualText>> = {
  'field-missing': { zh: '{place}：缺少 {field}', en: '{place}: {field} is missing' },
  'ci-unissued': {
    zh: '装箱单须注明商业发票号和日期，而发票尚未开具：请先开具发票',
    en: 'A packing list names its commercial invoice, which is not issued yet: issue the invoice first',
  },
  'ci-later': {
    zh: '商业发票仍是草稿：先于发票开具的装箱单不会注明发票号',
    en: 'The commercial invoice is still a draft: issued before it, this packing list names none',
  },
  title: { zh: '标题须为 {expected}，现为 {found}', en: 'The title must be {expected}, it is {found}' },
  'no-lines': { zh: '没有明细行', en: 'There are no lines' },
  'line-zero': { zh: '第 {line} 行数量为 0', en: 'Line {line} has quantity 0' },
  'over-shipped': {
    zh: '第 {line} 行累计发运 {found}，超过应交 {expected}',
    en: 'Line {line}: {found} shipped in all, {expected} due',
  },
  contents: {
    zh: '第 {line} 行数量 {expected}，装箱合计 {found}',
    en: 'Line {line} has {expected}, the packages hold {found}',
  },
  'package-empty': { zh: '第 {package} 件没有内容', en: 'Package {package} is empty' },
  'package-gap': { zh: '件号不连续：缺第 {package} 件', en: 'Package {package} is missing in the numbering' },
  'gross-below-net': {
    zh: '{place}：毛重 {found} 小于净重 {expected}',
    en: '{place}: gross {found} is below net {expected}',
  },
  dimension: { zh: '第 {package} 件尺寸无效：{found}', en: 'Package {package}: no valid size, {found}' },
  'hs-form': {
    zh: '第 {line} 行 HS 编码须为 6 至 10 位数字：{found}',
    en: 'Line {line}: an HS code has 6 to 10 digits, not {found}',
  },
  'origin-form': { zh: '第 {line} 行原产国代码无效：{found}', en: 'Line {line}: no country of origin: {found}' },
  'hs-kind': {
    zh: '第 {line} 行为 {kind}，通常归入 {expected}，现为 {found}',
    en: 'Line {line} is a {kind}, usually {expected}, not {found}',
  },
  'serial-count': {
    zh: '第 {line} 行 {expected} 台，序列号 {found} 个',
    en: 'Line {line}: {expected} pieces, {found} serial numbers',
  },
  'serial-twice': { zh: '序列号 {found} 出现在两个包装中', en: 'Serial number {found} is in two packages' },
  'serial-foreign': { zh: '序列号 {found} 不属于第 {line} 行', en: 'Serial number {found} is not of line {line}' },
  'wood-mark': {
    zh: '第 {package} 件为木质包装，出口须注明 ISPM 15 标识',
    en: 'Package {package} is of wood; export needs its ISPM 15 mark',
  },
  'marks-length': {
    zh: '唛头最多 10 行，每行 17 个字符：{found}',
    en: 'Marks: 10 lines of 17 characters at most; {found}',
  },
  font: { zh: '{place}：字符 {found} 无法打印', en: '{place}: the character {found} cannot be printed' },
  'lc-applicant': {
    zh: '信用证申请人为 {expected}，买方为 {found}',
    en: "The credit's applicant is {expected}, the buyer is {found}",
  },
  'lc-currency': { zh: '信用证币种 {expected}，单据币种 {found}', en: 'Credit in {expected}, paper in {found}' },
  'lc-amount': {
    zh: '金额 {found} 超过信用证余额 {expected}',
    en: '{found} is more than the {expected} left of the credit',
  },
  'lc-text': { zh: '货物描述与信用证不一致：{place}', en: 'Goods text differs from the credit: {place}' },
  'lc-expired': {
    zh: '发运日 {found} 晚于信用证最迟装运日 {expected}',
    en: "Shipment {found} is after the credit's last date {expected}",
  },
  'lc-late': {
    zh: '距信用证最迟装运日不足 5 天：{expected}',
    en: "Less than 5 days to the credit's last shipment date {expected}",
  },
  'incoterm-place': { zh: '贸易术语 {found} 缺少指定地点', en: '{found} needs a named place' },
  'incoterm-mode': { zh: '{found} 仅适用于海运或内河运输', en: '{found} is for sea or inland water only' },
  'charge-missing': {
    zh: '{rule}：发票须单列{field}，请添加到费用中；已含在价格中的，金额填 0 并加以说明',
    en: '{rule}: an invoice states the {field} separately. Add it as a charge; where the prices contain it, as 0 with a word on that',
  },
  'terms-differ': {
    zh: '合并发运的订单 {field} 不一致：{found}',
    en: 'Orders of one shipment differ in {field}: {found}',
  },
  'tax-destination': {
    zh: '{going}，但订单按{expected}计税：请核对去向；计税方式以订单为准',
    en: '{going}, but were sold as {expected}: check the destination; taxation is that of the order',
  },
  'pair-parties': {
    zh: '发票与装箱单的 {field} 不一致：{found} / {expected}',
    en: 'Invoice and packing list differ in {field}: {found} / {expected}',
  },
  'pair-quantity': {
    zh: '第 {line} 行：发票 {found}，装箱单 {expected}',
    en: 'Line {line}: invoice {found}, packing list {expected}',
  },
  'pair-hs': {
    zh: '第 {line} 行 HS 编码：发票 {found}，装箱单 {expected}',
    en: 'Line {line}, HS code: invoice {found}, packing list {expected}',
  },
  'pair-origin': {
    zh: '第 {line} 行原产国：发票 {found}，装箱单 {expected}',
    en: 'Line {line}, origin: invoice {found}, packing list {expected}',
  },
  'pair-packages': {
    zh: '件数：发票 {found}，装箱单 {expected}',
    en: 'Packages: invoice {found}, packing list {expected}',
  },
  'pair-weight': {
    zh: '{field}：发票 {found}，装箱单 {expected}',
    en: '{field}: invoice {found}, packing list {expected}',
  },
  'pair-marks': { zh: '发票与装箱单的唛头不一致', en: 'Marks differ between invoice and packing list' },
  'price-on-pl': { zh: '装箱单不得出现价格', en: 'A packing list shows no prices' },
  amount: { zh: '{place}：应为 {expected}，现为 {found}', en: '{place}: should be {expected}, is {found}' },
  deposit: { zh: '已收款 {found} 超过总额 {expected}', en: '{found} received, more than the total {expected}' },
  bank: { zh: '没有 {found} 币种的有效收款账户', en: 'No active account in {found}' },
  'ci-after-transport': {
    zh: '发票日期 {found} 晚于运输单据日期 {expected}',
    en: "Invoice date {found} is after the transport document's {expected}",
  },
  'date-future': { zh: '开具日期 {found} 在今天之后', en: 'Issue date {found} lies in the future' },
  'pi-expired': { zh: '形式发票已于 {found} 过期', en: 'The proforma expired on {found}' },
  'pi-changed': {
    zh: '{place}与形式发票 {number} 不一致：现为 {found}，形式发票为 {expected}',
    en: '{place} differs from proforma {number}: {found} now, {expected} there',
  },
  'weight-guess': { zh: '第 {line} 行净重为估算值', en: 'Line {line}: the net weight is an estimate' },
};

/** What a finding says in a language. */
export function findingText({ key, params }: Finding, locale: Locale): string {
  const language = locale === 'en' ? 'en' : 'zh';
  return CHECK_WORDS[key][language].replace(/\{(\w+)\}/g, (name, param) => toldIn(language, params[param]) ?? name);
}

function toldIn(language: keyof BilingualText, param: FindingParam | undefined): string | undefined {
  return typeof param === 'object' ? param[language] : param?.toString();
}
