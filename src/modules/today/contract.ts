import { z } from 'zod';
import { defineRoute } from '#kernel/contract.ts';

const row = z.object({
  id: z.string(),
  /** What people call it, such as the number of a quote. */
  title: z.string(),
  /** What else tells it from others; may be empty. */
  detail: z.string(),
  /** The page where it is done. */
  path: z.string(),
  /** Since when it lies there; null where that says nothing. */
  since: z.iso.datetime().nullable(),
  /** The last day on which it can be done, a date without zone; null where there is none. */
  until: z.string().nullable(),
});

const section = z.object({
  id: z.string(),
  /** In the language of the call. */
  name: z.string(),
  /** How many there are, 100 at most: 100 stands for so many and more. */
  count: z.number().int(),
  /** Whether somebody waits for the caller's answer. */
  waits: z.boolean(),
  /** The page with all of them, where there is one. */
  all: z.string().nullable(),
  /** The first five. */
  rows: z.array(row),
});

/** What a person has to do (commerce README §9). */
export const todayRoutes = {
  read: defineRoute({
    method: 'GET',
    path: '/v1/today',
    access: 'today.read',
    audited: 'today.read',
    summary:
      'What the caller has to do, by kind, what is first first; while acting for a customer, what that customer has to do',
    result: z.object({
      /** How many things wait for the caller's answer: the sum over the sections that do. */
      waiting: z.number().int(),
      /** Those in which there is something. */
      sections: z.array(section),
    }),
  }),
};

export type TodayDto = z.output<typeof todayRoutes.read.result>;
export type TodaySectionDto = TodayDto['sections'][number];
export type TodayRowDto = TodaySectionDto['rows'][number];
