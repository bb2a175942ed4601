/** A Ctrl-C reaches a program of npm twice: from the terminal, which signals the whole group, and from npm itself. */
const samePressMs = 2_000

/**
 * Calls `first` at the first Ctrl-C, SIGTERM or closed terminal, and `again` at each that comes more than two seconds
 * later: an earlier one is the same press. Returns how to stop listening.
 */
export function onInterrupt(first: () => void, again: () => void): () => void {
  let pressedAt: number | null = null
  const press = () => {
    if (pressedAt === null) {
      pressedAt = performance.now()
      first()
    } else if (performance.now() - pressedAt > samePressMs) again()
  }
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of names) process.on(name, press)
  return () => {
    for (const name of names) process.off(name, press)
  }
}
