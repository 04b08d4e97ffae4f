import { type Table, tableOf } from './table.ts';

/** kg CO₂ a kWh where nobody says: the mean of the Chinese grid in 2022. */
export const USUAL_GRID_CARBON = 0.5366;

/**
 * What a kilowatt-hour from the mains stands for, kg CO₂. All of them change from year to year and are recalled: whoever
 * promises anything by them asks for the figure of the place.
 */
export const GRID_CARBON: Table = tableOf(
  'grid_carbon',
  'China: MEE and NBS, notice on emission factors of electricity in 2022 (December 2024); EU: EEA, 2023; world: Ember, 2023',
  ['k_CO2'],
  [
    ['China, 2022', '中国电网平均（2022 年）', 'China, mean of the grid, 2022', [USUAL_GRID_CARBON], 'R'],
    ['European Union, 2023', '欧盟平均（2023 年）', 'European Union, mean, 2023', [0.21], 'R'],
    ['world, 2023', '全球平均（2023 年）', 'World, mean, 2023', [0.48], 'R'],
    ['own renewable', '自用可再生电力', 'Own renewable power', [0], 'E'],
  ],
);
