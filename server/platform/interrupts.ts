/**
 * One Ctrl-C reaches a program under npm twice: from the terminal, which signals the whole group, and from npm itself.
 */
const samePressMs = 2_000

/**
 * Calls `first` at the first Ctrl-C, SIGTERM or closed terminal, and `again` at each one that comes more than two
 * seconds later; an earlier one belongs to the same key press. Returns a function that stops listening.
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
