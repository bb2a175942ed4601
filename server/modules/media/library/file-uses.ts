import type { UsedIn } from '@arvand/contracts/panel/media'
import { formatNumber } from '@arvand/persian/numbers'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import type { FileUser } from '#plugs/file-user'
import { media } from '../tables.ts'

/** As SQL: whether something uses the file. */
export const isUsed = (users: readonly FileUser[], fileId: Expression<string>) =>
  sql<SqlBool>`(${sql.join(
    [sql`false`, ...users.map(({ usesOf }) => sql`exists (${usesOf(fileId)})`)],
    sql` or `,
  )})`

/** In how many things of each sort these files are used, in one query; unused files are missing. */
export async function countUses(
  db: Db,
  users: readonly FileUser[],
  fileIds: readonly string[],
): Promise<Map<string, UsedIn[]>> {
  if (fileIds.length === 0 || users.length === 0) return new Map()
  const id = sql.ref<string>('f.id')
  const counts = users.map(({ usesOf }) => sql`(select count(*) from (${usesOf(id)}) as u)::integer`)
  const { rows } = await sql<{ id: string; counts: number[] }>`
    select f.id, array[${sql.join(counts)}] as counts from media.files f where f.id = any(${[...fileIds]})
  `.execute(media(db))
  const all = rows.map(({ id: fileId, counts: found }) => {
    const used = users.flatMap(({ noun }, nth) => (found[nth] ? [{ noun, count: found[nth] }] : []))
    return [fileId, used] as const
  })
  return new Map(all.filter(([, used]) => used.length > 0))
}

/** So many places of a sort are named; the counts tell the others. */
const mostPlaces = 50

/** The things that use a file, with the links that this viewer may open. */
export async function findPlaces(db: Db, users: readonly FileUser[], fileId: string, viewer: Actor) {
  const found = await Promise.all(
    users.map(async ({ noun, placesOf }) =>
      (await placesOf(db, fileId, viewer, mostPlaces)).map((place) => ({ noun, ...place })),
    ),
  )
  return found.flat()
}

/** The sentence with which a used file is not removed: it names a place, and says how many others there are. */
export function inUseSentence(uses: readonly UsedIn[], place: { noun: string; title: string } | undefined) {
  const others = uses.reduce((sum, { count }) => sum + count, 0) - 1
  const named = place ? `${place.noun} «${place.title}»` : (uses[0]?.noun ?? '')
  const more = others > 0 ? ` و ${formatNumber(others)} جای دیگر` : ''
  return `این فایل در ${named}${more} استفاده شده است. اول آن را از آن‌جا بردارید.`
}
