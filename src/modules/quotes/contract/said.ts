import { z } from 'zod';
import { isOneLine, isPlainText, showsSomething } from '#kernel/one-line.ts';
import { faultAt, NO_ONE_LINE, NO_PLAIN_TEXT } from '#kernel/told-fault.ts';
import { isDate } from '#modules/quotes/domain/validity.ts';

/** What is said of a text of which nothing is seen. */
export const NOTHING_WRITTEN = faultAt([], { zh: '请填写', en: 'please fill in' });

/** A text of one line of papers of business; blanks around it are not kept. */
export const line = (most: number) => z.string().trim().max(most).refine(isOneLine, NO_ONE_LINE);
/** A text of several lines. */
export const text = (most: number) => z.string().trim().max(most).refine(isPlainText, NO_PLAIN_TEXT);
/** A text that says something, such as a reason. */
export const written = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlainText, NO_PLAIN_TEXT).refine(showsSomething, NOTHING_WRITTEN);
/** A day of the calendar, `2026-11-21`. */
export const day = z.string().refine(isDate);

/** What is said of several lines, each by its number; one that is named twice would be said two things of, of which one would be lost. */
export function onceEach<Key extends string, Line extends z.ZodType<{ readonly [Name in Key]: number }>>(
  one: Line,
  key: Key,
  least = 0,
) {
  return z
    .array(one)
    .min(least)
    .max(200)
    .superRefine((lines, context) => {
      lines.forEach(({ [key]: no }, place) => {
        if (lines.findIndex((other) => other[key] === no) === place) return;
        const told = { zh: `第 ${no} 行重复出现，请只填写一次`, en: `names line ${no} twice: say each line once` };
        context.addIssue({ code: 'custom', ...faultAt([], told), path: [place, key] });
      });
    });
}
