type Line = Record<string, unknown>

const blot = '•'
const deepest = 6

/** Names of values that could open an account or a wallet: camelCase, with underscores, or as headers. */
const secretName =
  /^(x-)?(set-)?(cookie|authorization|password|passcode|code|ticket|challenge|secret|otp|pin|cvv2?|csrf)s?$|token|password|secret|recovery-?codes?|api-?key|private-?key|card-?(number|pan)/i

const secrets = new Map<string, boolean>()

/** Names come from the code, so they are few; the limit is for names that strangers invent. */
function isSecret(name: string): boolean {
  const known = secrets.get(name)
  if (known !== undefined) return known
  const is = secretName.test(name.replaceAll('_', '-'))
  if (secrets.size < 1_000) secrets.set(name, is)
  return is
}

/** The same line with every secret value redacted, at any depth. */
export function redacted(line: Line, depth = 0): Line {
  const clean: Line = {}
  for (const name of Object.keys(line)) clean[name] = isSecret(name) ? blot : inside(line[name], depth)
  return clean
}

function inside(value: unknown, depth: number): unknown {
  // An error is left to `troubleOf`, which takes only its harmless parts.
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value
  if (depth >= deepest) return blot
  if (Array.isArray(value)) return value.map((part) => inside(part, depth + 1))
  return redacted(value as Line, depth + 1)
}

const mostContent = 2_000

/** A thrown value that is no error: a text unchanged, anything else with its class and its content. */
function contentOf(thrown: unknown): unknown {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown).slice(0, mostContent)
  const kind = thrown.constructor?.name ?? 'Object'
  if (thrown instanceof Response) return { kind, status: thrown.status, statusText: thrown.statusText }
  try {
    return { kind, content: JSON.stringify(inside(thrown, 0)).slice(0, mostContent) }
  } catch {
    // The value contains itself, or reading it throws.
    return { kind }
  }
}

/**
 * The parts of an error that may be logged: kind, reason, message and stack, also of its causes. Extra fields of
 * database errors are left out, because `detail` and `parameters` repeat what people wrote.
 */
export function troubleOf(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return contentOf(error)
  const { name, cause } = error
  const [message, stack] = [wordsOf(error, error.message), wordsOf(error, error.stack ?? '')]
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    kind: name,
    message,
    ...(code === undefined ? {} : { reason: code }),
    ...(constraint === undefined ? {} : { constraint, table }),
    stack,
    ...(cause === undefined || depth >= deepest ? {} : { cause: troubleOf(cause, depth + 1) }),
  }
}

/**
 * A database error quotes values that it could not read («invalid input syntax for type uuid: "…"»), and people wrote
 * those.
 */
const wordsOf = (error: Error, text: string): string =>
  'severity' in error ? text.replaceAll(/: ".*"/g, `: "${blot}"`) : text
