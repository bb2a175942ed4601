import pg from 'pg'

/**
 * Loaded before the app as `dies-at.ts?before=…` or `?after=…`, a pattern: the process kills itself (-9) right before or
 * after the first statement to the database, or call to a server, whose text matches.
 */
const asked = new URL(import.meta.url).searchParams
const before = patternOf('before')
const after = patternOf('after')

function patternOf(name: string): RegExp | null {
  const text = asked.get(name)
  return text === null ? null : new RegExp(text, 'is')
}

const die = () => process.kill(process.pid, 'SIGKILL')

async function through<T>(text: string, act: () => T): Promise<Awaited<T>> {
  if (before?.test(text)) {
    die()
    // The signal takes a moment; nothing may go on meanwhile.
    await new Promise(() => undefined)
  }
  const answer = await act()
  if (after?.test(text)) {
    die()
    await new Promise(() => undefined)
  }
  return answer
}

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
  if (!before?.test(text) && !after?.test(text)) return query.apply(this, given)
  return through(text, () => query.apply(this, given))
} as typeof pg.Client.prototype.query

const call = globalThis.fetch
globalThis.fetch = (address, init) => {
  const url = address instanceof Request ? address.url : String(address)
  return through(url, () => call(address, init))
}
