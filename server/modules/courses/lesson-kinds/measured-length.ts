/** Pure: the columns of a length that was measured. What is shorter than a minute still takes one. */
export const measuredLength = (seconds: number) => ({
  measured_seconds: seconds,
  minutes: seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60)),
})
