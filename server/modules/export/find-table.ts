import type { Actor } from '#platform/actor'
import { refuse } from '#platform/refusal'
import type { ExportTable } from '#plugs/export-table'

const tablesOf = (tables: readonly ExportTable[], { roles, scopes }: Actor): ExportTable[] =>
  tables.filter(({ of }) => (of === 'teachers' ? roles.has('teacher') : scopes.has(of.scope)))

/** The tables that a person may take, in the order of their titles. */
export const listTables = (tables: readonly ExportTable[], actor: Actor) =>
  tablesOf(tables, actor)
    .map(({ name, title }) => ({ name, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'fa'))

/** A table of another scope or role is as one that is not there. */
export const findTable = (tables: readonly ExportTable[], actor: Actor, name: string): ExportTable =>
  tablesOf(tables, actor).find((one) => one.name === name) ?? refuse('export.unknown-table')
