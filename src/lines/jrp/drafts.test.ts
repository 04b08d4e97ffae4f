import { expect, it } from 'vitest';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import { JRP_LINE } from './line.ts';
import { aUnit } from './testing/shipped-units.ts';

it('a draft from before units were looked for by their speed keeps its ratio (issue 13)', () => {
  const wizard = emptyWizard(JRP_LINE);
  const present = { ...JRP_LINE.empty, search: { ...JRP_LINE.empty.search, ratio: 158 } };
  const draft = toPersisted({ ...wizard, history: { ...wizard.history, present } }, JRP_LINE);
  const { outputSpeed: _, speedOrRatio: __, ...former } = draft.configuration.search;
  const stored = { ...draft, version: 0, configuration: { ...draft.configuration, search: former } };
  const { state, dropped } = readPersisted(stored, JRP_LINE);
  expect([dropped, state.history.present.search]).toEqual([[], present.search]);
});

it('a draft from before a row named the frames of its motors keeps its unit', () => {
  const row = aUnit('JRPL23-158.18');
  const wizard = emptyWizard(JRP_LINE);
  const present = { ...JRP_LINE.empty, basicType: row };
  const draft = toPersisted({ ...wizard, history: { ...wizard.history, present } }, JRP_LINE);
  const { motorFrames: _, ...former } = row;
  const stored = { ...draft, version: 1, configuration: { ...draft.configuration, basicType: former } };
  const { state, dropped } = readPersisted(stored, JRP_LINE);
  expect([dropped, state.history.present.basicType]).toEqual([[], { ...row, motorFrames: '' }]);
});
