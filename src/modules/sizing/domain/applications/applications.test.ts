import { describe, expect, test } from 'vitest';
import { COMMON_STEPS, COMMON_WORDS } from '#modules/sizing/domain/common.ts';
import { SKETCH_SIZE } from '#modules/sizing/domain/core/sketch.ts';
import { needsOf } from '#modules/sizing/domain/core/step-order.ts';
import { inputsOf } from '#modules/sizing/domain/sizing.ts';
import { TABLES } from '#modules/sizing/domain/tables/tables.ts';
import { WORK_WORDS } from '#modules/sizing/domain/work-inputs.ts';
import { APPLICATIONS } from './applications.ts';

/** Figures that come from lists and choices. */
const FROM_LISTS = ['J_masses', 'm_masses', 'is_held'];

describe.each(APPLICATIONS)('the application $id', (application) => {
  const inputs = inputsOf(application);
  const words = { ...COMMON_WORDS, ...WORK_WORDS, ...application.words };

  test('delivers torque, speed and inertia of the machine shaft', () => {
    const known = [...inputs, ...application.steps].map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining(['M_m', 'n_m', 'J_m']));
  });

  test('needs nothing that nobody fills in or computes', () => {
    const known = new Set([...inputs, ...application.steps, ...COMMON_STEPS].map(({ id }) => id));
    const needed = application.steps.flatMap(needsOf);
    expect(needed.filter((id) => !known.has(id) && !FROM_LISTS.includes(id))).toEqual([]);
  });

  test('has a name and help for every input in both languages', () => {
    const texts = inputs.flatMap(({ id }) => [words[id]?.name, words[id]?.help]);
    const all = [...texts, application.name, application.about, ...application.steps.map(({ name }) => name)];
    expect(all.filter((text) => !text?.zh.trim() || !text.en.trim())).toEqual([]);
    expect(all.filter((text) => text && /[A-Za-z]{4}/.test(text.zh))).toEqual([]);
    expect(all.filter((text) => text && /[\u4e00-\u9fff]/.test(text.en))).toEqual([]);
  });

  test('has words for no input that it has not', () => {
    const ids = inputs.map(({ id }) => id);
    expect(Object.keys(application.words).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('names tables and load classes that there are', () => {
    const columns = new Map(TABLES.map(({ id, columns: of }) => [id, of]));
    const wrong = inputs.filter(
      (input) => input.kind === 'number' && input.table && !columns.get(input.table.id)?.includes(input.table.column),
    );
    const classes = TABLES.find(({ id }) => id === 'application_load_class')?.rows.map(({ key }) => key);
    expect(wrong).toEqual([]);
    expect(application.loadClasses.filter((key) => !classes?.includes(key))).toEqual([]);
  });

  test('has a picture within its canvas that names inputs only', () => {
    const ids = inputs.map(({ id }) => id);
    const named = application.sketch.flatMap((part) => ('of' in part ? [part.of] : []));
    const places = application.sketch.flatMap((part) => ('from' in part ? [part.from, part.to] : []));
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(places.filter(([x, y]) => x < 0 || y < 0 || x > SKETCH_SIZE.width || y > SKETCH_SIZE.height)).toEqual([]);
  });
});
