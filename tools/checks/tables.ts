import type { Node } from 'oxc-parser'
import { graphOf, moduleOf } from '../graph.ts'
import { textOf } from '../literal.ts'
import { isTest, nameOf, sourceOf, visit } from '../source.ts'
import { type Mention, readSql } from '../sql.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** What one module may do with the tables of another one. */
interface Law {
  readonly arrows: ReadonlyMap<string, readonly string[]>
  /** Views that migrations create, as `schema.name`. */
  readonly views: ReadonlySet<string>
}

/** Modules that read only published views: those of all modules, without calling any of them (design 3). */
const readsAllViews = new Set(['analysis', 'export', 'search'])

/**
 * SQL of a module that names another module's tables, in migrations and in queries; foreign keys that the graph of
 * modules does not allow.
 */
export async function tables(tree: Tree): Promise<Finding[]> {
  const migrations = await Promise.all(
    filesLike(tree, /^server\/.*\/migrations\/.*\.sql$/).map(async (file) => ({
      file,
      mentions: (await readSql(tree.text(file))).mentions,
    })),
  )
  const made = migrations.flatMap(({ mentions }) => mentions).filter(({ act }) => act === 'makes view')
  const law: Law = {
    arrows: graphOf(tree).arrows,
    views: new Set(made.map(({ schema, name }) => `${schema}.${name}`)),
  }
  const inSql = migrations.flatMap(({ file, mentions }) => findingsIn(law, file, mentions))
  const code = filesLike(tree, /^(server\/(modules\/[^/]+|platform)|demo\/[^/]+)\/.*\.ts$/).filter(
    (file) => !isTest(file),
  )
  return [...inSql, ...code.flatMap((file) => findingsIn(law, file, mentionsInCode(tree, law, file)))]
}

const findingsIn = (law: Law, file: string, mentions: readonly Mention[]): Finding[] =>
  mentions.flatMap((mention) => {
    const sentence = whyNotMention(law, ownerOf(file) ?? '', mention)
    return sentence ? [{ file, line: mention.line, sentence }] : []
  })

/** A folder of the demo fills the tables of its module, and reads what that one may. */
const ownerOf = (file: string): string | undefined => /^demo\/([^/]+)\//.exec(file)?.[1] ?? moduleOf(file)

function whyNotMention(
  { arrows, views }: Law,
  own: string,
  { act, schema, name }: Mention,
): string | undefined {
  if (act === 'makes schema') return name === own ? undefined : `the schema ${name} is not of ${own}`
  if (act === 'makes extension') return own === 'platform' ? undefined : 'extensions are made by the platform'
  if (schema === own || schema === 'pg_catalog' || schema === 'information_schema') return undefined
  if (schema === undefined) {
    const known = act === 'calls' || (act === 'reads' && name.startsWith('pg_'))
    return known ? undefined : `${name}: name the schema, ${own}.${name}`
  }
  const full = `${schema}.${name}`
  const isBelow = arrows.get(own)?.includes(schema) ?? false
  if (act === 'makes' || act === 'makes view') return `${full} is not of ${own}`
  if (act === 'refers') return isBelow ? undefined : `a foreign key to ${full} against the arrows`
  if (act === 'calls')
    return isBelow || schema === 'platform' ? undefined : `${own} calls ${full} against the arrows`
  if (!views.has(full))
    return `${own} reads ${full}, a table of another; call its door or join a view it publishes`
  return isBelow || readsAllViews.has(own) ? undefined : `${own} reads ${full} against the arrows`
}

/** The texts of a literal type, or of a union of some. */
const namesIn = (type: Node | undefined): string[] => {
  if (type?.type === 'TSUnionType') return type.types.flatMap(namesIn)
  return type?.type === 'TSLiteralType' ? [nameOf(type.literal)] : []
}

const kyselyTable =
  /^(?:selectFrom|(?:inner|left|right|full|cross)Join|insertInto|updateTable|deleteFrom|mergeInto|using)$/
const startsAsSql = /^\s*(?:select|insert|update|delete|with|truncate|merge|lock|copy)\s/i

/** Tables that code names: in the `Tables` of a lens and the keys of `tables.ts`, to Kysely, and in SQL in texts. */
function mentionsInCode(tree: Tree, law: Law, file: string): Mention[] {
  const source = sourceOf(tree, file)
  const known = new Set([...law.arrows.keys(), 'platform'])
  const found: Mention[] = []
  const add = (start: number, table: string) => {
    const [, schema = '', name = ''] = /^\s*([a-z_]+)\.([a-z_0-9]+)/.exec(table) ?? []
    if (known.has(schema)) found.push({ act: 'reads', schema, name, line: lineAt(source.text, start) })
  }
  const addAll = (start: number, sql: string) => {
    for (const match of sql.matchAll(/(?<![\w.'"-])([a-z_]+\.[a-z_0-9]+)\b(?!\s*\(|[-.])/g))
      add(start + match.index, match[0])
  }
  const tagged = new Set<Node>()
  visit(source, {
    TSTypeReference(node) {
      if (nameOf(node.typeName) !== 'Tables') return
      for (const name of namesIn(node.typeArguments?.params[0]))
        add(node.start, name.includes('.') ? name : `${name}.all`)
    },
    TSPropertySignature: (node) => file.endsWith('/tables.ts') && add(node.start, nameOf(node.key)),
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || !kyselyTable.test(nameOf(node.callee.property))) return
      add(node.start, textOf(node.arguments[0]) ?? '')
    },
    TaggedTemplateExpression(node) {
      if (/^sql\b/.test(source.text.slice(node.tag.start, node.tag.end))) tagged.add(node.quasi)
    },
    Literal: (node) =>
      typeof node.value === 'string' && startsAsSql.test(node.value) && addAll(node.start, node.value),
    TemplateLiteral(node) {
      if (!tagged.has(node) && !startsAsSql.test(node.quasis[0]?.value.raw ?? '')) return
      for (const part of node.quasis) addAll(part.start, part.value.raw)
    },
  })
  return found
}
