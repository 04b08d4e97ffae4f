import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { type SizingAnswer, sizingRoutes } from '#modules/sizing/contract.ts';
import { APPLICATIONS, applicationOf } from '#modules/sizing/domain/applications/applications.ts';
import { symbolOf } from '#modules/sizing/domain/core/printed.ts';
import { changeText, moversOf } from '#modules/sizing/domain/sensitivity.ts';
import { evaluateSizing, nameIn } from '#modules/sizing/domain/sizing.ts';
import { EXAMPLES, exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const needsPdfTools = spawnSync('pdftotext', ['-v']).status !== 0 && process.env.CI !== 'true';
const FIRST = APPLICATIONS.flatMap(({ id }) => EXAMPLES.find(({ application }) => application === id) ?? []);

const ask = (body: object) => app.send(sizingRoutes.report, { body: body as never });

/** What stands on paper, without the spaces and line ends of its columns. */
async function textOf(body: object): Promise<string> {
  const { rawPayload } = await ask(body);
  return bare(spawnSync('pdftotext', ['-raw', '-', '-'], { input: rawPayload, encoding: 'utf8' }).stdout);
}

function bare(text: string): string {
  return text.replace(/\s+/g, '');
}

function resultsOf({ steps }: SizingAnswer): readonly string[] {
  return steps.flatMap(({ shown, symbol }) => (shown ? [bare(`${symbol} = ${shown.text} ${shown.unit}`)] : []));
}

describe('the report of a machine', () => {
  it.each(FIRST)('$application has every result on paper, in both languages', async ({ application, inputs }) => {
    if (needsPdfTools) return;
    const body = { application, inputs };
    const answer = await app.call(sizingRoutes.evaluate, { body: body as never });
    const { name = { zh: '', en: '' } } = APPLICATIONS.find(({ id }) => id === application) ?? {};
    const both = await textOf({ ...body, language: 'both' });
    expect(both).toContain(bare(name.zh));
    expect(both).toContain(bare(name.en));
    const wanted = resultsOf(answer);
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((result) => !both.includes(result))).toEqual([]);
  });

  const { application, inputs } = exampleOf('TRAV-1');
  const travel = { application, inputs };

  it('says what was given instead of computed, what nobody filled in, and which drives fit', async () => {
    if (needsPdfTools) return;
    const text = await textOf({ ...travel, given: { F_w: 300 }, language: 'en' });
    expect(text).not.toMatch(/\p{Script=Han}/u);
    expect(text).toContain('F_w=300Ngivenbyyou');
    expect(text).toContain('Onthemains(default)');
    expect(text).toMatch(/best/);
    expect(text).toMatch(/ProductdataJRT/);
  });

  it('tells both values of an input, the worst of each result and where it comes from, and the year of each drive', async () => {
    if (needsPdfTools) return;
    const text = await textOf({ ...travel, pairs: { m_L: 0, f: 1 }, language: 'en' });
    expect(text).toContain('1500kg/0kg');
    expect(text).toContain('M_m=44.9Nm');
    expect(text).toContain('m_L=1500kg,f=1mm');
    expect(text).toMatch(/kWh[\d,.]+kgCO2/);
    expect(text).toContain('2,000h(8haday,250days)');
    expect(text).toContain('0.537kgCO2perkWh(default:meanoftheChinesegridin2022');
  });

  it.each(['en', 'zh-cn', 'both'] as const)(
    'tells what moves the result most, as the page does, in %s',
    async (language) => {
      if (needsPdfTools) return;
      const machine = applicationOf(application);
      const sizing = evaluateSizing(travel);
      if (machine === undefined || sizing === undefined) throw new Error(application);
      const moved = moversOf(machine, travel, sizing);
      expect(moved.map(({ result }) => result)).toEqual(['M_2', 'P_max']);
      const text = await textOf({ ...travel, language });
      expect(text).toContain(language === 'en' ? 'Whatmovestheresultmost' : '影响最大的输入项');
      const assumed = language === 'en' ? ' (default)' : '（缺省）';
      // In both languages the Chinese line is followed by the English one.
      const nameOf = (id: string) =>
        language === 'both' ? undefined : nameIn(machine, id)?.[language === 'en' ? 'en' : 'zh'];
      const told = moved.flatMap(({ movers }) =>
        movers.map(({ down, input: { id }, up, isDefault }) => [
          bare(`${nameOf(id) ?? ''} ${symbolOf(id)}${isDefault ? assumed : ''}`),
          bare(`${changeText(down)}${changeText(up)}`),
        ]),
      );
      expect(told.length).toBeGreaterThan(6);
      expect(told.filter((texts) => !texts.every((one) => text.includes(one)))).toEqual([]);
    },
  );

  it('is a file named by the machine, in the language asked for or that of the person', async () => {
    const named = async (language?: string) =>
      decodeURIComponent(
        String((await ask({ ...travel, ...(language && { language }) })).headers['content-disposition']),
      );
    expect(await named('en')).toContain('Sizing Travelling drive.pdf');
    expect(await named()).toContain('选型计算书 行走');
  });

  it('of what cannot be computed is refused like the sizing itself', async () => {
    const wrong = await ask({ ...travel, inputs: { ...travel.inputs, v: 9 } });
    expect([wrong.statusCode, wrong.json().error.code]).toEqual([400, 'sizing.refused']);
    expect((await ask({ application: 'time_machine' })).statusCode).toBe(404);
  });
});
