import { expect, it } from 'vitest';
import { readPersisted, toPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import { JRH_LINE } from './line.ts';
import { aUnit, configured } from './testing/shipped-release.ts';

it('a draft from before rows knew their heat keeps its unit, with the power it bears', () => {
  const row = aUnit('H1-03-1.73', { inputSpeed: 1400, cooling: 'FAN' });
  const wizard = emptyWizard(JRH_LINE);
  const draft = toPersisted(
    { ...wizard, history: { ...wizard.history, present: configured(row, { cooling: 'FAN' }) } },
    JRH_LINE,
  );
  const {
    assumedFactor: _,
    permittedPower: __,
    powerLimit: ___,
    motorFrames: ____,
    ratedPower: _____,
    leastCooling: ______,
    ...former
  } = { ...row, coolingNeeded: row.leastCooling };
  const { state, dropped } = readPersisted(
    { ...draft, version: 0, configuration: { ...draft.configuration, basicType: former } },
    JRH_LINE,
  );
  expect([dropped, state.history.present.basicType]).toEqual([[], { ...row, motorFrames: '' }]);
});

it('a draft from before rows held their nominal power keeps its unit', () => {
  const row = aUnit('H3-08-28.64', { inputSpeed: 900 });
  const wizard = emptyWizard(JRH_LINE);
  const draft = toPersisted({ ...wizard, history: { ...wizard.history, present: configured(row) } }, JRH_LINE);
  const { ratedPower: _, ...former } = row;
  const { state, dropped } = readPersisted(
    { ...draft, version: 1, configuration: { ...draft.configuration, basicType: former } },
    JRH_LINE,
  );
  expect([dropped, state.history.present.basicType]).toEqual([[], row]);
});

it('a draft from before rows knew what their power needs in total keeps its unit', () => {
  const row = aUnit('H3-08-28.64', { cooling: 'FAN' });
  const wizard = emptyWizard(JRH_LINE);
  const present = configured(row, { cooling: 'FAN' });
  const draft = toPersisted({ ...wizard, history: { ...wizard.history, present } }, JRH_LINE);
  const { leastCooling, ...former } = { ...row, coolingNeeded: row.leastCooling };
  const { state, dropped } = readPersisted(
    { ...draft, version: 2, configuration: { ...draft.configuration, basicType: former } },
    JRH_LINE,
  );
  expect([leastCooling, dropped, state.history.present.basicType]).toEqual(['none', [], row]);
});
