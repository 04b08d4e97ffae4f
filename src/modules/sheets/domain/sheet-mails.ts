import type { MailFacts } from '#kernel/declared.ts';
import type { BilingualText } from '#kernel/locale.ts';
import type { SheetEventAction } from './sheet-body.ts';

const ABOUT = {
  sheet: 'DS2601-00042',
  title: 'Hall 2',
  no: '2',
  customer: 'Acme Conveyors',
  who: 'Wang',
  link: 'https://portal.example.com/product-design/my/42',
} as const;

/** The mails about sheets (commerce §4, the effect `mail` of each row): nothing in one of them lets anybody in. */
export const SHEET_MAILS = {
  'sheet-turn': { secret: false, sample: { ...ABOUT, happened: 'submitted', details: 'Please confirm or return it.' } },
  'sheet-released': { secret: false, sample: ABOUT },
} as const satisfies Readonly<Record<string, MailFacts>>;

export type SheetMailName = keyof typeof SHEET_MAILS;

/** The mails about sheets that nobody has to answer: these can be switched off. */
export const OPTIONAL_SHEET_MAILS = ['sheet-released'] as const satisfies SheetMailName[];

/** What is told of a step: what happened, what comes next. A step that does not stand here is told to nobody. */
export interface TurnWords {
  readonly happened: BilingualText;
  readonly next: BilingualText;
}

/** The words of `sheet-turn`, by the step it tells of. */
export const TURN_WORDS: Readonly<Partial<Record<SheetEventAction, TurnWords>>> = {
  submit: {
    happened: { zh: '已提交，待您确认', en: 'submitted for your confirmation' },
    next: {
      zh: '请核对每项配置，确认后即可发布给工程部；有误时请逐项写明意见后退回。',
      en: 'Check each configuration and confirm the sheet, so that it can be released to engineering; if something is wrong, return it and say what.',
    },
  },
  confirm: {
    happened: { zh: '已确认', en: 'confirmed' },
    next: { zh: '下一步：发布给工程部。', en: 'Next it is released to engineering.' },
  },
  return: {
    happened: { zh: '已退回', en: 'returned' },
    next: { zh: '请查看退回意见，修订后重新提交。', en: 'Read the remarks, revise the sheet and submit it again.' },
  },
  cancel: {
    happened: { zh: '已取消', en: 'cancelled' },
    next: { zh: '无需再处理。', en: 'There is nothing left to do.' },
  },
};
