import { formatNumber } from '@arvand/persian/numbers'

/** Points as people read them; on the wire they are hundredths. */
export const shownPoints = (points: number): string => formatNumber(Math.round(points) / 100)
