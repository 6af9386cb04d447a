import { Circle, G, Line, Path, Polygon, Polyline, Svg, Text } from '@react-pdf/renderer';
import type { TestResult } from '@/domain/audiometry/test-result';
import {
  arrowFrom,
  bandAround,
  drawnPitches,
  lineThrough,
  marksOf,
  plotFor,
  runsOf,
} from '@/domain/hearing/audiogram-drawing';

const ink = '#10231f';
const soft = '#3a4b46';
const line = '#d8d0c1';
const right = '#b3263b';
const left = '#1d5a97';
const width = 330;
const markSize = 4.5;

/** The unit of the axis; or words for both ends, where no number may be shown. */
type PaperScale = { unit: string } | { softer: string; louder: string };

/** The audiogram for print: the same drawing as on the screen, readable in black and white. */
export function AudiogramOnPaper({ result, scale }: { result: TestResult; scale: PaperScale }) {
  const plot = plotFor(result, { left: 34, top: 22, width: width - 44 });
  const ears = { R: marksOf(result.ears.R.points), L: marksOf(result.ears.L.points) };
  const height = Math.ceil(plot.bottom) + 8;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height }}>
      {drawnPitches.map((hz) => (
        <G key={hz}>
          <Line x1={plot.x(hz)} x2={plot.x(hz)} y1={plot.top} y2={plot.bottom} stroke={line} />
          <Text
            x={plot.x(hz)}
            y={plot.top - 6}
            textAnchor="middle"
            style={{ fontSize: 8 }}
            fill={soft}
          >
            {String(hz)}
          </Text>
        </G>
      ))}
      {plot.levels.map((db) => (
        <G key={db}>
          <Line x1={plot.left} x2={plot.right} y1={plot.y(db)} y2={plot.y(db)} stroke={line} />
          {'unit' in scale && (
            <Text
              x={plot.left - 5}
              y={plot.y(db) + 3}
              textAnchor="end"
              style={{ fontSize: 8 }}
              fill={soft}
            >
              {String(db)}
            </Text>
          )}
        </G>
      ))}
      <Text x={2} y={10} style={{ fontSize: 8 }} fill={ink}>
        {'unit' in scale ? scale.unit : ''}
      </Text>
      <Text x={0} y={plot.top + 8} style={{ fontSize: 8 }} fill={ink}>
        {'unit' in scale ? '' : scale.softer}
      </Text>
      <Text x={0} y={plot.bottom - 2} style={{ fontSize: 8 }} fill={ink}>
        {'unit' in scale ? '' : scale.louder}
      </Text>
      {(['R', 'L'] as const).flatMap((side) =>
        runsOf(ears[side]).map((run) => (
          <G key={`${side}${run[0]?.hz}`}>
            <Polygon
              points={bandAround(run, result, plot)}
              fill={side === 'R' ? right : left}
              fillOpacity={0.09}
            />
            <Polyline
              points={lineThrough(run, plot)}
              fill="none"
              stroke={side === 'R' ? right : left}
              strokeWidth={1.5}
              {...(side === 'L' && { strokeDasharray: '5 3' })}
            />
          </G>
        )),
      )}
      {ears.R.map((mark) => (
        <G key={mark.hz}>
          <Circle
            cx={plot.x(mark.hz)}
            cy={plot.y(mark.db)}
            r={markSize}
            fill="#ffffff"
            stroke={right}
            strokeWidth={1.6}
          />
          {!mark.isHeard && (
            <Path
              d={arrowFrom(mark, 'R', plot, markSize)}
              fill="none"
              stroke={right}
              strokeWidth={1.4}
            />
          )}
        </G>
      ))}
      {ears.L.map((mark) => (
        <G key={mark.hz}>
          <Path
            d={crossAt(plot.x(mark.hz), plot.y(mark.db))}
            fill="none"
            stroke={left}
            strokeWidth={1.6}
          />
          {!mark.isHeard && (
            <Path
              d={arrowFrom(mark, 'L', plot, markSize)}
              fill="none"
              stroke={left}
              strokeWidth={1.4}
            />
          )}
        </G>
      ))}
    </Svg>
  );
}

function crossAt(x: number, y: number): string {
  const arm = markSize * 0.85;
  return `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`;
}
