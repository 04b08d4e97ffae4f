import { linkedBackend } from '#engine/diagram/diagram-backend.ts';
import { unpack } from '#engine/diagram/unpack.ts';
import type { Model } from '#engine/public.ts';
import { normalise } from '#engine/search/normalise.ts';
import { searchBackend } from '#engine/search/search-backend.ts';
import { JRT_CATALOGUE, jrtSource } from '#lines/jrt/catalogue.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import { bytesPerPass } from './engine-allocation.ts';
import { type AnswerTimes, afterOne, domainTimes, measureAnswers, type Times } from './engine-answers.ts';
import { answersInChromium } from './engine-chromium.ts';
import { grown, instance } from './engine-models.ts';
import { ownSearchFigures } from './engine-own-search.ts';
import { askClingo, askLogicSolver, type PeerTimes } from './engine-peers.ts';
import { brotliBytes, bundleBytes, proofMs, type Release, releaseOf } from './engine-releases.ts';
import { optionPresses } from './engine-wizard.ts';
import { type Bench, type Figure, median, processorClock } from './measure.ts';

const STATES = 150;
/** Each takes a peer some seconds. */
const PEER_STATES = 2;

/** Why figures are missed, by the number they begin with; what is not here is missed by the machine or by neglect. */
const EXCUSES: Readonly<Record<string, string>> = {
  '2': 'the first choices reach nearly all arcs, and each is visited up and down',
  '3': 'the first choices reach nearly all arcs, and each is visited up and down',
  '4': 'choices that change nearly all arcs cost a whole pass',
  '6': 'the own search takes a few ms today; the goal was set against 22 to 40 ms',
  '10': 'each check is a pass where most arcs change; conflicts take some eight',
  '11': 'the choices take most of it',
  '12': 'a pass with prices over all arcs, without what was known before',
  '14': 'everything counted that the entries export, importers not',
};

const NOT_RUN = 'not run: the folder of instances is absent (INSTANCES_DIR)';

/** The configuration engine against its goals, against peers and against its own search, in Node and in Chromium. */
export const engine: Bench = {
  name: 'engine',
  async run() {
    const middle = instance('synthetic/gearmotor-50k.json.gz');
    const renault = instance('renault/big_domainsorted.xml.gz');
    const jrt = jrtSubject();
    const public50k = middle ? await publicFigures(middle, renault) : [{ name: NOT_RUN, value: 0, unit: '' }];
    const figures = [
      ...public50k,
      ...(await bundleFigures()),
      proofFigure(),
      ...(await ownSearchFigures()),
      ...(await jrtFigures(jrt)),
      ...(await wizardFigures()),
    ];
    return figures.map((figure) => {
      const excuse = EXCUSES[Number.parseInt(figure.name, 10)];
      return excuse === undefined ? figure : { ...figure, excuse };
    });
  },
};

async function publicFigures(middle: Model, renault: Model | undefined): Promise<Figure[]> {
  const large = grown(middle);
  const [release, larger] = [releaseOf(middle), releaseOf(large)];
  const artefacts = [release.chosen.artifact, larger.chosen.artifact] as const;
  const inNode = [measureAnswers(artefacts[0], middle, STATES), measureAnswers(artefacts[1], undefined, STATES)];
  const inBrowser = await answersInChromium(
    [
      { artefact: artefacts[0], model: middle, namesRules: true },
      { artefact: artefacts[1], model: large, namesRules: false },
    ],
    STATES,
  );
  return [
    ...answerFigures('Node', inNode),
    ...answerFigures('Chromium', inBrowser),
    ...(await peerFigures(middle, artefacts[0])),
    ...compileFigures(release, larger),
    ...(renault ? renaultFigures(releaseOf(renault)) : []),
  ];
}

/** Figures 2 to 4, 10 to 12 and 15. */
function answerFigures(where: string, [middle, large]: readonly AnswerTimes[]): Figure[] {
  if (!middle || !large) return [];
  return [
    ...both(`2 possible values after one choice, 50k rows, ${where}`, middle.afterOne, [0.15, 0.3]),
    ...both(`3 the same, 120k rows, ${where}`, large.afterOne, [0.2, 0.4]),
    ...both(`4 along a session, 50k rows, ${where}`, middle.inSession, [0.05, 0.25]),
    ...both(`  choose and read all as sets, 50k rows, ${where}`, middle.chosenAndRead),
    ...both(`10 why not, choices, ${where}`, middle.whyNotChoices, [0.5, 3]),
    ...both(`11 why not, choices and rules, ${where}`, middle.whyNotRules, [undefined, 10]),
    ...both(`12 cheapest repair, ${where}`, middle.repair, [undefined, 0.5]),
    ms(`15 artefact to first possible values p50, 50k rows, ${where}`, middle.firstDomains.p50, 5),
  ];
}

