import { PostgresDialect as Connection, Kysely } from 'kysely'
import {
  ColumnTypeNode,
  DatabaseMetadata,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  PostgresDialect,
} from 'kysely-codegen'
import type { Pool } from 'pg'
import type { Catalogue } from './catalogue.ts'
import { type Columns, viewColumns } from './view-columns.ts'

const type = (name: string) => new IdentifierNode(name)

/** Row types of all tables and views, in TypeScript: what `server/platform/database/schema.ts` should say. */
export async function printRows(pool: Pool, catalogue: Catalogue): Promise<string> {
  const dialect = new PostgresDialect()
  // As `types-of-values.ts` reads them; JSON is written as its text.
  Object.assign(dialect.adapter.scalars, {
    date: type('string'),
    int8: type('number'),
    timestamptz: type('Date'),
  })
  dialect.adapter.definitions.Json = new ColumnTypeNode(type('unknown'), type('string'), type('string'))
  return generate({
    db: new Kysely({ dialect: new Connection({ pool }) }),
    dialect,
    outFile: null,
    customImports: { GeneratedAlways: 'kysely' },
    overrides: { columns: Object.fromEntries(neverWritten(catalogue)) },
    postprocess: ({ metadata }) => completed(metadata, catalogue),
  })
}

/** Columns that PostgreSQL alone fills. */
const neverWritten = ({ columns, relations }: Catalogue) =>
  columns.flatMap(({ relation, definition }) => {
    const [, column, words] = /^"?(\w+)"? (.*?) generated always/.exec(definition) ?? []
    const table = relations.find(({ id }) => id === relation)
    if (!column || !table) return []
    const kind = type(/^(?:bigint|integer|smallint|double)/.test(words ?? '') ? 'number' : 'string')
    return [[`${table.schema}.${table.name}.${column}`, new GenericExpressionNode('GeneratedAlways', [kind])]]
  })

/** The columns of the library, with the texts that checks allow, and views with what is known of their tables. */
async function completed(metadata: DatabaseMetadata, catalogue: Catalogue): Promise<DatabaseMetadata> {
  const allowed = allowedTexts(catalogue)
  const columnsOf = async (schema: string, name: string): Promise<Columns> => {
    const view = catalogue.relations.find((one) => one.schema === schema && one.name === name)?.definition
    if (view) return viewColumns(view, columnsOf)
    const table = metadata.tables.find((one) => one.schema === schema && one.name === name)
    return new Map(
      table?.columns.map((column) => [
        column.name,
        {
          isNullable: column.isNullable,
          hasDefault: column.hasDefaultValue,
          texts: allowed.get(`${schema}.${name}.${column.name}`),
        },
      ]),
    )
  }
  const ours = metadata.tables.filter((one) =>
    catalogue.relations.some(({ schema, name }) => schema === one.schema && name === one.name),
  )
  const tables = ours.map(async (table) => {
    const known = await columnsOf(table.schema ?? '', table.name)
    const columns = table.columns.map((column) => {
      const { isNullable, hasDefault, texts } = known.get(column.name) ?? {}
      return {
        ...column,
        isNullable,
        hasDefaultValue: hasDefault,
        enumValues: texts?.length ? [...texts] : null,
      }
    })
    return { ...table, columns }
  })
  return new DatabaseMetadata({ enums: metadata.enums, tables: await Promise.all(tables) })
}

/** By `schema.table.column`: the texts of a check `column in (…)`, or of `column <@ array[…]` for each element. */
const allowedTexts = ({ constraints, relations }: Catalogue): ReadonlyMap<string, string[]> =>
  new Map(
    constraints.flatMap(({ relation, definition }): [string, string[]][] => {
      const [, column, list = ''] =
        / CHECK \("?(\w+)"? (?:= ANY \(|<@ |= )(?:ARRAY\[)?((?:'[^']*'::text(?:, )?)+)\]?\)*$/.exec(
          definition,
        ) ?? []
      const table = relations.find(({ id }) => id === relation)
      if (!column || !table) return []
      const texts = [...list.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text)
      return [[`${table.schema}.${table.name}.${column}`, texts]]
    }),
  )
