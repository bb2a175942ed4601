/** Reports the progress of a long task, once for each whole percent below 100. */
export function wholePercents(keep: (percent: number) => Promise<void>) {
  let told = 0
  return async (done: number, all: number): Promise<void> => {
    const percent = all === 0 ? 0 : Math.min(99, Math.floor((done * 100) / all))
    if (percent <= told) return
    told = percent
    await keep(percent)
  }
}
