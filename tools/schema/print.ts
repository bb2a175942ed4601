import type { Catalogue, Column, Part, Relation } from './catalogue.ts'

const header =
  '-- The database after all migrations, to be read. Written by `npm run schema`; a check compares it.\n'

/** A catalogue as SQL for people: schema by schema, types and tables first, then views and functions. */
export function printSchema(catalogue: Catalogue): string {
  const extensions = catalogue.extensions.map((name) => `create extension ${name};\n`).join('')
  const schemas = catalogue.schemas
    .map(({ name, comment }) => printOne(catalogue, name, comment))
    .filter(Boolean)
  return visible([header, extensions, ...schemas].filter(Boolean).join('\n'))
}

/** Writes invisible characters as numbers, because editors and git handle them badly. */
const visible = (text: string): string =>
  text.replace(/[^\P{C}\n]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)

function printOne(catalogue: Catalogue, schema: string, comment: string | null): string {
  const of = <T extends { schema: string }>(all: readonly T[]) => all.filter((one) => one.schema === schema)
  const relations = of(catalogue.relations)
  const isTable = ({ kind }: Relation) => kind === 'r' || kind === 'p'
  const simple = [...of(catalogue.types), ...of(catalogue.sequences)]
  const parts = [
    ...simple.map((one) => `${remark(one.comment)}create ${one.definition};\n`),
    ...relations.filter(isTable).map((table) => printTable(catalogue, table)),
    ...relations.filter((one) => !isTable(one)).map((view) => printView(catalogue, view)),
    ...of(catalogue.functions).map((one) => `${remark(one.comment)}${one.definition};\n`),
  ]
  if (parts.length === 0 && schema === 'public') return ''
  return [`${'-'.repeat(80)}\n${remark(comment)}create schema ${schema};\n`, ...parts].join('\n')
}

function printTable(
  catalogue: Catalogue,
  { id, schema, name, comment, options, partition }: Relation,
): string {
  const of = <T extends { relation: string }>(all: readonly T[]) => all.filter((one) => one.relation === id)
  const body = partition?.startsWith('partition of')
    ? ''
    : ` (\n${printBody(of(catalogue.columns), of(catalogue.constraints))})`
  const ends = [partition && ` ${partition}`, options && ` with (${options})`].filter(Boolean).join('')
  return `${remark(comment)}create table ${schema}.${name}${body}${ends};\n${printParts(catalogue, id)}`
}

function printBody(columns: readonly Column[], constraints: readonly Part[]): string {
  const lines = [...columns, ...constraints]
  return lines
    .map(({ definition, comment }, at) => {
      const comma = at < lines.length - 1 ? ',' : ''
      return `  ${definition}${comma}${comment ? ` -- ${oneLine(comment)}` : ''}\n`
    })
    .join('')
}

function printView(catalogue: Catalogue, { id, schema, name, kind, comment, definition }: Relation): string {
  const what = kind === 'm' ? 'materialized view' : 'view'
  return `${remark(comment)}create ${what} ${schema}.${name} as\n${definition};\n${printParts(catalogue, id)}`
}

const printParts = ({ indexes, triggers }: Catalogue, id: string): string =>
  [...indexes, ...triggers]
    .filter(({ relation }) => relation === id)
    .map(({ definition, comment }) => `${remark(comment)}${definition};\n`)
    .join('')

const remark = (comment: string | null): string => (comment ? `-- ${oneLine(comment)}\n` : '')
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
