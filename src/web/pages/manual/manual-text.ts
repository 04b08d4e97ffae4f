import type { BilingualText } from '#kernel/locale.ts';

export interface ManualSection {
  id: string;
  title: BilingualText;
  steps: readonly BilingualText[];
}

/** The operation manual: how a person gets from a task to a type code, and what to do when something is refused. */
export const MANUAL: readonly ManualSection[] = [
  {
    id: 'start',
    title: { zh: '开始选型', en: 'Start a configuration' },
    steps: [
      {
        zh: '在“产品系列”页选择系列。标有“开始选型”的系列可在线配置；其余系列展示参数范围并说明咨询所需信息。',
        en: 'Choose a line on the page “Product lines”. A line marked “Configure” can be configured online; the others show their range and what an enquiry needs.',
      },
      {
        zh: '无需登录即可选型。登录后可保存配置并下载技术文件。',
        en: 'Configuring needs no account. Log in to save configurations and download their technical documents.',
      },
    ],
  },
  {
    id: 'search',
    title: { zh: '确定基本型号', en: 'Find the basic type' },
    steps: [
      {
        zh: '输入输出转速或速比，以及电机功率或输出扭矩。两者各填其一，另一项由选型结果给出。',
        en: 'Enter output speed or ratio, and motor power or output torque. One of each pair is enough; the result shows the other.',
      },
      {
        zh: '使用系数 fB 为许用扭矩与所需扭矩之比，应不小于工况要求的数值。',
        en: 'The service factor fB is permissible torque over required torque; it must reach the value your duty asks for.',
      },
      {
        zh: '选型结果中必须选定一条基本型号记录。',
        en: 'Choose exactly one basic type record from the results.',
      },
    ],
  },
  {
    id: 'options',
    title: { zh: '选择安装与选项', en: 'Choose installation and options' },
    steps: [
      {
        zh: '安装方位 M1–M6 决定油量与通气帽位置，请按实际安装姿态选择。',
        en: 'The mounting position M1 to M6 sets oil quantity and breather place: choose it as the drive will stand.',
      },
      {
        zh: '标为“不可选”的选项与已选内容冲突，仍可查看原因。',
        en: 'An option that is marked as excluded conflicts with a choice you made; it stays readable and says why.',
      },
    ],
  },
  {
    id: 'keyboard',
    title: { zh: '键盘操作', en: 'Working by keyboard' },
    steps: [
      {
        zh: 'Tab 在控件之间移动，方向键在一组选项内移动，空格键选定。',
        en: 'Tab moves between controls, arrow keys within a group, Space chooses.',
      },
      { zh: '菜单按 Esc 关闭，焦点回到打开它的按钮。', en: 'Esc closes a menu and returns the focus to its button.' },
      {
        zh: '每页第一个链接“跳到正文”可越过菜单。',
        en: 'The first link of each page, “Skip to content”, passes over the menu.',
      },
    ],
  },
  {
    id: 'trouble',
    title: { zh: '遇到问题', en: 'When something does not work' },
    steps: [
      {
        zh: '登录过期时会弹出登录框，登录后停留在原页面。',
        en: 'When a session has expired the login dialog opens; after logging in you are still on the same page.',
      },
      {
        zh: '提示“系统已更新”时，重新加载页面即可继续。',
        en: 'When the page says that a new version is ready, reload it to go on.',
      },
      {
        zh: '网络中断时已填写的内容会保留，恢复连接后重试。',
        en: 'When the network is lost your entries stay; try again once it is back.',
      },
    ],
  },
];
