import { readFile } from 'node:fs/promises'
import type { RosterFile } from '@arvand/contracts/panel/manage-roster'
import { BrokenArchive, type Unpacked, unfoldLimit, unpackArchive } from '#platform/archives'
import { csvRows, type TableRow } from '#platform/csv'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import type { RosterAsked } from './reader.ts'
import { manifestOf, rowsOfFile, type Teachers, teachersOf } from './rows-of-file.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

const MB = 1024 ** 2
const mostUnpacked = 150 * MB
const atOnce = 200

/** In the order in which they are imported. */
const files: readonly RosterFile[] = [
  ...(['orgs', 'academicSessions', 'users', 'courses', 'classes', 'enrollments'] as const),
]

export const read: ReadingFunction<null> = async (_, { source, out, ask, alive }) => {
  const unpacked = await unpack(source, out, alive)
  const rowsOf = async (name: string): Promise<readonly TableRow[]> => {
    const file = unpacked.get(name.toLowerCase())
    // A file in another encoding than UTF-8 is read with signs that its names do not have; they are told as wrong.
    return file ? csvRows(await readFile(file.path, 'utf8')) : []
  }
  const manifest = manifestOf(await rowsOf('manifest.csv'))
  const version = manifest.get('oneroster.version') ?? ''
  if (version === '') throw new Refused('not-a-roster')
  const modes = files.map((file) => manifest.get(`file.${file.toLowerCase()}`))
  if (modes.includes('delta')) throw new Refused('changes-alone')
  const teachers: Teachers = teachersOf(await rowsOf('roles.csv'))
  for (const file of files) {
    const table = await rowsOf(`${file}.csv`)
    if (table.length === 0) continue
    const { rows, unread } = rowsOfFile(file, table, teachers)
    for (let at = 0; at < Math.max(rows.length, unread.length); at += atOnce) {
      const piece: RosterAsked = {
        rows: rows.slice(at, at + atOnce),
        unread: unread.slice(at, at + atOnce),
      }
      // The app has as many as it takes.
      if ((await ask(piece)) === 'enough') return { version }
    }
  }
  return { version }
}

/** The files by their names alone: whoever unpacked an archive often packs its folder again. */
async function unpack(source: string, out: string, alive: () => void): Promise<Unpacked> {
  try {
    const all = await unpackArchive(source, out, await unfoldLimit(source, mostUnpacked), alive)
    const own = [...all].filter(([path]) => !path.startsWith('__MACOSX/'))
    return new Map(own.map(([path, file]) => [path.slice(path.lastIndexOf('/') + 1).toLowerCase(), file]))
  } catch (error) {
    if (error instanceof BrokenArchive) throw new Refused(error.trouble, { cause: error })
    throw error
  }
}
