/**
 * Whether an error means that the database cannot be reached or cannot work now, so that another try may succeed later:
 * a broken or refused connection, or a server that shuts down, starts, is full or became a read-only copy.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code !== 'string') return brokenConnection.test(error.message)
  return awayStates.test(code) || (typeof syscall === 'string' && brokenSocket.test(code))
}

// PostgreSQL's classes 08 (connection) and 53 (no memory, disk or connection left), shutdown, and a read-only copy.
const awayStates = /^(08\w{3}|53\w{3}|57P0[1-5]|25006)$/

const brokenSocket =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

// pg's own errors without a code.
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/
