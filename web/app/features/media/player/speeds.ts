import { formatNumber } from '@arvand/persian/numbers'

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3] as const

/** «۱٫۲۵×» */
export const speedName = (speed: number): string => `${formatNumber(speed)}×`

/** The next higher or lower speed; at either end the same one. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const way = direction === 1 ? speeds : speeds.toReversed()
  return way.find((one) => (direction === 1 ? one > speed : one < speed)) ?? speed
}
