import type { Log } from '../log.ts'

const mostRead = 2_000

/** Logs the error of a page; for an unexpected Response it logs the body too. */
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
