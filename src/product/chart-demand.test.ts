import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { chartDemand } from './chart-demand.ts';

const ROWS = [
  { id: 'slow', outputSpeed: 49, outputTorque: 280 },
  { id: 'fast', outputSpeed: 51, outputTorque: 260 },
];

const demand = (filter: Record<string, string>, up = 'outputTorque', rows = ROWS) =>
  chartDemand(JRT_ROW_SEARCH, JRT_ROW_SEARCH.chart, { up, filter, rows });

describe('the demand on a chart', () => {
  it('is the speed and the torque that are asked for, with what a row may lie within', () => {
    const { across, up } = demand({ gearboxModel: 'K', outputSpeed: '50', outputTorque: '300' });
    expect(across).toEqual({ figure: 50, span: { min: 48.5, max: 51.5 } });
    expect(up?.figure).toBe(300);
    expect(up?.span?.min).toBeCloseTo(291);
    expect(up?.span?.max).toBeCloseTo(463.5);
  });

  it('is the torque the recommended row makes of a power, within those of all rows found (issue 13)', () => {
    const asked = { outputSpeed: '50', motorPower: '1.5' };
    expect(demand(asked).up).toEqual({ figure: 280, span: { min: 260, max: 280 }, isOfPower: true });
    expect(
      chartDemand(JRT_ROW_SEARCH, JRT_ROW_SEARCH.chart, {
        up: 'outputTorque',
        filter: asked,
        rows: ROWS,
        recommended: 'fast',
      }).up?.figure,
    ).toBe(260);
    expect(demand({ outputSpeed: '50', motorPower: '1.5' }, 'outputTorque', []).up).toBeUndefined();
    expect(demand({ motorPower: '1.5' })).toEqual({});
  });

  it('is what a row must bear, up to where it is larger than need be', () => {
    const { up } = demand({ outputSpeed: '50', outputTorque: '300', serviceFactor: '2' }, 'usableTorque');
    expect(up?.figure).toBe(600);
    expect(up?.span?.min).toBe(600);
    expect(up?.span?.max).toBeCloseTo(960);
  });

  it('of a power has no row below it that bears its own load (issue 13)', () => {
    const filter = { outputSpeed: '50', motorPower: '1.5', serviceFactor: '1.4' };
    const { up } = chartDemand(JRT_ROW_SEARCH, JRT_ROW_SEARCH.chart, {
      up: 'usableTorque',
      filter,
      rows: ROWS,
      recommended: 'fast',
    });
    expect(up?.figure).toBeCloseTo(260 * 1.4);
    expect(up?.span?.min).toBeCloseTo(260 * 1.4);
    expect(up?.span?.max).toBeGreaterThan(280 * 1.4);
  });

  it('is none where nothing is asked for', () => {
    expect(demand({ outputSpeed: '50' }).up).toBeUndefined();
    expect(demand({ ratio: '30' })).toEqual({});
  });
});
