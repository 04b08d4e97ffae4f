import type { ReactNode } from 'react';
import { plainFigure } from '#modules/configurator/web/format.ts';
import { useWizardView } from '#modules/configurator/web/wizard/wizard-view.ts';
import type { Demanded } from '#product/chart-demand.ts';
import { useNarrow } from '#web/ui/use-narrow.ts';
import type { ChartPicture } from './chart-points.ts';
import { Glyph } from './glyph.tsx';
import { type LogScale, placeOn, ticksOn } from './log-scale.ts';
import styles from './row-chart.module.css';

/** How many figures are marked on an axis at most. */
const TICKS = { wide: { across: 9, up: 6 }, narrow: { across: 5, up: 6 } };

/** The axes with their figures, what is demanded, and the points on it all. It is drawn for eyes; points say their figures themselves. */
export function Plot({ picture, children }: { picture: ChartPicture; children: ReactNode }): ReactNode {
  const { words } = useWizardView();
  const most = TICKS[useNarrow() ? 'narrow' : 'wide'];
  const { across, up, demand } = picture;
  const written = (figure: number) => plainFigure(figure, words.locale);
  const [columns, rows] = [ticksOn(across, most.across), ticksOn(up, most.up)];
  const [x, y] = [demand.across?.figure, demand.up?.figure];
  return (
    <div className={styles.plot}>
      <svg className={styles.ground} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <Band demanded={demand.across} scale={across} />
        <Band demanded={demand.up} scale={up} isAcross />
        {columns.map((figure) => (
          <path key={figure} d={`M${percent(across, figure)} 0V100`} />
        ))}
        {rows.map((figure) => (
          <path key={figure} d={`M0 ${100 - percent(up, figure)}H100`} />
        ))}
      </svg>
      <div aria-hidden="true">
        {columns.map((figure) => (
          <span key={figure} className={styles.column} style={{ left: `${percent(across, figure)}%` }}>
            {written(figure)}
          </span>
        ))}
        {rows.map((figure) => (
          <span key={figure} className={styles.row} style={{ bottom: `${percent(up, figure)}%` }}>
            {written(figure)}
          </span>
        ))}
        {x !== undefined && y !== undefined && (
          <span className={styles.cross} style={{ left: `${percent(across, x)}%`, bottom: `${percent(up, y)}%` }}>
            <Glyph mark="demand" />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

/** What rows may lie within, and the figure asked for. */
function Band({
  demanded,
  scale,
  isAcross = false,
}: {
  demanded: Demanded | undefined;
  scale: LogScale;
  isAcross?: boolean;
}): ReactNode {
  if (demanded?.span === undefined) return null;
  const { figure, span } = demanded;
  const [from, to, at] = [span.min, span.max, figure].map((one) => percent(scale, one)) as [number, number, number];
  return isAcross ? (
    <g className={styles.band}>
      <rect x={0} width={100} y={100 - to} height={to - from} />
      <path d={`M0 ${100 - at}H100`} />
    </g>
  ) : (
    <g className={styles.band}>
      <rect x={from} width={to - from} y={0} height={100} />
      <path d={`M${at} 0V100`} />
    </g>
  );
}

function percent(scale: LogScale, figure: number): number {
  return Number((placeOn(scale, figure) * 100).toFixed(2));
}
