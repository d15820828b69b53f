import { memo } from 'react';
import styles from './Board.module.css';
import type { Orientation } from './grid';
import { areaOf, outlineOf } from './outline';
import type { Zone } from './pieces';

export interface ZoneLayerProps {
  zones: readonly Zone[];
  orientation: Orientation;
}

/** Areas: each kind has its own hatching as well as its colour. */
export const ZoneLayer = memo(function ZoneLayer({ zones, orientation }: ZoneLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      {zones.map((zone) => (
        <g key={zone.id} className={styles.zone} data-kind={zone.kind}>
          <path
            className={styles.zoneArea}
            d={areaOf(zone.spaces, orientation)}
            fill={`url(#hatch-${zone.kind})`}
          />
          <path className={styles.zoneEdge} d={outlineOf(zone.spaces, orientation)} />
        </g>
      ))}
    </g>
  );
});

/** The hatchings, to be put once into the drawing. */
export function ZoneHatchings() {
  return (
    <defs>
      <pattern
        id="hatch-harm"
        width="0.25"
        height="0.25"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatchHarm} d="M0 0V.25" />
      </pattern>
      <pattern id="hatch-blindSpot" width="0.25" height="0.25" patternUnits="userSpaceOnUse">
        <circle className={styles.hatchDot} cx="0.125" cy="0.125" r="0.035" />
      </pattern>
      <pattern
        id="hatch-area"
        width="0.3"
        height="0.3"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <path className={styles.hatchArea} d="M0 0V.3" />
      </pattern>
    </defs>
  );
}
