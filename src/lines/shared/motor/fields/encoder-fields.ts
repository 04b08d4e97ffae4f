import { type FieldDef, NONE, plain, text, value } from '#product/field.ts';

/** The encoder's hollow shafts, mm. */
export const SHAFT_DIAMETERS: readonly string[] = ['8', '10', '12', '14', '15'];

/** The encoder part of step 4 (spec 001 §3, §4, §9); interface 3 is push-pull HTL at 10-30 V DC, the preset one. */
export const ENCODER_FIELDS: readonly FieldDef[] = [
  {
    id: 'encoder',
    step: 3,
    kind: 'choice',
    label: text('编码器', 'Encoder'),
    values: [
      value(NONE, '无', 'None'),
      value('incremental', '增量式编码器（E）', 'Incremental encoder (E)'),
      value('absolute', '绝对值编码器（E）', 'Absolute encoder (E)'),
    ],
    usual: NONE,
    modelled: true,
  },
  {
    id: 'resolutionRatio',
    step: 3,
    kind: 'choice',
    label: text('分辨率', 'Resolution'),
    unit: 'ppr',
    values: ['256', '512', '1000', '1024', '2048', '2500', '4096'].map((pulses) => plain(pulses)),
    default: '1024',
    modelled: true,
  },
  {
    id: 'electricalInterface',
    step: 3,
    kind: 'choice',
    label: text('电气接口', 'Electrical interface'),
    values: [
      value('1', '5 V DC 供电，TTL/RS422', '5 V DC supply, TTL/RS422'),
      value('2', '5 V DC 供电，正余弦 1 Vpp', '5 V DC supply, sin/cos 1 Vpp'),
      value('3', '10～30 V DC 供电，推挽 HTL', '10–30 V DC supply, push-pull HTL'),
      value('4', '10～30 V DC 供电，TTL/RS422', '10–30 V DC supply, TTL/RS422'),
      value('5', '10～30 V DC 供电，正余弦 1 Vpp', '10–30 V DC supply, sin/cos 1 Vpp'),
    ],
    default: '3',
    modelled: true,
  },
  {
    id: 'measurement',
    step: 3,
    kind: 'choice',
    label: text('测量方式', 'Measurement'),
    values: [value('single-turn', '单圈', 'Single-turn'), value('multi-turn', '多圈', 'Multi-turn')],
    default: 'single-turn',
    modelled: true,
  },
  {
    id: 'communicationInterface',
    step: 3,
    kind: 'choice',
    label: text('通讯接口', 'Communication interface'),
    values: ['SSI', 'PROFINET', 'CANopen', 'EtherCAT'].map((code) => plain(code)),
    default: 'SSI',
    modelled: true,
  },
  {
    id: 'mechanicalSpecs',
    step: 3,
    kind: 'choice',
    label: text('机械规格', 'Mechanical specification'),
    values: [
      value('through', '通孔空心轴', 'Through hollow shaft'),
      value('blind', '盲孔空心轴', 'Blind hollow shaft'),
    ],
    default: 'through',
    modelled: true,
  },
  {
    id: 'shaftDiameter',
    step: 3,
    kind: 'choice',
    label: text('编码器轴径', 'Encoder shaft diameter'),
    unit: 'mm',
    values: SHAFT_DIAMETERS.map((diameter) => plain(diameter)),
    default: '8',
    modelled: true,
  },
  {
    id: 'wiringMethod',
    step: 3,
    kind: 'choice',
    label: text('出线方式', 'Cable outlet'),
    values: [
      value('E', 'E 塑料防水接头', 'E plastic waterproof connector'),
      value('E1', 'E1 径向电缆接头', 'E1 radial cable gland'),
      value('E2', 'E2 轴向电缆接头', 'E2 axial cable gland'),
      value('E3', 'E3 金属 M23 插头', 'E3 metal M23 connector'),
    ],
    default: 'E',
    modelled: true,
  },
];
