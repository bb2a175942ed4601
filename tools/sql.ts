import { parse, SqlError } from 'libpg-query'

/**
 * What a statement does to a named object: `makes` means create, alter, insert, update or drop; `refers` is a foreign
 * key; `calls` is a function or a type.
 */
export interface Mention {
  readonly act: 'makes' | 'makes view' | 'makes schema' | 'makes extension' | 'reads' | 'refers' | 'calls'
  readonly schema: string | undefined
  readonly name: string
  readonly line: number
}

/** A table, a column or another object that a statement drops. */
export interface Dropped {
  readonly what: string
  readonly line: number
}

export interface Sql {
  readonly mentions: readonly Mention[]
  readonly drops: readonly Dropped[]
  /** Lines of `do` blocks, whose contents this parser does not read. */
  readonly blocks: readonly number[]
  /** The first error by the grammar of PostgreSQL 15. */
  readonly error?: { readonly sentence: string; readonly line: number }
}

export type Json = unknown
export type Fields = Readonly<Record<string, Json>>

/** Reads SQL with the grammar of PostgreSQL 15. */
export async function readSql(text: string): Promise<Sql> {
  const bytes = Buffer.from(text)
  const lineOfByte = (at: number) => {
    // A statement without a position of its own begins where the one before ended, so spaces and comments in between
    // are skipped.
    const between = /^(?:\s|--[^\n]*\n|\/\*.*?\*\/)*/s.exec(bytes.subarray(at).toString())?.[0] ?? ''
    return `${bytes.subarray(0, at)}${between}`.split('\n').length
  }
  try {
    const statements = fields(await parse(text)).stmts ?? []
    const read = list(statements).map((one) => readStatement(fields(one), lineOfByte))
    return {
      mentions: (await Promise.all(read.map(withBodies))).flat(),
      drops: read.flatMap(({ drops }) => drops),
      blocks: read.flatMap(({ blocks }) => blocks),
    }
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause
    const at = cause instanceof SqlError ? (cause.sqlDetails?.cursorPosition ?? 0) : 0
    const error = { sentence: cause.message, line: text.slice(0, at).split('\n').length }
    return { mentions: [], drops: [], blocks: [], error }
  }
}

interface Read {
  readonly mentions: Mention[]
  readonly drops: Dropped[]
  readonly blocks: number[]
  /** Bodies of functions in SQL, each with its first line. */
  readonly bodies: { sql: string; line: number }[]
  readonly common: Set<string>
}

/** The mentions in a statement and in the functions that it defines; names of its own `with` queries are left out. */
async function withBodies({ mentions, bodies, common }: Read): Promise<Mention[]> {
  const inner = await Promise.all(
    bodies.map(async ({ sql, line }) =>
      (await readSql(sql)).mentions.map((one) => ({ ...one, line: line + one.line - 1 })),
    ),
  )
  return [
    ...mentions.filter(({ schema, name }) => schema !== undefined || !common.has(name)),
    ...inner.flat(),
  ]
}

function readStatement(statement: Fields, lineOfByte: (at: number) => number): Read {
  const read: Read = { mentions: [], drops: [], blocks: [], bodies: [], common: new Set() }
  const start = Number(statement.stmt_location ?? 0)
  walk(statement.stmt, '', (key, node) => {
    const line = lineOfByte(Number(node.location ?? start))
    const mention = (act: Mention['act'], names: readonly string[]) =>
      read.mentions.push({ act, schema: names.at(-2), name: names.at(-1) ?? '', line })
    if (node.relname !== undefined) mention(actOn(key), [node.schemaname, node.relname].flatMap(texts))
    if (node.ctename) read.common.add(String(node.ctename))
    if (key === 'FuncCall' || key === 'CreateTrigStmt') mention('calls', texts(node.funcname))
    if (key === 'CreateFunctionStmt') {
      mention('makes', texts(node.funcname))
      read.bodies.push(...bodiesOf(node).map((sql) => ({ sql, line })))
    }
    if (/^Create(Enum|Range)Stmt$/.test(key)) mention('makes', texts(node.typeName))
    if (key === 'CreateDomainStmt') mention('makes', texts(node.domainname))
    if (node.typemod !== undefined && texts(node.names).length > 1) mention('calls', texts(node.names))
    if (key === 'CreateSchemaStmt') mention('makes schema', texts(node.schemaname))
    if (key === 'CreateExtensionStmt') mention('makes extension', texts(node.extname))
    if (key === 'DoStmt') read.blocks.push(line)
    if (key === 'DropStmt') {
      for (const object of list(node.objects)) {
        const names = texts(fields(object).List ? fields(fields(object).List).items : object)
        const isSchema = node.removeType === 'OBJECT_SCHEMA'
        mention(isSchema ? 'makes schema' : 'makes', names)
        read.drops.push({ what: names.join('.'), line })
      }
    }
    if (key === 'AlterTableCmd' && node.subtype === 'AT_DropColumn')
      read.drops.push({ what: `column ${node.name}`, line })
  })
  return read
}

/** A relation inside a list (`RangeVar`) is read; a relation under another key is what the statement changes. */
function actOn(key: string): Mention['act'] {
  if (key === 'RangeVar') return 'reads'
  if (key === 'pktable') return 'refers'
  return key === 'view' || key === 'rel' ? 'makes view' : 'makes'
}

/** The body of a function in SQL; of another language only the tables that its statements name. */
function bodiesOf(node: Fields): string[] {
  const options = list(node.options).map((one) => fields(fields(one).DefElem))
  const option = (name: string) => texts(options.find((one) => one.defname === name)?.arg)
  const body = option('as')[0] ?? ''
  if (option('language')[0] === 'sql') return [body]
  const tables = body.matchAll(/\b(?:from|join|into|update)\s+([a-z_]+\.[a-z_]+)/gi)
  return [...tables].map(([, table]) => `select from ${table}`)
}

function walk(value: Json, key: string, visit: (key: string, node: Fields) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, key, visit)
  else if (value && typeof value === 'object') {
    visit(key, fields(value))
    for (const [name, inner] of Object.entries(value)) walk(inner, name, visit)
  }
}

/** The texts in a parsed value, in order: of a string, a String node, a list of them, or an object with a name. */
export function texts(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  const { sval, String: string, List: listed, items, objname, ObjectWithArgs } = fields(value)
  return [sval, string, listed, items, objname, ObjectWithArgs].flatMap((one) => (one ? texts(one) : []))
}

export const fields = (value: Json): Fields => (value && typeof value === 'object' ? (value as Fields) : {})
export const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])
