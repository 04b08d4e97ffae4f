import type { Browser } from '@playwright/test';
import { launchChromium } from '../first-page.ts';
import { type Bench, type Figure, median } from '../measure.ts';
import { MEASURES, type Measure, PIECES, type Piece, type Sample } from './measures.ts';
import { Tree } from './tree.ts';

const MIN_ROUNDS = 10;

/**
 * Another tree of the portal against this one, each as built from its own code and in a process of its own, started anew for
 * every round. Both take turns at every piece of a round, the order swapped from round to round, so that what else the
 * machine does falls on both alike.
 */
export function against(folder: string, rounds = MIN_ROUNDS): Bench {
  return {
    name: 'against',
    async run() {
      const before = new Tree(folder, 3320);
      const after = new Tree('.', 3321);
      before.build();
      const browser = await launchChromium();
      for (let round = 1; round <= rounds; round++) {
        await runRound(browser, round % 2 === 0 ? [before, after] : [after, before]);
        console.log(`round ${round} of ${rounds}`);
      }
      await browser.close();
      return figuresOf(before.samples, after.samples);
    },
  };
}

async function runRound(browser: Browser, trees: readonly Tree[]): Promise<void> {
  try {
    for (const tree of trees) await tree.start();
    for (const piece of PIECES) {
      for (const tree of trees) tree.samples.push(await sampleOf(piece, browser, tree));
    }
  } finally {
    for (const tree of trees) await tree.stop();
  }
}

/** A piece that breaks off on a busy machine is told and left out; one that always does leaves its measure without a figure. */
async function sampleOf(piece: Piece, browser: Browser, { address }: Tree): Promise<Sample> {
  try {
    return await piece(browser, address);
  } catch (error) {
    console.warn(`left out: ${error}`);
    return {};
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
}

/** The medians of both trees as one ratio per measure, held against what it may be at most. */
export function figuresOf(before: readonly Sample[], after: readonly Sample[]): readonly Figure[] {
  return measures().map((measure) => {
    const { name, unit, most } = MEASURES[measure];
    const [former, later] = [middleOf(before, measure), middleOf(after, measure)];
    return {
      name,
      value: later / former,
      unit: 'x',
      most,
      beside: `before ${said(former)}, after ${said(later)} ${unit}`,
    };
  });
}

function measures(): readonly Measure[] {
  return Object.keys(MEASURES).filter((name): name is Measure => name in MEASURES);
}

function middleOf(samples: readonly Sample[], measure: Measure): number {
  const values = samples.flatMap((sample) => sample[measure] ?? []);
  return median(values.sort((one, other) => one - other));
}

function said(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
