import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import {
  type reserveAnswer,
  type SavedForm,
  savedForm,
  type toldFigure,
  type toldFitting,
} from '#modules/configurator/contract.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { isToBeConfirmed } from '#product/to-be-confirmed.ts';
import { contextOf } from './context-of.ts';
import { demandDto } from './demand-answer.ts';
import { figuresInBoth, fittingsDto } from './figures-answer.ts';
import type { Judging } from './validate-form.ts';

/** What is told of the drive of a kept form, in the asked language. */
export interface DriveDto {
  /** How it stands to the service factor asked for; null where there is nothing to be told. */
  readonly demand: z.input<typeof reserveAnswer> | null;
  /** The figures it is known by, the most telling first. */
  readonly figures: readonly z.input<typeof toldFigure>[];
  /** How it is mounted and what it is fitted with. */
  readonly fittings: readonly z.input<typeof toldFitting>[];
  /** Whether its figures are to be confirmed by the maker. */
  readonly figuresOpen: boolean;
  /** Its type code with every option that differs from standard; empty where its row is not known any more. */
  readonly fullTypeCode: string;
}

const UNKNOWN: DriveDto = { demand: null, figures: [], fittings: [], figuresOpen: false, fullTypeCode: '' };

/** A form never changes what it says, nor does its release: who looks through a list again waits for no release. */
const told = new LRUCache<string, DriveDto>({ max: 2000 });

/**
 * What is told of the drives of kept forms, by the release each was configured with; nothing is said of what is no form any
 * more, or has lost its row. Each release is opened once.
 */
export async function drivesOfForms(forms: readonly unknown[], judging: Judging): Promise<readonly DriveDto[]> {
  const drives = new Map<number, DriveDto>();
  const read = forms.flatMap((form, place) => {
    const { success, data } = savedForm.safeParse(form);
    return success ? [{ place, form: data }] : [];
  });
  for (const { place, form } of read.toSorted((one, other) =>
    one.form.releaseHash < other.form.releaseHash ? -1 : 1,
  )) {
    drives.set(place, await driveOfForm(form, judging));
  }
  return forms.map((_, place) => drives.get(place) ?? UNKNOWN);
}

async function driveOfForm(form: SavedForm, { releases, db, locale }: Judging): Promise<DriveDto> {
  const key = createHash('sha256')
    .update(`${locale} ${JSON.stringify(form)}`)
    .digest('base64');
  const known = told.get(key);
  if (known) return known;
  const release = await releases.byHash(db, form.releaseHash);
  // A line from before releases were kept is judged by the one in force, which is another one some day.
  if (release === undefined) return driveBy(releases.current(form.category), form, locale);
  const drive = driveBy(release, form, locale);
  told.set(key, drive);
  return drive;
}

function driveBy(release: ActiveRelease, form: SavedForm, locale: Judging['locale']): DriveDto {
  const context = contextOf(release);
  const { fields, line } = context;
  const row = release.index.find(form.basicTypeId, line.saved.loadOf(form));
  if (row === undefined) return UNKNOWN;
  const config = line.saved.read(form, row);
  return {
    demand: demandDto(config, line.rows, locale),
    figures: figuresInBoth(line, { row, standing: config.values, search: config.search }, locale),
    fittings: fittingsDto(line, { fields, standing: config.values }, locale),
    figuresOpen: isToBeConfirmed(line, config.values),
    fullTypeCode: writeTypeCode(config, context, 'full') ?? '',
  };
}
