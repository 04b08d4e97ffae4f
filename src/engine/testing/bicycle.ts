import type { Model } from '#engine/model/model.ts';

/** A product small enough to follow by hand, for tests and the README's example. */
export const bicycle: Model = {
  version: '1',
  variables: [
    { id: 'frame', values: ['city', 'racing', 'mountain'] },
    { id: 'gears', values: ['hub', 'chain'] },
    { id: 'mudguards', values: ['no', 'yes'] },
    { id: 'colour', values: ['red', 'blue'] },
  ],
  tables: [
    {
      id: 'drive trains',
      variables: ['frame', 'gears'],
      rows: [
        [0, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ],
      reason: { zh: '只有城市车架可配内变速', en: 'Only the city frame takes hub gears' },
      source: 'catalogue, page 3',
    },
  ],
  rules: [
    {
      id: 'no mudguards on racers',
      // biome-ignore lint/suspicious/noThenProperty: the model's word for a consequence.
      expr: { if: { in: ['frame', ['racing']] }, then: { in: ['mudguards', ['no']] } },
      reason: { zh: '公路赛车不装挡泥板', en: 'A racer has no mudguards' },
    },
  ],
};
