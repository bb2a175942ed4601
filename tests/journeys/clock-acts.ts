import type { TestApp } from '../../server/testing/app.ts'

/** By how many seconds the clock of the app differs from that of the browsers. */
export const secondsApart = ({ platform }: TestApp): number =>
  Math.abs(platform.clock.now().getTime() - Date.now()) / 1000
