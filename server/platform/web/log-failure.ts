import type { Log } from '../log.ts'

const mostRead = 2_000

/** Writes down what a page threw; of a Response that nobody expected, what it says too. */
export function logFailure(log: Log, error: unknown): void {
  const tell = (more: object = {}) => log.error({ err: error, ...more }, 'page failed')
  const isUnread = error instanceof Response && !error.bodyUsed
  if (!isUnread) tell()
  else
    error
      .clone()
      .text()
      .then(
        (content) => tell({ content: content.slice(0, mostRead) }),
        () => tell(),
      )
}
