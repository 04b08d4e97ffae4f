import type { BilingualText, Locale } from '#kernel/locale.ts';

/** The fixed words of operating instructions. */
export const INSTRUCTION_WORDS = {
  instructions: { zh: '使用说明书', en: 'Operating instructions' },
  contents: { zh: '目录', en: 'Contents' },
  lead: {
    zh: '安装、接线和投入运行之前请通读本说明书，并保存在设备附近。具体产品以其技术资料、铭牌和订单确认为准。',
    en: 'Read these instructions before mounting, connecting and starting, and keep them near the drive. Its data sheet, its nameplate and the order confirmation prevail.',
  },
  edition: { zh: '版本', en: 'Edition' },
  release: { zh: '数据版本', en: 'Data release' },
} as const satisfies Record<string, BilingualText>;

/** The name the operating instructions of a line are saved under. */
export function instructionsFileName(line: string, locale: Locale): string {
  return locale === 'en' ? `${line} operating instructions.pdf` : `${line} 使用说明书.pdf`;
}
