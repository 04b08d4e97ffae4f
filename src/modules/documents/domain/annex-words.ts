import type { BilingualText } from '#kernel/locale.ts';

/** The fixed words of the pages behind a data sheet. Figures stand in the rows alone: what is not known of a product is not told. */
export const ANNEX_WORDS = {
  mounting: { zh: '安装方位尺寸页', en: 'Dimension sheet of the mounting position' },
  service: { zh: '润滑、备件与搬运说明', en: 'Lubricant, spare parts and handling' },
  serviceWithoutOil: { zh: '备件与搬运说明', en: 'Spare parts and handling' },
  note: { zh: '说明', en: 'Note' },
  notToScale: {
    zh: '图形为示意图，不按比例；以上列尺寸为准。',
    en: 'The picture is not to scale; the dimensions listed above apply.',
  },
  onRequest: {
    zh: '图形为示意图，不按比例；尺寸请向我们索取。',
    en: 'The picture is not to scale; please ask us for the dimensions.',
  },
  lubricant: { zh: '润滑', en: 'Lubricant' },
  spareParts: { zh: '备件识别', en: 'Identification for spare parts' },
  partsNote: { zh: '订购备件', en: 'Ordering spare parts' },
  askForParts: {
    zh: '订购备件时请提供上述完整型号和铭牌上的出厂编号。',
    en: 'When ordering spare parts, give the full type code above and the serial number on the nameplate.',
  },
  product: { zh: '产品', en: 'Product' },
  typeCode: { zh: '完整型号', en: 'Full type code' },
  release: { zh: '数据版本', en: 'Data release' },
  handling: { zh: '搬运质量', en: 'Mass to be lifted' },
  rules: { zh: '搬运、存放与启动前检查', en: 'Lifting, storing and checks before start-up' },
  oilRule: {
    zh: '启动前按实际安装方位检查油位，并确认安装方位与铭牌一致。',
    en: 'Before start-up check the oil level in the mounting position as installed, and that it is the one on the nameplate.',
  },
  handlingRules: [
    {
      zh: '收货时将铭牌与本页型号核对；有运输损伤的设备不得投入运行。',
      en: 'On receipt compare the nameplate with the type code above; do not start up what was damaged in transport.',
    },
    {
      zh: '只使用设备上的吊装点起吊，吊具额定载荷不得小于整机质量；选件的质量另计。',
      en: 'Lift only by the lifting points of the unit, with tackle rated for at least its mass; options add to it.',
    },
    {
      zh: '存放于干燥、无振动处；轴伸和法兰面的防锈层在安装前不要去除。',
      en: 'Store in a dry place free of vibration; leave the protective coating on shafts and flange faces until mounting.',
    },
    {
      zh: '检查紧固件已拧紧、旋转件有防护，并确认转向正确后再连接负载。',
      en: 'Check that fasteners are tight and rotating parts guarded, and the direction of rotation before coupling the load.',
    },
  ],
} as const satisfies Record<string, BilingualText | readonly BilingualText[]>;
