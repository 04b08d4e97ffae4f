import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { productOfForm } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { A_REASON, aFormBelowDemand, aFormByEnquiry } from '#testing/builders/a-weak-drive.ts';
import { printableDocument } from './printable-document.ts';

const app = await testApp({ demo: true });
const release = await loadActiveRelease(app.portal.db);
const FORM = aConfiguredForm(release, A_ROW_ID);
const WEAK = aFormBelowDemand(release);
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;

const ask = (body: object, caller = {}) => app.send(documentRoutes.dataSheet, { body }, caller);

describe('the data sheet of what stands configured', () => {
  test.each([
    ['zh-cn', '-技术文件.pdf'],
    ['en', '-technical file.pdf'],
    ['both', '-技术文件.pdf'],
  ])('is there for a visitor in %s, under the name of the product the server gives it', async (language, suffix) => {
    const answer = await ask({ form: { ...FORM, productName: 'something else' }, language });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const name = decodeURIComponent(/UTF-8''(.*)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '');
    expect(name).toMatch(/^JRTKF67-DN90L4-i57\.28-M1-/);
    expect(name.endsWith(suffix)).toBe(true);
  });

  test('is in the language of the request where none is named, and there for who has signed in too', async () => {
    const answer = await ask({ form: FORM }, { as: 'lv2-demo', headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('technical file.pdf');
  });

  test.runIf(hasPdfTools || process.env.CI === 'true')(
    'says in the place of the dimension drawing that drawings want a login',
    async () => {
      const { rawPayload } = await ask({ form: FORM, language: 'both' });
      const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
      for (const words of ['外形尺寸图', '如需预览产品图纸，请先登录', 'To preview the product drawings, please login'])
        expect(stdout).toContain(words);
    },
  );

  test.runIf(hasPdfTools || process.env.CI === 'true')('promises none for a line without drawings', async () => {
    Reflect.set(JRT_LINE, 'isUndrawn', true);
    const { rawPayload } = await ask({ form: FORM, language: 'en' });
    Reflect.deleteProperty(JRT_LINE, 'isUndrawn');
    expect(printed(rawPayload)).not.toMatch(/please login|Dimension drawing/);
  });

  const printed = (rawPayload: Buffer) =>
    spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' }).stdout;

  test.runIf(hasPdfTools || process.env.CI === 'true')('says why a drive below the demand is accepted', async () => {
    const form = { ...WEAK, serviceFactorAccepted: A_REASON };
    const text = printed((await ask({ form, language: 'both' })).rawPayload).replace(/\s+/g, ' ');
    expect(text).toMatch(/低于要求：1\.\d\d < 1\.40（−\d+%），接受原因：现场负载已核实低于计算值/);
    expect(text).toMatch(/Below requirement: 1\.\d\d < 1\.40 \(−\d+ %\), accepted: /);
  });

  test('has that reason in its check, and a check only where something was asked', async () => {
    const checkOf = async (form: SavedForm) => {
      const asked = { form, release, judge: productOfForm, order: {} };
      return (await printableDocument(asked, 'en', { language: 'both', date: '2026-01-05' })).sheet.check;
    };
    const weak = await checkOf({ ...WEAK, serviceFactorAccepted: A_REASON });
    expect([weak?.verdict, weak?.sentence.zh]).toEqual([
      'near',
      expect.stringContaining(`接受原因：${A_REASON.reason}`),
    ]);
    expect(await checkOf(FORM)).toBeUndefined();
    expect((await checkOf({ ...FORM, serviceFactor: 1.1 }))?.verdict).toBe('fits');
  });

  test.runIf(hasPdfTools || process.env.CI === 'true')('says what the overview says, in both languages', async () => {
    const form = aConfiguredForm(release, A_ROW_ID, [['surfaceProtection', 'C3']]);
    const text = printed((await ask({ form, language: 'both' })).rawPayload);
    expect(text).toMatch(/注意事项\s+Notes/);
    expect(text).toContain('潮湿环境（C3）中建议电机选内部防腐 KS。');
    expect(text).toContain('In a humid environment (C3) internal corrosion protection KS is advised for the motor.');
  });

  test.runIf(hasPdfTools || process.env.CI === 'true')(
    'has customised requirements that came by their text alone',
    async () => {
      const form = { ...FORM, specialWishes: false, customizedRequirements: 'Crate of its own' };
      const text = printed((await ask({ form, language: 'en' })).rawPayload);
      expect(text).toMatch(/Special wishes\s+Crate of its own/);
    },
  );

  test.runIf(hasPdfTools || process.env.CI === 'true')('has the customer and the quantity that were sent', async () => {
    const form = { ...FORM, customerName: 'Acme Conveyors', quantity: 12 };
    const text = printed((await ask({ form, language: 'en' })).rawPayload);
    expect(text).toMatch(/Customer\s+Acme Conveyors/);
    expect(text).toMatch(/Quantity\s+12/);
  });

  test.runIf(hasPdfTools || process.env.CI === 'true')('checks nothing where nothing was asked', async () => {
    const text = async (form: object) => printed((await ask({ form, language: 'en' })).rawPayload);
    expect(await text(FORM)).not.toMatch(/service factor check|reserve/i);
    expect(await text({ ...FORM, serviceFactor: 1.1 })).toMatch(
      /Meets the requirement: service factor .* ≥ 1\.10, reserve/,
    );
  });

  test('of a drive below the demand wants a reason, below 1.0 there is none', async () => {
    const refused = async (form: object) => {
      const answer = await ask({ form }, { headers: { 'accept-language': 'en' } });
      return [answer.statusCode, answer.json().error.code, answer.json().message];
    };
    expect(await refused(WEAK)).toEqual([422, 'configuration.below-demand', expect.stringContaining('< 1.40 (−')]);
    const tooWeak = { ...aFormByEnquiry(release), serviceFactorAccepted: A_REASON };
    expect(await refused(tooWeak)).toEqual([422, 'configuration.below-demand', expect.stringContaining('by enquiry')]);
  });

  test.each([
    [
      'what is no product',
      { reduceConfig: { ...FORM.reduceConfig, oilSeal: 'RUBBER' } },
      [422, 'configuration.impossible'],
    ],
    ['what is not complete', { basicTypeId: 'K67-3-1.23-DN90L4-1.5-50' }, [422, 'configuration.unknown-basic-type']],
    ['a release that is not stored', { releaseHash: '0123456789abcdef' }, [409, 'release.outdated']],
    ['a form with more in it', { discount: 1 }, [400, 'request.invalid']],
  ])('is refused for %s', async (_, changes, refusal) => {
    const answer = await ask({ form: { ...FORM, ...changes } });
    expect([answer.statusCode, answer.json().error.code]).toEqual(refusal);
  });

  test('of a saved line is not to be had by its id', async () => {
    const answer = await ask({ form: { id: '01890000-0000-7000-8000-000000000000' } });
    expect(answer.json().error.code).toBe('request.invalid');
  });
});
