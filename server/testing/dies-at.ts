import pg from 'pg'

/**
 * Loaded before the app as `dies-at.ts?before=…` or `?after=…`, each a pattern: the process kills itself (SIGKILL)
 * right before or after the first database statement, or call to a server, whose text matches. With `&since=…` it
 * starts looking only after the first text that matches `since`.
 */
const asked = new URL(import.meta.url).searchParams
const before = patternOf('before')
const after = patternOf('after')
const since = patternOf('since')
let isDue = since === null

function patternOf(name: string): RegExp | null {
  const text = asked.get(name)
  return text === null ? null : new RegExp(text, 'is')
}

/** What happens to a statement or a call with this text. */
function fateOf(text: string): 'dies before' | 'dies after' | 'lives' {
  if (!isDue) {
    isDue = since?.test(text) ?? true
    return 'lives'
  }
  if (before?.test(text)) return 'dies before'
  return after?.test(text) ? 'dies after' : 'lives'
}

async function dies(fate: 'dies before' | 'dies after', act: () => unknown): Promise<never> {
  if (fate === 'dies after') await act()
  process.kill(process.pid, 'SIGKILL')
  // The signal takes a moment; until then nothing may go on.
  return await new Promise(() => undefined)
}

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  const text = typeof first === 'string' ? first : ((first as { text?: string }).text ?? '')
  const fate = fateOf(text)
  return fate === 'lives' ? query.apply(this, given) : dies(fate, () => query.apply(this, given))
} as typeof pg.Client.prototype.query

const call = globalThis.fetch
globalThis.fetch = (address, init) => {
  const url = address instanceof Request ? address.url : String(address)
  const fate = fateOf(url)
  return fate === 'lives' ? call(address, init) : dies(fate, () => call(address, init))
}
