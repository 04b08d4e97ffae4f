// @tests slow
import { expect, test } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { releasesOf, searchedRows } from '#modules/catalogue/server/public.ts';
import { beginQuickly } from '#modules/configurator/domain/quick/begun.ts';
import { readQuickly } from '#modules/configurator/domain/quick/read-quickly.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { NAMEPLATES } from '#modules/configurator/testing/nameplates.ts';
import { Failure } from '#server/failures.ts';
import { testApp } from '#testing/app.ts';
import { contextOf } from './context-of.ts';

const app = await testApp();
const lines = await Promise.all(CONFIGURABLE.map(async (code) => ({ code, line: await loadDefinition(code) })));

/** What the shipped release of the line begins of a nameplate, as the wizard would. */
async function opened(text: string) {
  const { code, text: read } = readQuickly(text, lines);
  const release = releasesOf(app.portal).current(code);
  const context = contextOf(release);
  const begun = await beginQuickly(read, context, async (query) => {
    try {
      const { rows, nearMisses } = searchedRows({ ...query, pageSize: 200 }, { release, locale: 'en' });
      return [...rows, ...nearMisses.map(({ row }) => row)];
    } catch (error) {
      if (error instanceof Failure) return [];
      throw error;
    }
  });
  const { basicType, values, search } = begun.config;
  const opens = basicType ? writeTypeCode(begun.config, context, 'short') : { ...search, ...values };
  return { line: code, opens, unread: begun.unread };
}

test('there are sixty nameplates and more', () => {
  expect(NAMEPLATES.length).toBeGreaterThanOrEqual(60);
});

test.each(NAMEPLATES)(
  '%j opens the right product of %s, or says what was not read',
  async (text, line, opens, unread) => {
    const expected = typeof opens === 'string' ? opens : expect.objectContaining(opens);
    expect(await opened(text)).toEqual({ line, opens: expected, unread });
  },
);
