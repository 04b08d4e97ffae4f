import { describe, expect, test } from 'vitest';
import { loadPanels } from '#lines/panels.ts';
import { releasesOf } from '#modules/catalogue/server/public.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { findRow, openLineState } from '#modules/configurator/web/wizard/opened-line.ts';
import { testApp } from '#testing/app.ts';
import { configureCalls } from '#web/calls/call.ts';
import { FORMER_RELEASE, keepFormerRelease } from './former-release.ts';
import { asStored, contextOf, readBack, typeCodesOf } from './readers.ts';
import { type RecordedLine, recordedLines } from './recorded.ts';

const app = await testApp();
await keepFormerRelease(app.database.pool);
const former = await releasesOf(app.portal).byHash(app.portal.db, FORMER_RELEASE);
if (former === undefined) throw new Error('The former release is not kept');
const context = contextOf(former);

// The wizard asks this portal.
configureCalls({
  fetch: async (address) => {
    const { body, statusCode, headers } = await app.http.inject(String(address));
    return new Response(body, { status: statusCode, headers: { 'content-type': String(headers['content-type']) } });
  },
  locale: () => 'en',
});

/** The wizard's state for a saved line as the API answers it, and what of it could not be kept. */
async function openForEditing({ id, version, quantity, form: sent }: RecordedLine['wire']) {
  const form = savedForm.parse(sent);
  const row = await findRow(form, loadPanels, AbortSignal.timeout(10_000));
  return openLineState({ id, version, quantity, form, abilities: { edit: true } }, row, context);
}

describe.each(recordedLines.map((line): [string, RecordedLine] => [line.about, line]))(
  'a saved configuration of the former portal, opened for editing: %s',
  (_, { wire, opened, typeCodes }) => {
    test('is the configuration it was, and nothing of it is lost', async () => {
      const { detailConfig, report } = await openForEditing(wire);
      if (detailConfig === null) throw new Error('It was not opened');
      const { values, ...rest }: RecordedLine['opened'] = JSON.parse(JSON.stringify(asStored(detailConfig)));
      const { values: recorded, ...others } = opened;
      expect(rest).toEqual(others);
      // What was usual stands without being chosen; all else is chosen as it was.
      expect(recorded).toMatchObject(values);
      expect(resolvedValues(detailConfig, context)).toMatchObject(recorded);
      expect(report?.cleared ?? []).toEqual([]);
    });

    test('has the type codes it had, and the full one is read back', async () => {
      const { history } = await openForEditing(wire);
      expect(typeCodesOf(history.present, context)).toEqual(typeCodes);
      const full = typeCodes.at(-1) ?? '';
      expect(readBack(full, context)).toEqual({ code: full, unread: [], cleared: [] });
    });
  },
);
