import type { BilingualText } from '#kernel/locale.ts';
import { SUPPLIED_AS } from '#product/supplied-as.ts';

/** What goods are to customs and to the checker. */
export const GOODS_KINDS = [...SUPPLIED_AS, 'inverter', 'part'] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];

export const GOODS_WORDS: Readonly<Record<GoodsKind, BilingualText>> = {
  'geared-motor': { zh: '减速电机', en: 'geared motor' },
  'gear-unit': { zh: '减速机（不带电机）', en: 'gear unit without motor' },
  motor: { zh: '电动机', en: 'motor' },
  inverter: { zh: '变频器', en: 'inverter' },
  part: { zh: '配件', en: 'part' },
};

/** What goods are called in plain commercial words, as the first words of a line: `Geared motor`. */
export function plainName(kind: GoodsKind): BilingualText {
  const { en, zh } = GOODS_WORDS[kind];
  return { zh, en: `${en.charAt(0).toUpperCase()}${en.slice(1)}` };
}

/** Whether each piece has a serial number: parts have none of their own; what nobody knows yet is no part. */
export function isMachine(kind: GoodsKind | null): boolean {
  return kind !== 'part';
}

/** Units of quantity (UN/ECE Recommendation 20). */
export const UNIT_CODES = ['H87', 'SET', 'KGM', 'MTR'] as const;
export type UnitCode = (typeof UNIT_CODES)[number];

export const UNIT_WORDS: Readonly<Record<UnitCode, BilingualText>> = {
  H87: { zh: '件', en: 'pcs' },
  SET: { zh: '套', en: 'sets' },
  KGM: { zh: '千克', en: 'kg' },
  MTR: { zh: '米', en: 'm' },
};

/** A kind of package: what it is called, and whether it is of wood that ISPM 15 asks to be treated; plywood is exempt. */
export interface PackageTypeFacts {
  readonly words: BilingualText;
  readonly isSolidWood: boolean;
}

export const PACKAGE_TYPES = {
  carton: { words: { zh: '纸箱', en: 'carton' }, isSolidWood: false },
  'plywood-case': { words: { zh: '胶合板箱', en: 'plywood case' }, isSolidWood: false },
  'wooden-case': { words: { zh: '木箱', en: 'wooden case' }, isSolidWood: true },
  'wooden-crate': { words: { zh: '木框箱', en: 'wooden crate' }, isSolidWood: true },
  pallet: { words: { zh: '木托盘', en: 'wooden pallet' }, isSolidWood: true },
  'plywood-pallet': { words: { zh: '胶合板托盘', en: 'plywood pallet' }, isSolidWood: false },
  'plastic-pallet': { words: { zh: '塑料托盘', en: 'plastic pallet' }, isSolidWood: false },
  'steel-frame': { words: { zh: '钢架', en: 'steel frame' }, isSolidWood: false },
  bare: { words: { zh: '裸装', en: 'unpacked' }, isSolidWood: false },
} as const satisfies Record<string, PackageTypeFacts>;
export type PackageType = keyof typeof PACKAGE_TYPES;

/** Why goods leave the country, as express carriers ask. */
export const EXPORT_REASONS = ['sale', 'sample', 'repair', 'return'] as const;
export type ExportReason = (typeof EXPORT_REASONS)[number];

export const EXPORT_REASON_WORDS: Readonly<Record<ExportReason, BilingualText>> = {
  sale: { zh: '销售', en: 'sale' },
  sample: { zh: '样品', en: 'sample' },
  repair: { zh: '维修', en: 'repair' },
  return: { zh: '退运', en: 'return' },
};

export const TRANSPORT_MODES = ['sea', 'inland-water', 'air', 'rail', 'road', 'courier', 'multimodal'] as const;
export type TransportMode = (typeof TRANSPORT_MODES)[number];

export const TRANSPORT_WORDS: Readonly<Record<TransportMode, BilingualText>> = {
  sea: { zh: '海运', en: 'sea' },
  'inland-water': { zh: '内河运输', en: 'inland waterway' },
  air: { zh: '空运', en: 'air' },
  rail: { zh: '铁路', en: 'rail' },
  road: { zh: '公路', en: 'road' },
  courier: { zh: '快递', en: 'courier' },
  multimodal: { zh: '多式联运', en: 'multimodal' },
};
