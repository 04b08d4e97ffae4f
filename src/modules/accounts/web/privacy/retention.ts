import type { Locale } from '#kernel/locale.ts';
import type { RetentionRule } from '#kernel/retention.ts';
import { loadExtras } from '#web/extras.ts';
import type { BroughtRetention, RetentionWords } from '#web/module.ts';

/** One kind of thing that the portal keeps of a person, with its rule and how it is told. */
export interface RetainedCategory {
  readonly category: string;
  readonly rule: RetentionRule;
  readonly words: Readonly<Record<Locale, RetentionWords>>;
}

/** Fetches what the modules of the portal keep of a person: before the page is shown. */
export async function retainedCategories(): Promise<readonly RetainedCategory[]> {
  return (await loadExtras()).flatMap(({ retention }) => (retention === undefined ? [] : categoriesOf(retention)));
}

function categoriesOf({ rules, words }: BroughtRetention): RetainedCategory[] {
  return Object.entries(rules).map(([category, rule]) => {
    const [zh, en] = [words['zh-cn'][category], words.en[category]];
    if (zh === undefined || en === undefined) throw new Error(`retention category ${category}: it has no words`);
    return { category, rule, words: { 'zh-cn': zh, en } };
  });
}
