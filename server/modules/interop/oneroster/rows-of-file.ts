import type { RosterFile } from '@arvand/contracts/panel/manage-roster'
import { cleanLine, withSignsAtNames } from '@arvand/persian/clean-text'
import type { TableRow } from '#platform/csv'
import type { RosterRow, UnreadRow } from './reader.ts'

export interface RowsOfFile {
  readonly rows: RosterRow[]
  readonly unread: UnreadRow[]
}

type Cell = (column: string) => string
/** A row without what every row has. */
type Own<File extends RosterFile> = Omit<Extract<RosterRow, { file: File }>, 'file' | 'line' | 'sourcedId'>

const longest = 300
const most = 50

const columnsOf: Readonly<Record<RosterFile, readonly string[]>> = {
  orgs: ['name'],
  academicSessions: ['title', 'startDate', 'endDate'],
  users: ['givenName', 'familyName'],
  courses: ['title'],
  classes: ['title', 'courseSourcedId'],
  enrollments: ['classSourcedId', 'userSourcedId', 'role'],
}

const listed = (cell: string): string[] =>
  cell
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, most)

/** The people that `roles.csv` of OneRoster 1.2 calls teachers; 1.1 has the role beside the name. */
export type Teachers = ReadonlySet<string>

const readers: { readonly [File in RosterFile]: (cell: Cell, id: string, teachers: Teachers) => Own<File> } =
  {
    orgs: (cell) => ({ title: cell('name') }),
    academicSessions: (cell) => ({
      title: withSignsAtNames(cell('title')),
      starts: cell('startDate'),
      ends: cell('endDate'),
    }),
    users: (cell, id, teachers) => ({
      title: [
        cell('preferredGivenName') || cell('givenName'),
        cell('preferredFamilyName') || cell('familyName'),
      ]
        .filter(Boolean)
        .join(' ')
        .slice(0, longest),
      phones: [cell('sms'), cell('phone')].filter(Boolean),
      email: cell('email'),
      teaches: cell('role').toLowerCase() === 'teacher' || teachers.has(id),
      isEnabled: cell('enabledUser').toLowerCase() !== 'false',
    }),
    courses: (cell) => ({ title: withSignsAtNames(cell('title')), code: cell('courseCode') }),
    classes: (cell) => ({
      title: withSignsAtNames(cell('title')),
      courseId: cell('courseSourcedId'),
      sessionIds: listed(cell('termSourcedIds')),
    }),
    enrollments: (cell) => ({
      classId: cell('classSourcedId'),
      userId: cell('userSourcedId'),
      role: cell('role').toLowerCase(),
      isPrimary: cell('primary').toLowerCase() === 'true',
    }),
  }

/** The rows of one file whose first row names its columns, in any order. Pure. */
export function rowsOfFile<File extends RosterFile>(
  file: File,
  [head, ...body]: readonly TableRow[],
  teachers: Teachers = new Set(),
): RowsOfFile {
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const has = (column: string) => names.includes(column.toLowerCase())
  const missing = ['sourcedId', ...columnsOf[file]].filter((column) => !has(column))
  if (missing.length > 0) {
    const unread = {
      file,
      line: 1,
      sourcedId: '',
      title: missing.join(', '),
      problem: 'columnMissing',
    } as const
    return { rows: [], unread: [unread] }
  }
  const rows: RosterRow[] = []
  const unread: UnreadRow[] = []
  const seen = new Set<string>()
  for (const { number: line, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const cell = (column: string) =>
      cleanLine(cells[names.indexOf(column.toLowerCase())] ?? '').slice(0, longest)
    const sourcedId = cell('sourcedId')
    const own = readers[file](cell, sourcedId, teachers)
    const problem =
      sourcedId === ''
        ? 'idMissing'
        : seen.has(sourcedId)
          ? 'repeated'
          : cell('status').toLowerCase() === 'tobedeleted'
            ? 'deletedThere'
            : null
    seen.add(sourcedId)
    if (problem) unread.push({ file, line, sourcedId, title: titleIn(own), problem })
    else rows.push({ file, line, sourcedId, ...own } as unknown as RosterRow)
  }
  return { rows, unread }
}

const titleIn = (own: object): string => ('title' in own && typeof own.title === 'string' ? own.title : '')

/** Who teaches by `roles.csv`, whatever else they are. */
export function teachersOf([head, ...body]: readonly TableRow[]): Teachers {
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const [user, role] = [names.indexOf('usersourcedid'), names.indexOf('role')]
  const teaching = body.filter(({ cells }) => (cells[role] ?? '').trim().toLowerCase() === 'teacher')
  return new Set(teaching.map(({ cells }) => (cells[user] ?? '').trim()))
}

/** What `manifest.csv` says: the version of the standard, and of each file whether it is whole. */
export function manifestOf(rows: readonly TableRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.map(({ cells: [name = '', value = ''] }) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  )
}
