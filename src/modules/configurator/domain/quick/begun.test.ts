import { describe, expect, it, vi } from 'vitest';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { SAMPLE_PRODUCT, SAMPLE_ROWS } from '#modules/configurator/domain/testing/sample-product.ts';
import { missesDemand } from '#product/judgement/demand-checks.ts';
import { beginQuickly } from './begun.ts';

const found = () => Promise.resolve(SAMPLE_ROWS.filter(({ gearboxModel }) => gearboxModel === 'K'));
const begin = (text: string) => beginQuickly(text, SAMPLE_PRODUCT, found);

describe('a quick search', () => {
  it('of figures and options begins the search, and asks the catalogue nothing', async () => {
    const ask = vi.fn(found);
    const { step, config, unread } = await beginQuickly('K 50 r/min xyz', SAMPLE_PRODUCT, ask);
    expect([step, config.values, config.search.outputSpeed, unread]).toEqual([1, { gearboxModel: 'K' }, 50, ['xyz']]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('says of a figure that another one settles that it is not used, not that it was not understood', async () => {
    const { unread, unused, config } = await begin('5.5 kW 40 r/min 9000 Nm');
    expect([unread, unused, config.search.outputSpeed]).toEqual([[], ['9000 Nm'], 40]);
    expect((await begin('40 r/min 50 r/min')).unused).toEqual(['40 r/min']);
  });

  it('searches by the speed that power and torque come to where none was said, and says so', async () => {
    const { config, unused, derived } = await begin('F 4kW 810Nm');
    expect(config.search).toMatchObject({ outputSpeed: 45.3, speedOrRatio: 'outputSpeed', outputTorque: 810 });
    expect([unused, derived?.power, derived?.torque, derived?.speed]).toEqual([[], 4, 810, 45.3]);
  });

  it('says apart what leaves an option open, and takes what does not', async () => {
    const { config, unread, later } = await begin('S 24 r/min 空心轴 刹车');
    expect([config.values, unread]).toEqual([{ gearboxModel: 'S' }, []]);
    expect(later).toEqual([
      { text: '空心轴', field: 'builtInType' },
      { text: '刹车', field: 'brakes' },
    ]);
    expect((await begin('K 24 r/min 胀紧盘')).config.values).toEqual({ gearboxModel: 'K', builtInType: 'KH' });
  });

  it('of a whole type code opens its product where something is open, else at the end', async () => {
    const { step, config, unread } = await begin('JRTKAF67-DN90L4-i57.35-M1');
    expect([config.basicType?.id, config.values.builtInType, unread]).toEqual(['K67-3-57.35-DN90L4-motor', 'KAF', []]);
    expect(step).toBe(5);
  });

  it('of a code with a ratio that is not listed says which one stands for it', async () => {
    const { config, nearestRatio, unread } = await begin('JRTKAF67-DN90L4-i57.4');
    expect([config.basicType?.id, nearestRatio, unread]).toEqual([
      'K67-3-57.35-DN90L4-motor',
      { asked: 57.4, taken: 57.35 },
      [],
    ]);
  });

  it('of a code with a ratio far from any that is listed asks for it, so that the drive is told as not requested', async () => {
    const far = await begin('JRTKAF67-DN90L4-i54.1-M1');
    expect([far.config.basicType?.id, far.config.search.ratio]).toEqual(['K67-3-57.35-DN90L4-motor', 54.1]);
    const { line } = SAMPLE_PRODUCT;
    expect(missesDemand(far.config, line.rows, resolvedValues(far.config, SAMPLE_PRODUCT))).toBe(true);
    expect((await begin('JRTKAF67-DN90L4-i57.4')).config.search.ratio).toBeNull();
  });

  it('takes the ratio that stands beside a code without one into the search', async () => {
    const { step, config, unread } = await begin('JRTKAF67-DN90L4 i57.4 Ma');
    expect([step, config.basicType, config.search.ratio, config.search.speedOrRatio]).toEqual([1, null, 57.4, 'ratio']);
    expect(config.values).toMatchObject({
      gearboxModel: 'K',
      reduceUnitSize: '67',
      builtInType: 'KAF',
      motorSize: '90L',
    });
    expect(unread).toEqual(['Ma']);
  });

  it('tells what stands beside the code of a product and says something else', async () => {
    const { config, unread, unused } = await begin('JRTKAF67-DN90L4-i57.35-M1 i 57.35 60 r/min K xyz');
    expect(config.basicType?.id).toBe('K67-3-57.35-DN90L4-motor');
    expect([unread, unused]).toEqual([['xyz'], ['60 r/min']]);
  });

  it('tells of two words of a code that exclude each other which one is not used', async () => {
    const { config, unused } = await begin('JRTKAF67-DN90L4-i57.35-M1/M4');
    expect([config.values.installationPosition, unused]).toEqual(['M4', ['M1']]);
  });

  it('asks the catalogue for what the code says of its columns, at whatever service factor', async () => {
    const ask = vi.fn(found);
    await beginQuickly('JRTKAF67-DN90L4-i57.35-M1', SAMPLE_PRODUCT, ask);
    expect(ask).toHaveBeenCalledWith({
      gearboxModel: 'K',
      reduceUnitSize: '67',
      inputType: 'motor',
      efficiencyClass: 'DN',
      motorSize: '90L',
      motorPoles: '4',
      serviceFactor: '0.8',
    });
  });

  it('of a code whose row the catalogue does not have begins the search with what was read', async () => {
    const { step, config } = await beginQuickly('JRTKAF67-DN90L4-i57.35', SAMPLE_PRODUCT, async () => []);
    expect([step, config.basicType, config.values.gearboxModel]).toEqual([1, null, 'K']);
  });
});
