import { createHash } from 'node:crypto'
import pg from 'pg'

const mostNames = 500

type Callback = (error: Error, result: pg.QueryResult) => void

const begun = { command: 'BEGIN', rowCount: null, rows: [] }

/**
 * The client of one pool. It gives each SQL text with values a name that is the same on all connections, so that
 * PostgreSQL plans the text once per connection; this halves the database's work (facts.md E5). After the first 500
 * texts, new ones stay unnamed.
 *
 * Queries that are sent before the next tick leave in one write, and `begin` waits for the first statement of its
 * transaction: a write to the database's socket costs as much as a short statement.
 */
export function namingClient() {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known) return known
    if (names.size >= mostNames) return undefined
    const name = `a${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
    names.set(text, name)
    return name
  }

  return class NamingClient extends pg.Client {
    #begins = false
    #isCorked = false

    // @ts-expect-error pg declares nine overloads of query; Kysely and the pool call this one shape.
    override query(text: unknown, values?: unknown, callback?: Callback): unknown {
      const ask = super.query.bind(this) as (...given: unknown[]) => unknown
      if (text === 'begin' && !callback) {
        this.#begins = true
        return Promise.resolve(begun)
      }
      this.#cork()
      if (this.#begins) {
        this.#begins = false
        // A `begin` fails only when its connection is broken, and then the statement after it fails too.
        ask('begin', () => undefined)
      }
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
        return ask(text, values, callback)
      }
      const name = nameOf(text)
      return name ? ask({ name, text, values }, callback) : ask(text, values, callback)
    }

    #cork(): void {
      if (this.#isCorked) return
      const { stream } = (this as unknown as { connection: { stream: NodeJS.WritableStream & Corked } })
        .connection
      this.#isCorked = true
      stream.cork()
      process.nextTick(() => {
        this.#isCorked = false
        stream.uncork()
      })
    }
  }
}

interface Corked {
  cork(): void
  uncork(): void
}
