import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import type { ConfigurableCode } from '#lines/configurable.ts';
import { searchedRows } from '#modules/catalogue/server/public.ts';
import { openReleases } from '#modules/catalogue/server/release/releases.ts';
import { engineerRoutes } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import texts from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import { type EngineerQuestion, WHOLE } from '#modules/configurator/web/wizard/engineer-question.ts';
import type { SentView } from '#modules/configurator/web/wizard/payload.ts';
import { sentBody, sentConfiguration } from '#modules/configurator/web/wizard/sent-facts.ts';
import { wordsOf } from '#modules/configurator/web/wizard/words.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { type ConfigurationGroup, configurationGroups } from '#modules/enquiries/domain/configuration-groups.ts';
import type { Configuration } from '#product/configuration.ts';
import { testApp } from '#testing/app.ts';
import { contextOf } from './context-of.ts';

const app = await testApp({ demo: true });
const releases = await openReleases(app.portal);
const i18n = createInstance();
await i18n.init({ lng: 'zh-cn', lowerCaseLng: true, resources: { 'zh-cn': { configurator: texts } } });
const t = i18n.getFixedT('zh-cn', 'configurator');

interface Asked {
  readonly line: ConfigurableCode;
  /** What its row is looked for by. */
  readonly found?: Readonly<Record<string, string>>;
  readonly before?: readonly (readonly [field: string, code: string])[];
  readonly after?: readonly (readonly [field: string, code: string])[];
  readonly question?: EngineerQuestion;
}

const NEAR = { name: '接近要求的产品 1', value: 'K47 · 50.8 r/min', of: { field: 'nearMiss', code: '1' } };

test.each<readonly [what: string, asked: Asked, ids: readonly string[], said: RegExp]>([
  [
    'a drive with an explosion-proof motor, asked from a near miss',
    {
      line: 'JRT',
      found: { motorType: 'EX', gearboxModel: 'K', reduceUnitSize: '67' },
      before: [['motorType', 'EX']],
      after: [
        ['builtInType', 'KAF'],
        ['installationPosition', 'M4'],
        ['otherMotorOptions.KS', 'yes'],
      ],
      question: { ...WHOLE, asked: 'K47', near: [NEAR] },
    },
    ['demand', 'drive', 'near', 'chosen', 'open'],
    /防爆电机.*防爆数据：危险区域.*温度组别.*（待确认）/,
  ],
  ['a worm unit of which nothing but its row is chosen', { line: 'JRW' }, ['drive', 'standard'], /安装/],
  [
    'an industrial unit with the machine it drives',
    { line: 'JRH', before: [['drivenMachine', 'conveyor-uniform']] },
    ['demand', 'drive'],
    /工作机.*输送机，均匀载荷/,
  ],
  ['a planetary unit', { line: 'JRP' }, ['drive', 'open'], /热功率（待确认）/],
])('whoever answers reads of %s what the asker read (issue 12)', async (_, asked, ids, said) => {
  const { question = WHOLE } = asked;
  const view = viewOf(asked);
  const shown = configurationGroups(sentConfiguration(question, view, t));
  const read = await readBack(asked.line, sentBody(question, { ...view, sized: undefined }));
  expect(read).toEqual(shown.map(withoutCodes));
  expect(read.map(({ id }) => id)).toEqual(expect.arrayContaining([...ids]));
  expect(JSON.stringify(read)).toMatch(said);
});

function viewOf({ line, found, before = [], after = [] }: Asked): SentView {
  const release = releases.current(line);
  const context = contextOf(release);
  const given = chosen(context.line.empty, before, context);
  const { rows } = searchedRows({ pageSize: 40, ...found } as never, { release, locale: 'zh-cn' });
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no row of ${line}`);
  const config = chosen(applyChange(given, { kind: 'basicType', row }, context).config, after, context);
  const product = { context, panels: {}, hash: release.hash, release: release.product } as SentView['product'];
  return { config, description: describe(config, context), product, words: wordsOf(product, 'zh-cn', t) };
}

function chosen(config: Configuration, choices: NonNullable<Asked['after']>, context: ProductContext): Configuration {
  return choices.reduce(
    (before, [field, value]) => applyChange(before, { kind: 'choose', field, value }, context).config,
    config,
  );
}

async function readBack(
  productLine: ConfigurableCode,
  sent: ReturnType<typeof sentBody>,
): Promise<readonly ConfigurationGroup[]> {
  app.clock.advance(61);
  const enquiry = { productLine, name: '王工', email: 'wang@example.com', message: '?' };
  const { id } = await app.call(engineerRoutes.ask, { body: { enquiry, ...sent } as never });
  const { configuration } = await app.call(enquiryRoutes.open, { params: { id } }, { as: 'sales-demo' });
  if (configuration === null) throw new Error('The enquiry has lost its configuration');
  return configurationGroups(configuration);
}

/** What a figure is sent with for readers of another language is shown to nobody. */
function withoutCodes(group: ConfigurationGroup): ConfigurationGroup {
  if (group.id === 'open') return group;
  return { ...group, facts: group.facts.map(({ name, value }) => ({ name, value })) };
}