/** Figures 5, 6 and 17. */
async function peerFigures(model: Model, artefact: Uint8Array): Promise<Figure[]> {
  const ours = linkedBackend(unpack(artefact).diagram);
  const states = afterOne(ours, STATES);
  const few = states.slice(0, PEER_STATES);
  const times = domainTimes(ours, states);
  const search = domainTimes(searchBackend(normalise(model), model.variables.length), states.slice(0, 40));
  const peers = [askLogicSolver(model, ours, few), await askClingo(model, ours, few)];
  const best = Math.min(...peers.map(middleOf));
  return [
    { name: '5 best npm peer / ours, after one choice', value: best / times.p50, unit: 'x', least: 10_000 },
    ...peers.map((peer) => ({
      name: `  ${peer.name}, after one choice`,
      value: middleOf(peer),
      unit: 'ms',
      beside: peer.agrees ? 'same answers' : 'OTHER ANSWERS',
    })),
    { name: '6 own exact search / ours, after one choice', value: search.p50 / times.p50, unit: 'x', least: 150 },
    { name: '17 heap per pass over all possible values', value: bytesPerPass(ours, states), unit: 'B', most: 0 },
  ];
}

function middleOf({ ms: times }: PeerTimes): number {
  return median([...times].sort((one, other) => one - other));
}

/** Figures 7 and 8. */
function compileFigures(middle: Release, large: Release): Figure[] {
  const sizes = ({ chosen: { stats } }: Release) => `${stats.nodes} nodes, ${stats.arcs} arcs`;
  return [
    ms('7 compile in the chosen order, 50k rows', middle.chosen.stats.compileMs, 1000, sizes(middle)),
    ms('7 compile in the chosen order, 120k rows', large.chosen.stats.compileMs, 2000, sizes(large)),
    ms('7 portfolio of orders, 50k rows', middle.portfolioMs, 10_000),
    ms('7 portfolio of orders, 120k rows', large.portfolioMs, 10_000),
    { name: '8 artefact, brotli, 50k rows', value: brotliBytes(middle.chosen.artifact) / 1000, unit: 'kB', most: 80 },
    { name: '8 artefact, brotli, 120k rows', value: brotliBytes(large.chosen.artifact) / 1000, unit: 'kB', most: 110 },
  ];
}

function renaultFigures({ portfolioMs, chosen: { stats } }: Release): Figure[] {
  return [
    ms('9 compile Renault big in the chosen order', stats.compileMs, 500, `portfolio ${portfolioMs.toFixed(0)} ms`),
    { name: '9 nodes of Renault big', value: stats.nodes, unit: '', most: 2000 },
  ];
}

function proofFigure(): Figure {
  return ms('13 release proofs, 1,000 rules beside 50k rows', proofMs(), 1000);
}

async function bundleFigures(): Promise<Figure[]> {
  const runtime = await bundleBytes(['runtime.ts']);
  const everything = await bundleBytes(['public.ts', 'compiler.ts']);
  return [
    { name: '14 engine that reads compiled models, gzip', value: runtime / 1024, unit: 'KiB', most: 6 },
    { name: '14 with search and compiler, gzip', value: everything / 1024, unit: 'KiB', most: 15 },
  ];
}

function jrtSubject(): { readonly model: Model; readonly artefact: Uint8Array } {
  const checked = checkSource(jrtSource(readLineSource(JRT_CATALOGUE)));
  if (!checked.ok) throw new Error('The reference data are refused.');
  const { model } = buildJrtRelease(engineFacts(buildCatalogue(checked.value)));
  const compiled = compileRelease(model, processorClock, JRT_CATALOGUE.compileOrder);
  if (!compiled.ok) throw new Error('The JRT release does not compile.');
  return { model, artefact: compiled.artifact };
}

async function jrtFigures({ model, artefact }: ReturnType<typeof jrtSubject>): Promise<Figure[]> {
  const inNode = measureAnswers(artefact, model, STATES);
  const [inBrowser] = await answersInChromium([{ artefact, model, namesRules: true }], STATES);
  if (!inBrowser) return [];
  return [
    ...both('JRT release: possible values after one choice, Node', inNode.afterOne, [undefined, 1]),
    ...both('JRT release: possible values after one choice, Chromium', inBrowser.afterOne, [undefined, 1]),
    ...both('JRT release: along a session, Chromium', inBrowser.inSession, [undefined, 1]),
    ...both('JRT release: choose and read all as sets, Chromium', inBrowser.chosenAndRead),
    ...both('JRT release: why not, choices and rules, Chromium', inBrowser.whyNotRules),
    ...both('JRT release: cheapest repair, Chromium', inBrowser.repair),
    ms('JRT release: artefact to first possible values p50, Chromium', inBrowser.firstDomains.p50),
    { name: 'JRT release: artefact, brotli', value: brotliBytes(artefact) / 1000, unit: 'kB', most: 300 },
  ];
}

async function wizardFigures(): Promise<Figure[]> {
  const presses = await optionPresses();
  return [
    ms('JRT wizard: option to next paint at CPU 4x, p50', median(presses)),
    ms('JRT wizard: option to next paint at CPU 4x, slowest', presses.at(-1) ?? 0, 100, `of ${presses.length}`),
  ];
}

/** Half and 99 of 100, each beside its goal. */
function both(name: string, times: Times | undefined, goals: readonly (number | undefined)[] = []): Figure[] {
  if (!times) return [];
  return [ms(`${name}, p50`, times.p50, goals[0]), ms(`${name}, p99`, times.p99, goals[1])];
}

function ms(name: string, value: number, most?: number, beside?: string): Figure {
  return { name, value, unit: 'ms', ...(most !== undefined && { most }), ...(beside !== undefined && { beside }) };
}
